import Testing
import UIKit

/// Tests 60 rows with a preferred height of 36⅓, of which 22 become visible.
///
/// See compositional-layout.md, 7.9, E60.
@Suite("Rows that were never visible keep their estimate (E60)", .serialized) @MainActor
struct UnmeasuredRowsTests {
  /// A row of the table.
  ///
  /// It has the estimated height, the published height, whether the layout is solved again, and the
  /// resulting content height.
  struct Estimate: CustomTestStringConvertible, Sendable {
    let length: CGFloat
    let published: CGFloat
    let isSolvedAnew: Bool
    let content: CGFloat

    var testDescription: String { "\(length)" }
  }

  /// 36⅓ are 109 pixels at a scale of 3.
  private nonisolated static let third: CGFloat = 109 / 3

  private nonisolated static let estimates = [
    Estimate(length: 44, published: 44, isSolvedAnew: true, content: 22 * third + 38 * 44),
    Estimate(length: third, published: third, isSolvedAnew: false, content: 2_180),
    // 109.3 pixels are rounded to 109: the error remains.
    Estimate(length: third + 0.1, published: third, isSolvedAnew: false, content: 2_186),
    // 109.6 pixels are rounded to 110.
    Estimate(length: third + 0.2, published: 110 / 3, isSolvedAnew: true, content: 2_187.6),
    Estimate(length: third + 8, published: third + 8, isSolvedAnew: true, content: 2_484),
  ]

  @Test("A preferred height applies when it differs by half a pixel", arguments: estimates)
  func table(estimate: Estimate) {
    let layout = CountingLayout(section: .rows(estimated: estimate.length))
    // 790 is less than 22 rows of 36⅓, which are 799⅓, and more than 21 of 36.533, which are 767.2.
    let screen = LayoutScreen(layout, counts: [60], size: CGSize(width: 375, height: 790))
    screen.view.register(ThirdHighCell.self, forCellWithReuseIdentifier: "number")
    screen.view.reloadData()
    layout.contexts = []
    screen.view.layoutIfNeeded()
    #expect(screen.view.traitCollection.displayScale == 3)
    #expect(screen.view.indexPathsForVisibleItems.count == 22)
    #expect(!layout.contexts.isEmpty == estimate.isSolvedAnew)
    #expect(abs(screen.view.contentSize.height - estimate.content) < 0.001)
    #expect(abs((screen.frame(59)?.height ?? 0) - estimate.published) < 0.001)
    #expect(abs((screen.frame(0)?.height ?? 0) - Self.third) < 0.001)
  }
}

/// A cell with a preferred height of 36⅓ points.
private final class ThirdHighCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 109 / 3
    return layoutAttributes
  }
}

extension NSCollectionLayoutSection {
  /// Self-sizing rows of the container's width.
  static func rows(estimated length: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(length))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
