import Testing
import UIKit

// Frames are rounded to pixels, three to the point: 17.5 is 52.5 pixels, published as 53.

private let halfway = CGFloat(53) / 3

@MainActor @Suite("List sections") struct ListLayoutTests {
  private func rows(_ screen: ListTestScreen, _ section: Int = 0) -> [CGRect?] {
    screen.counts.indices.contains(section)
      ? (0..<screen.counts[section]).map { screen.row($0, section) } : []
  }

  private func isClose(_ frame: CGRect?, _ other: CGRect) -> Bool {
    guard let frame else { return false }
    return abs(frame.minX - other.minX) < 0.001 && abs(frame.minY - other.minY) < 0.001
      && abs(frame.width - other.width) < 0.001 && abs(frame.height - other.height) < 0.001
  }

  @Test("A plain list has its rows below a header, edge to edge (E69)")
  func plain() {
    let screen = ListTestScreen(.plain, counts: [3]) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }
    #expect(screen.header() == CGRect(x: 0, y: 0, width: 375, height: 28))
    #expect(rows(screen).compactMap { $0?.minY } == [28, 72, 116])
    #expect(rows(screen).allSatisfy { $0?.minX == 0 && $0?.size == CGSize(width: 375, height: 44) })
    #expect(screen.contentHeight == 160)
  }

  @Test("A plain header has 22 points of padding above it by default")
  func headerTopPadding() {
    let screen = ListTestScreen(.plain, counts: [3, 1]) { $0.headerMode = .supplementary }
    // 22 + 28 + 3 · 44 = 182, then the same again with one row: 182 + 22 + 28 + 44 = 276.
    #expect(screen.header()?.minY == 22)
    #expect(screen.row(0)?.minY == 50)
    #expect(screen.header(1)?.minY == 204)
    #expect(screen.contentHeight == 276)
    for padding in [0, 9] as [CGFloat] {
      let other = ListTestScreen(.plain, counts: [3, 1]) {
        $0.headerMode = .supplementary
        $0.headerTopPadding = padding
      }
      #expect(other.header(1)?.minY == 2 * padding + 28 + 132)
    }
  }

  @Test("Padding above a header needs a header")
  func paddingWithoutHeader() {
    let screen = ListTestScreen(.plain, counts: [3]) { $0.headerTopPadding = 50 }
    #expect(screen.row(0)?.minY == 0)
    #expect(screen.contentHeight == 132)
  }

  @Test("Plain headers and footers stay visible, others scroll along")
  func pinning() {
    func screen(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> ListTestScreen {
      let screen = ListTestScreen(appearance, counts: [20], size: CGSize(width: 375, height: 200)) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
        $0.headerTopPadding = 0
      }
      screen.scroll(to: 100)
      return screen
    }
    let plain = screen(.plain)
    #expect(plain.header()?.minY == 100)
    #expect(plain.footer()?.maxY == 300)
    let grouped = screen(.grouped)
    // 20 rows: the footer starts at 28 + 880 = 908.
    #expect(grouped.header()?.minY == 0)
    #expect(abs((grouped.footer()?.minY ?? 0) - 908) < 0.001)
  }

  @Test("An inset group is inset by the margins at the sides and 17.5 points at the top (E69)")
  func insetGrouped() {
    let screen = ListTestScreen(.insetGrouped, counts: [3])
    // 17.5, 61.5 and 105.5 are 52.5, 184.5 and 316.5 pixels.
    for (item, pixel) in [53, 185, 317].enumerated() {
      let expected = CGRect(x: 16, y: CGFloat(pixel) / 3, width: 343, height: 44)
      #expect(isClose(screen.row(item), expected), "item \(item): \(screen.row(item) ?? .null)")
    }
    // 17.5 + 132 + 17.5.
    #expect(screen.contentHeight == 167)
  }

  @Test("On a wide screen the margins are 20 points")
  func wide() {
    let screen = ListTestScreen(.insetGrouped, counts: [1], size: CGSize(width: 414, height: 800))
    #expect(isClose(screen.row(0), CGRect(x: 20, y: halfway, width: 374, height: 44)))
  }

  @Test("Wider layout margins of the view count on their side")
  func margins() {
    let screen = ListTestScreen(.insetGrouped, counts: [1])
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 0)
    // 375 - 40 - 16 = 319 remain.
    #expect(screen.row(0)?.minX == 40)
    #expect(screen.row(0)?.width == 319)
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.view.collectionViewLayout.invalidateLayout()
    #expect(screen.row(0)?.minX == 16)
    #expect(screen.row(0)?.width == 319)
  }

  @Test("Groups from edge to edge have 35 points between them")
  func grouped() {
    let screen = ListTestScreen(.grouped, counts: [1, 1])
    #expect(isClose(screen.row(0), CGRect(x: 0, y: halfway, width: 375, height: 44)))
    // 17.5 + 44 + 17.5 + 17.5 = 96.5, again half a pixel off.
    #expect(isClose(screen.row(0, 1), CGRect(x: 0, y: 96 + 2.0 / 3, width: 375, height: 44)))
    #expect(screen.contentHeight == 158)
  }

  @Test("Headers and footers of groups replace the spacing between them")
  func groupedBoundaries() {
    let screen = ListTestScreen(.insetGrouped, counts: [2, 1]) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    #expect(screen.header() == CGRect(x: 16, y: 0, width: 343, height: 28))
    #expect(screen.row(0)?.minY == 28)
    #expect(screen.footer() == CGRect(x: 16, y: 116, width: 343, height: 30))
    #expect(screen.header(1)?.minY == 146)
    // 146 + 28 + 44 + 30.
    #expect(screen.contentHeight == 248)
  }

  @Test("A sidebar insets its rows from the edges, a plain sidebar doesn't")
  func sidebars() {
    let sidebar = ListTestScreen(.sidebar, counts: [1, 1])
    #expect(sidebar.row(0) == CGRect(x: 16, y: 0, width: 343, height: 44))
    #expect(sidebar.row(0, 1)?.minY == 60)
    let plain = ListTestScreen(.sidebarPlain, counts: [1, 1])
    #expect(plain.row(0) == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(plain.row(0, 1)?.minY == 44)
  }

  @Test("A header that is the first item is a row without a supplementary view")
  func firstItem() {
    let screen = ListTestScreen(.insetGrouped, counts: [3]) { $0.headerMode = .firstItemInSection }
    #expect(screen.header() == nil)
    #expect(screen.row(0) == CGRect(x: 16, y: 0, width: 343, height: 44))
    #expect(screen.row(1)?.minY == 44)
  }

  @Test("Rows, headers and footers have the preferred heights of their views")
  func selfSizing() {
    let screen = ListTestScreen(.plain, counts: [3, 1]) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
      $0.headerTopPadding = 0
    }
    screen.headerHeight = 40
    screen.footerHeight = 21
    screen.rowHeight = { [60, 120, 30][$0.item] }
    #expect(screen.header()?.height == 40)
    #expect(rows(screen).compactMap { $0?.minY } == [40, 100, 220])
    #expect(rows(screen).compactMap { $0?.height } == [60, 120, 30])
    #expect(screen.footer() == CGRect(x: 0, y: 250, width: 375, height: 21))
    // The second section: 271 + 40, + 60, + 21.
    #expect(screen.row(0, 1)?.minY == 311)
    #expect(screen.contentHeight == 392)
  }

  @Test("Before anything is measured, rows and boundaries have Apple's estimates")
  func estimates() {
    let screen = ListTestScreen(.plain, counts: [1_000, 1]) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
      $0.headerTopPadding = 0
    }
    screen.headerHeight = 50
    screen.footerHeight = 50
    // The first footer is pinned and therefore measured; the second section isn't visible:
    // 50 + 44,000 + 50, then 28 + 44 + 17.5.
    #expect(screen.header(1)?.height == 28)
    #expect(screen.contentHeight == 44_189.5)
  }

  @Test("Ten thousand rows are scrolled through without measuring all of them")
  func thousands() {
    let screen = ListTestScreen(.insetGrouped, counts: [10_000])
    screen.rowHeight = { _ in 60 }
    #expect(screen.row(0)?.height == 60)
    let made = ListTestRow.made
    // 667 high: at most 667 / 60 + 2 rows are visible at once, with estimates of 44 at most 17.
    #expect(made <= 17)
    for step in 1...20 {
      screen.scroll(to: (screen.contentHeight - 667) * CGFloat(step) / 20)
    }
    // The last rows grow when they become visible, so the end is reached in steps.
    for _ in 1...3 { screen.scroll(to: screen.contentHeight - 667) }
    #expect(screen.view.indexPathsForVisibleItems.contains(IndexPath(item: 9_999, section: 0)))
    #expect(ListTestRow.made <= 2 * 17)
    #expect(ListTestRow.asked <= 24 * 2 * 17)
    #expect(screen.row(250)?.height == 44)
  }
}
