import UIKit

extension SectionContext {
  /// Creates a context whose heights are those of the sizes that cells return.
  ///
  /// `measure` returns the size of an item's cell for a proposed size. A height that is negative,
  /// such as `UIView.noIntrinsicMetric`, not finite, or the proposed one stands for none.
  init(
    environment: any NSCollectionLayoutEnvironment, itemCount: Int,
    measure: @escaping (_ item: Int, _ proposed: CGSize) -> CGSize
  ) {
    self.init(environment: environment, itemCount: itemCount) { item, width in
      let proposed = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = measure(item, proposed).height
      return height < proposed.height ? height : nil
    }
  }
}
