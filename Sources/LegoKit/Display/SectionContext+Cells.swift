import UIKit

extension SectionContext {
  /// Creates a context whose heights are those of the sizes that cells return.
  ///
  /// `measure` returns the size that an item's cell type returns for a proposed size. A height that
  /// is negative, such as `UIView.noIntrinsicMetric`, not finite, or the proposed one stands for
  /// none; so does the proposed width. `heights` returns the heights of all items in the same way, or
  /// `nil` if no item specifies one. `measuredHeight` and `fittingWidth` measure the constraints of an
  /// item's cell; they return `nil` for a cell without constraints.
  init(
    environment: any NSCollectionLayoutEnvironment, itemCount: Int,
    measure: @escaping @MainActor (_ item: Int, _ proposed: CGSize) -> CGSize,
    heights: ItemHeightList? = nil, measuredHeight: @escaping ItemLength = { _, _ in nil },
    fittingWidth: @escaping ItemLength = { _, _ in nil }
  ) {
    self.init(
      environment: environment, itemCount: itemCount,
      itemHeight: { item, width in
        let proposed = CGSize(width: width, height: .greatestFiniteMagnitude)
        let height = measure(item, proposed).height
        return height < proposed.height ? height : nil
      },
      itemHeights: heights, measuredHeight: measuredHeight,
      fittingWidth: { item, maximum in
        let proposed = CGSize(width: maximum, height: .greatestFiniteMagnitude)
        let width = measure(item, proposed).width
        return width >= 0 && width < maximum ? width : fittingWidth(item, maximum)
      })
  }
}
