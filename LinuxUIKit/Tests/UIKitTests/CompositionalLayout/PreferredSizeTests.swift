import Testing
import UIKit

/// Tests preferred sizes (compositional-layout.md, 4.2 and 4.3).
@Suite("Preferred sizes of views", .serialized) @MainActor
struct PreferredSizeTests {
  private func screen(
    _ layout: UICollectionViewLayout, cell: UICollectionViewCell.Type = LargeCell.self
  ) -> LayoutScreen {
    let screen = LayoutScreen(layout, counts: [3])
    screen.view.register(cell, forCellWithReuseIdentifier: "number")
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    return screen
  }

  private func layout(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> CountingLayout {
    let size = NSCollectionLayoutSize(width, height)
    return CountingLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  @Test("Only the preferred height applies if only it is estimated")
  func height() {
    let screen = screen(layout(.fractionalWidth(1), .estimated(44)))
    #expect(
      screen.shownFrames.map(\.size) == Array(repeating: CGSize(width: 375, height: 80), count: 3))
  }

  @Test("Only the preferred width applies if only it is estimated")
  func width() {
    let screen = screen(layout(.estimated(44), .absolute(50)))
    #expect(
      screen.shownFrames.map(\.size) == Array(repeating: CGSize(width: 70, height: 50), count: 3))
  }

  @Test("Both apply if both are estimated")
  func both() {
    let screen = screen(layout(.estimated(44), .estimated(44)))
    #expect(
      screen.shownFrames.map(\.size) == Array(repeating: CGSize(width: 70, height: 80), count: 3))
  }

  @Test("A change of the preferred width alone doesn't solve the layout again")
  func ignoredAxis() {
    let layout = layout(.fractionalWidth(1), .estimated(80))
    let screen = screen(layout)
    layout.contexts = []
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(layout.contexts.map(\.invalidateEverything) == [true])
  }

  @Test(
    "The layout is asked whether to invalidate, and returns true when the sizes differ in pixels",
    arguments: [
      (0, 0, false), (0.16, 0, false), (-0.16, 0, false), (0.17, 0, true), (-0.17, 0, true),
      (0, 0.16, false), (0, 0.17, true), (100, 100, true),
    ])
  func decision(width: CGFloat, height: CGFloat, differs: Bool) throws {
    let layout = layout(.estimated(44), .estimated(44))
    let screen = screen(layout)
    // A pixel is a third of a point, and half of it a sixth, 0.1667.
    #expect(screen.view.traitCollection.displayScale == 3)
    let path = IndexPath(item: 0, section: 0)
    let original = try #require(layout.layoutAttributesForItem(at: path))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.width += width
    preferred.size.height += height
    let answer = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    #expect(answer == differs)
  }

  @Test("The layout is asked once for each measurement, also without changes")
  func onceForEach() {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(70))
    let layout = AskedLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    HighCell.asked = 0
    _ = screen(layout, cell: HighCell.self)
    #expect(HighCell.asked == 3)
    // Three plain cells were measured before.
    #expect(layout.answers == Array(repeating: false, count: 6))
  }
}

/// A layout that logs its decisions about preferred attributes.
private final class AskedLayout: UICollectionViewCompositionalLayout {
  var answers: [Bool] = []

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let answer = super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    answers.append(answer)
    return answer
  }
}

/// A cell with a fixed preferred size of 70 by 80 points.
private final class LargeCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 70, height: 80)
    return layoutAttributes
  }
}
