/// An item with a center, bounds and a transform, which an animator can move.
///
/// Views, layout attributes and the items of
/// `NSCollectionLayoutSection.visibleItemsInvalidationHandler` conform to it.
///
/// - Note: Not implemented: `UIDynamicAnimator`, collision bounds.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center in the coordinate system of the item's container.
  var center: CGPoint { get set }
  /// The bounds in the item's own coordinate system.
  var bounds: CGRect { get }
  /// The two-dimensional transform about the center.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
