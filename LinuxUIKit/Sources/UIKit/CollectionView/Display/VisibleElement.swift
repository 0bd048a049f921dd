/// A displayed view, and the layout attributes that were last applied to it.
@MainActor final class VisibleElement {
  let view: UICollectionReusableView
  /// The key for which the view is stored for reuse.
  let reuseKey: ReuseKey
  /// The element, by its index path in the current data.
  var element: ElementID
  /// The attributes that were last applied.
  private(set) var attributes: UICollectionViewLayoutAttributes
  /// The values of these attributes at that time; a layout may have changed the object since.
  private(set) var geometry: ElementGeometry
  /// The origin of the layout's coordinates in the view's superview at that time.
  private var origin: CGPoint
  /// The progress of the display.
  var display = DisplayState()

  init(
    view: UICollectionReusableView, reuseKey: ReuseKey,
    attributes: UICollectionViewLayoutAttributes, container: UIView
  ) {
    self.view = view
    self.reuseKey = reuseKey
    self.attributes = attributes
    element = attributes.element
    geometry = attributes.geometry
    origin = view.layoutOrigin(in: container)
  }

  /// Applies attributes that differ from those that were applied last.
  func apply(_ new: UICollectionViewLayoutAttributes) {
    let newOrigin = view.layoutOrigin(in: view.superview)
    guard new.geometry != geometry || newOrigin != origin || !new.isEqual(attributes) else {
      return
    }
    attributes = new
    geometry = new.geometry
    origin = newOrigin
    view.setAttributes(new, in: view.superview)
  }

  /// The element by its index path before the update that is in progress.
  var elementBeforeUpdate: ElementID {
    var before = element
    before.indexPath = display.indexPathBeforeUpdate ?? element.indexPath
    return before
  }
}

/// The progress of the display of one element.
struct DisplayState {
  /// Whether the delegate was notified that the view is displayed.
  var isAnnounced = false
  /// Whether the view left the visible bounds and is removed at the end of the pass.
  var isLeaving = false
  /// The last measurement; `nil` for a view that was not measured.
  var measurement: ElementMeasurement?
  /// The index path before the update that is in progress; `nil` outside of updates.
  var indexPathBeforeUpdate: IndexPath?
}

/// The result of measuring a view.
struct ElementMeasurement {
  /// The size of the view when it was measured.
  let offered: CGSize
  /// The preferred size of the view.
  let preferred: CGSize

  /// Returns whether the measurement is valid for a view of this size.
  ///
  /// A view is not measured again with its own preferred size, so that measuring ends even if the
  /// view always prefers a larger size.
  func covers(_ size: CGSize) -> Bool {
    size == offered || size == preferred
  }
}
