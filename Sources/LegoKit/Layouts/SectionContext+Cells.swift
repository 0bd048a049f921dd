import UIKit

extension SectionContext {
  /// Creates a context whose heights are those of the sizes that cells return.
  ///
  /// `measure` returns the size that an item's cell type returns for a proposed size. A height that
  /// is negative, such as `UIView.noIntrinsicMetric`, not finite, or the proposed one stands for
  /// none; so does the proposed width. `measuredHeight` and `fittingWidth` measure the constraints
  /// of an item's cell; they return `nil` for a cell without constraints.
  init(
    environment: any NSCollectionLayoutEnvironment, itemCount: Int,
    measure: @escaping (_ item: Int, _ proposed: CGSize) -> CGSize,
    measuredHeight: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat? = { _, _ in nil },
    fittingWidth: @escaping (_ item: Int, _ maximum: CGFloat) -> CGFloat? = { _, _ in nil }
  ) {
    self.init(
      environment: environment, itemCount: itemCount,
      itemHeight: { item, width in
        let proposed = CGSize(width: width, height: .greatestFiniteMagnitude)
        let height = measure(item, proposed).height
        return height < proposed.height ? height : nil
      },
      measuredHeight: measuredHeight,
      fittingWidth: { item, maximum in
        let proposed = CGSize(width: maximum, height: .greatestFiniteMagnitude)
        let width = measure(item, proposed).width
        return width >= 0 && width < maximum ? width : fittingWidth(item, maximum)
      })
  }
}
