/// The invalid parts of a flow layout.
///
/// A layout that keeps its sizes while the view scrolls can use this context:
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
  /// Whether the delegate is called again for sizes, insets and spacings.
  ///
  /// The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are arranged in lines again.
  ///
  /// The default is `true`.
  open var invalidateFlowLayoutAttributes = true
}
