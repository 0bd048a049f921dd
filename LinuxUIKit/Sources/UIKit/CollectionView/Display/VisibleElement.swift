/// A displayed view, and the layout attributes that were last applied to it.
@MainActor final class VisibleElement {
  let view: any ElementView
  /// The key for which the view is stored for reuse.
  let reuseKey: ReuseKey
  /// The element, by its index path in the current data.
  private(set) var element: ElementID
  /// The attributes that were last applied.
  private(set) var attributes: UICollectionViewLayoutAttributes
  /// The values of these attributes at that time; a layout may have changed the object since.
  private(set) var geometry: ElementGeometry
  /// The origin of the layout's coordinates in the view's superview at that time.
  private var origin: CGPoint
  /// The progress of the display.
  private(set) var display = DisplayState()

  init(
    view: any ElementView, reuseKey: ReuseKey,
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

  /// Marks the view as announced to the delegate.
  func markAsAnnounced() { display.isAnnounced = true }

  /// Sets whether the view left the visible bounds.
  func setLeaving(_ isLeaving: Bool) { display.isLeaving = isLeaving }

  /// Stores the result of measuring the view; `nil` to measure it again.
  func setMeasurement(_ measurement: ElementMeasurement?) { display.measurement = measurement }

  /// Continues the display of an element that was displayed by the same view.
  func continueDisplay(of other: VisibleElement) {
    display.measurement = other.display.measurement
    display.isAnnounced = other.display.isAnnounced
  }

  /// Changes the element in an update, at the end of which `endUpdate()` is called.
  func beginUpdate(to after: ElementID) {
    display.indexPathBeforeUpdate = element.indexPath
    element = after
  }

  /// Ends the update in progress.
  func endUpdate() { display.indexPathBeforeUpdate = nil }

  /// Changes the element back to the one before the update in progress.
  func revertUpdate() {
    element = elementBeforeUpdate
    endUpdate()
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
  fileprivate(set) var isAnnounced = false
  /// Whether the view left the visible bounds and is removed at the end of the pass.
  fileprivate(set) var isLeaving = false
  /// The last measurement; `nil` for a view that was not measured.
  fileprivate(set) var measurement: ElementMeasurement?
  /// The index path before the update that is in progress; `nil` outside of updates.
  fileprivate(set) var indexPathBeforeUpdate: IndexPath?
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
