import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Scrolling to items") struct ScrollToItemTests {
  private func screen(_ rows: RowsScreen) -> LegoTesting.Screen {
    Screen(rows, size: CGSize(width: 375, height: 600))
  }

  @Test(
    "A self-sizing row is exactly at the position, and the rows around it are measured",
    arguments: [10, 60, 150])
  func positions(id: Int) throws {
    let rows = RowsScreen()
    rows.paragraphs = RowsScreen.paragraphs(0..<200)
    let screen = screen(rows)
    #expect(rows.legoRenderer.scroll(to: id, at: .top, animated: false))
    #expect(try #require(rows.visibleFrame(of: id)).minY == 0)
    rows.legoRenderer.scroll(to: id, at: .centered, animated: false)
    #expect(abs(try #require(rows.visibleFrame(of: id)).midY - 300) <= 0.5)
    rows.legoRenderer.scroll(to: id, as: Paragraph.self, at: .bottom, animated: false)
    #expect(try #require(rows.visibleFrame(of: id)).maxY == 600)
    screen.settle()
    let frame = try #require(rows.visibleFrame(of: id))
    #expect(frame.maxY == 600)
    // 20 + 40 * (7 * id mod 4).
    #expect(frame.height == CGFloat(20 + id * 7 % 4 * 40))
  }

  @Test("An animated scroll ends at the position") func animated() throws {
    let rows = RowsScreen()
    rows.paragraphs = RowsScreen.paragraphs(0..<200)
    let screen = screen(rows)
    rows.legoRenderer.scroll(to: 120, at: .top)
    screen.settle()
    #expect(try #require(rows.visibleFrame(of: 120)).minY == 0)
  }

  @Test("The last item ends at the end of the content") func end() {
    let rows = RowsScreen()
    rows.tiles = RowsScreen.tiles(0..<20)
    _ = screen(rows)
    rows.legoRenderer.scroll(to: 19, at: .top, animated: false)
    // 20 rows of 50 points are 1000, of which 600 are visible.
    #expect(rows.offset == 400)
  }

  @Test("An item that was just added to the state can be scrolled to") func added() {
    let rows = RowsScreen()
    rows.tiles = RowsScreen.tiles(0..<20)
    _ = screen(rows)
    rows.tiles.append(Tile(id: 99, height: 50))
    #expect(rows.legoRenderer.scroll(to: 99, at: .bottom, animated: false))
    // 21 rows of 50 points are 1050, of which 600 are visible.
    #expect(rows.offset == 450)
  }

  @Test("A request before the first layout is performed with it") func early() throws {
    let rows = RowsScreen()
    rows.paragraphs = RowsScreen.paragraphs(0..<200)
    rows.loadViewIfNeeded()
    #expect(rows.legoRenderer.scroll(to: 100, at: .bottom))
    _ = screen(rows)
    #expect(try #require(rows.visibleFrame(of: 100)).maxY == 600)
  }

  @Test("An unknown id is reported, and nothing scrolls") func unknown() {
    let rows = RowsScreen()
    rows.tiles = RowsScreen.tiles(0..<20)
    _ = screen(rows)
    rows.legoRenderer.scroll(to: 10, at: .top, animated: false)
    #expect(!rows.legoRenderer.scroll(to: 21, at: .top, animated: false))
    #expect(rows.offset == 400)
  }

  @Test("A section that scrolls horizontally is scrolled, too") func carousel() throws {
    let renderer = LegoRenderer(
      lego: Lego {
        Section(id: "rows", layout: RowsLayout()) { RowsScreen.tiles(0..<30) }
        Section(
          id: "carousel", layout: CarouselLayout(itemWidth: .fixed(100), rowHeight: .exactly(80))
        ) { RowsScreen.tiles(100..<140) }
      })
    let shown = DisplayedLego(renderer)
    #expect(renderer.scroll(to: 125, animated: false))
    let path = try #require(renderer.indexPath(of: 125))
    let cell = try #require(renderer.collectionView?.cellForItem(at: path))
    let frame = cell.convert(cell.bounds, to: shown.view)
    #expect(frame.midX == 187.5)
    // The content ends with the carousel, so it is at the bottom.
    #expect(frame.maxY == 667)
  }

  @Test("A finger scrolls on from the item") func finger() throws {
    let rows = RowsScreen()
    rows.tiles = RowsScreen.tiles(0..<100)
    let screen = screen(rows)
    rows.legoRenderer.scroll(to: 50, at: .top, animated: false)
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 400))
    // The first ten points of a drag are not scrolled.
    let top = try #require(rows.top(of: 50))
    #expect(top >= 89 && top <= 100)
  }
}
