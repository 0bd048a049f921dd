import LayoutBox
import Testing
import UIKit

/// Layouts whose lengths follow the text size.
@MainActor @Suite("Layouts that follow the text size") struct TextScaledLayoutTests {
  /// The frames of three items in a view of 300 points.
  private func frames(
    _ layout: some SectionLayout, _ category: UIContentSizeCategory
  ) -> [CGRect] {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: 2),
      ]), forChild: child)
    parent.view.addSubview(child.view)
    let screen = PlainScreen(count: 3) { layout.section(in: $0) }
    child.view.addSubview(screen.collectionView)
    screen.collectionView.layoutIfNeeded()
    return screen.frames
  }

  /// The factor of the text style body, with which UIFontMetrics scales.
  private func factor(_ category: UIContentSizeCategory) -> CGFloat {
    UIFontMetrics.default.scaledValue(
      for: 1_000, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      / 1_000
  }

  @Test("In the default text size, a scaled layout has the frames of the layout")
  func standard() {
    let grid = GridLayout(columns: .minimumWidth(120), spacing: 0, rowHeight: .exactly(40))
    #expect(frames(grid.scaledWithText(), .large) == frames(grid, .large))
  }

  @Test("Rows are higher, and fewer columns fit, in a larger text size")
  func larger() {
    let grid = GridLayout(columns: .minimumWidth(120), spacing: 0, rowHeight: .exactly(40))
    let category = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let height = (40 * factor(category) * 2).rounded() / 2

    // 120 points become more than 150, so that one column of 300 points fits.
    #expect(factor(category) > 2)
    let scaled = frames(grid.scaledWithText(), category)
    #expect(scaled.map(\.width) == [300, 300, 300])
    #expect(scaled.allSatisfy { abs($0.height - height) < 0.6 })
    // Without the modifier, nothing changes.
    #expect(
      frames(grid, category).map(\.size)
        == Array(repeating: CGSize(width: 150, height: 40), count: 3))
  }

  @Test("Fixed columns of a table and a carousel's height follow, fractions do not")
  func others() {
    let table = TableLayout(columns: [.fixed(50), .flexible(minimum: 10)], rowHeight: .exactly(20))
    #expect(table.scaled(by: 2).columns == [.fixed(100), .flexible(minimum: 20)])
    #expect(table.scaled(by: 2).rowHeight == .exactly(40))
    let carousel = CarouselLayout(itemWidth: .fraction(0.5), rowHeight: .exactly(80))
    #expect(carousel.scaled(by: 1.5).itemWidth == .fraction(0.5))
    #expect(carousel.scaled(by: 1.5).rowHeight == .exactly(120))
    #expect(
      GridLayout(columns: 2, rowHeight: .timesWidth(1)).scaled(by: 3)
        == GridLayout(columns: 2, rowHeight: .timesWidth(1)))
  }

  @Test("Scaled layouts are equal if the layouts are")
  func equality() {
    let grid = GridLayout(columns: 2, pinsHeader: true).scaledWithText()
    #expect(grid == GridLayout(columns: 2, pinsHeader: true).scaledWithText())
    #expect(grid.isEqual(to: GridLayout(columns: 2, pinsHeader: true).scaledWithText()))
    #expect(!grid.isEqual(to: GridLayout(columns: 3, pinsHeader: true).scaledWithText()))
    #expect(grid.pinsHeader)
  }
}
