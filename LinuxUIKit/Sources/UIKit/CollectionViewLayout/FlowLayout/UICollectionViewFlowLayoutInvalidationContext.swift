/// What of a flow layout has to be worked out again.
///
/// A layout that keeps its sizes while it scrolls says so:
///
/// ```swift
/// let context = UICollectionViewFlowLayoutInvalidationContext()
/// context.invalidateFlowLayoutDelegateMetrics = false
/// layout.invalidateLayout(with: context)
/// ```
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, insets and spacings: yes unless set.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are made again: yes unless set.
  open var invalidateFlowLayoutAttributes = true
}
