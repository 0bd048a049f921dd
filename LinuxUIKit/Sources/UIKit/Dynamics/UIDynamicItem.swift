/// Something with a middle, a size and a transform, which physics could move.
///
/// Views, layout attributes and the items of
/// `NSCollectionLayoutSection.visibleItemsInvalidationHandler` are such things.
///
/// Ours leaves out the animator that would move them, and with it collision bounds.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the coordinate space around the item.
  var center: CGPoint { get set }
  /// The rectangle in the item's own coordinate space, in points.
  var bounds: CGRect { get }
  /// The flat transform about the middle.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
