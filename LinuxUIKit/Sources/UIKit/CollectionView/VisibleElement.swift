/// A view on the screen, and what the layout last said about it.
@MainActor struct VisibleElement {
  /// The view.
  let view: UICollectionReusableView
  /// Where the view goes when it leaves the screen.
  let reuseKey: ReuseKey
  /// The attributes that were last applied.
  var attributes: UICollectionViewLayoutAttributes
  /// Their values then: a layout may have changed the object since.
  var geometry: ElementGeometry
  /// Whether the delegate was told that the view is displayed.
  var isAnnounced = false
  /// Whether the view is off the screen and goes when the pass is over.
  var isLeaving = false
  /// How the view was measured last; nil while it was not.
  var measuring: ElementMeasuring?
  /// Where the layout's origin was in the view's superview then.
  private var origin: CGPoint
  /// The place before the update that is under way; nil outside of updates.
  var pathBeforeUpdate: IndexPath?

  init(
    view: UICollectionReusableView, reuseKey: ReuseKey,
    attributes: UICollectionViewLayoutAttributes, home: UIView
  ) {
    self.view = view
    self.reuseKey = reuseKey
    self.attributes = attributes
    geometry = attributes.geometry
    origin = view.layoutOrigin(in: home)
  }

  /// Applies attributes that differ from those that were applied last.
  mutating func take(_ new: UICollectionViewLayoutAttributes) {
    let newOrigin = view.layoutOrigin(in: view.superview)
    guard new.geometry != geometry || newOrigin != origin || !new.isEqual(attributes) else {
      return
    }
    attributes = new
    geometry = new.geometry
    origin = newOrigin
    view.take(new, in: view.superview)
  }
}
