import Testing
import UIKit

@MainActor @Suite("Uniform sizes across siblings")
struct UniformSizeTests {
  /// Columns of `count` cells across the whole width with an estimated height of 50 points.
  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  private func columns(of count: Int) -> NSCollectionLayoutSection {
    let cell = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        .fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)))
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(
          .fractionalWidth(1), .estimated(50 * CGFloat(count))),
        repeatingSubitem: cell, count: count))
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  private var rowsOfThree: NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        .fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 50)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(50)),
        repeatingSubitem: card, count: 3))
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  @Test("A uniform dimension is estimated and uniform") func dimension() {
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50)
    #expect(dimension.isUniformAcrossSiblings)
    #expect(dimension.isEstimated)
    #expect(dimension.dimension == 50)
    #expect(!dimension.isAbsolute && !dimension.isFractionalWidth && !dimension.isFractionalHeight)
    #expect(!NSCollectionLayoutDimension.estimated(50).isUniformAcrossSiblings)
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  @Test("Cards of a row are as high as the highest, also those that prefer just the estimate")
  func cards() {
    // compositional-layout.md, 7.9, E56.
    let screen = SizingScreen(
      ["50", "80", "60", "40"], rowsOfThree, size: CGSize(width: 300, height: 600))
    screen.view.layoutIfNeeded()
    for item in 0..<3 {
      #expect(
        screen.frame(item) == CGRect(x: 100 * CGFloat(item), y: 0, width: 100, height: 80))
    }
    #expect(screen.frame(3) == CGRect(x: 0, y: 80, width: 100, height: 40))
    #expect(screen.view.contentSize == CGSize(width: 300, height: 120))
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  @Test("Siblings below the screen are measured before those on it have their size")
  func below() {
    // Ten cells in a column of which the ninth is the highest; two columns of ten, one of five.
    var texts = Array(repeating: "30", count: 25)
    texts[8] = "80"
    let screen = SizingScreen(texts, columns(of: 10), size: CGSize(width: 300, height: 100))
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<10) == Array(repeating: 80, count: 10))
    // Columns that aren't visible keep their estimates, and their cells aren't measured.
    #expect(screen.heights(10..<12) == [50, 50])
    // 10 · 80 + 15 · 50.
    #expect(screen.view.contentSize.height == 1_550)
    #expect(Set(SizingCell.asked) == Set(0..<10))
    #expect(Set(screen.view.indexPathsForVisibleItems.map(\.item)) == [0, 1])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  @Test("Siblings are measured once each, however many there are") func linear() {
    let screen = SizingScreen(
      (0..<300).map { String(20 + $0 % 7) }, columns(of: 300), size: CGSize(width: 300, height: 26))
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<300) == Array(repeating: 26, count: 300))
    // Cells measured off the screen are measured once more when they become visible.
    #expect(SizingCell.asked.count <= 300 + 2)
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(SizingCell.asked.count <= 300 + 2)
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  @Test("When the highest of them shrinks, all do") func shrinking() {
    let screen = SizingScreen(
      ["50", "80", "60"], rowsOfThree, size: CGSize(width: 300, height: 600))
    screen.view.layoutIfNeeded()
    screen.texts[1] = "20"
    screen.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [60, 60, 60])
  }
}
