import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Sections that scroll horizontally") struct SectionScrollingTests {
  /// A screen of carousels, each with ten pages of 300 points, above a list.
  final class Carousels: LegoViewController {
    @State var ids = [0, 1]
    @State var page = 0
    @State var tiles: [Tile] = []
    private(set) var positions: [SectionScrolling] = []

    override var lego: Lego {
      Lego {
        for id in ids {
          let pages = Section(id: id, layout: Self.layout) {
            (0..<10).map { Tile(id: 100 * id + $0) }
          }
          if id == 0 {
            pages.onScroll { [weak self] in self?.positions.append($0) }.page($page)
          } else {
            pages
          }
        }
        Section(id: "tiles", layout: RowsLayout()) { tiles }
      }
    }

    private static let layout = CarouselLayout(
      itemWidth: .fraction(1), spacing: 0, rowHeight: .exactly(100), scrolling: .groupPaging)

    /// Returns the x-coordinate of a displayed page on the screen.
    func left(of id: Int) -> CGFloat? {
      guard let path = legoRenderer.indexPath(of: id, as: Tile.self),
        let cell = legoRenderer.collectionView?.cellForItem(at: path)
      else { return nil }
      return cell.convert(cell.bounds, to: view).minX
    }
  }

  private func screen() -> (Carousels, LegoTesting.Screen) {
    let carousels = Carousels()
    return (carousels, Screen(carousels, size: CGSize(width: 300, height: 500)))
  }

  private func swipe(_ screen: LegoTesting.Screen, y: CGFloat = 50) {
    screen.fling(from: CGPoint(x: 250, y: y), to: CGPoint(x: 50, y: y))
  }

  @Test("A swipe reports the offset, the page and the progress, and writes the page") func swipe() {
    let (carousels, screen) = screen()
    #expect(carousels.positions.isEmpty)
    swipe(screen)
    #expect(carousels.left(of: 1) == 0)
    // Nine of ten pages are scrolled through.
    #expect(carousels.positions.last?.offset == 300)
    #expect(carousels.positions.last?.page == 1)
    #expect(carousels.positions.last?.progress == 300.0 / 2700)
    #expect(carousels.page == 1)
    swipe(screen)
    #expect(carousels.page == 2)
    #expect(carousels.left(of: 2) == 0)
  }

  @Test("VoiceOver speaks the page at which a scroll of a bound section ends, once")
  func announced()
    throws
  {
    let (carousels, screen) = screen()
    carousels.tiles = [Tile(id: 500)]
    screen.settle()
    let cell = try #require(
      carousels.legoRenderer.indexPath(of: 500, as: Tile.self).flatMap {
        carousels.legoRenderer.collectionView?.cellForItem(at: $0)
      })
    cell.accessibilityLabel = "Row"
    try screen.withVoiceOver(on: "Row") { voiceOver in
      #expect(voiceOver.announcements == [])
      swipe(screen)
      #expect(voiceOver.announcements == ["Page 2 of 10"])
      // The other carousel has no binding of its page.
      swipe(screen, y: 150)
      carousels.page = 6
      screen.settle()
      #expect(voiceOver.announcements == ["Page 2 of 10", "Page 7 of 10"])
    }
    swipe(screen)
    #expect(carousels.page == 7)
  }

  @Test("Each position is reported once, and other sections report nothing") func onceEach() {
    let (carousels, screen) = screen()
    swipe(screen)
    let positions = carousels.positions
    #expect(positions.count == Set(positions).count)
    swipe(screen, y: 150)
    #expect(carousels.left(of: 101) == 0)
    carousels.tiles = [Tile(id: 5)]
    screen.settle()
    #expect(carousels.positions == positions)
    #expect(carousels.page == 1)
  }

  @Test("Writing the page scrolls to it, and an index without an item is ignored") func write() {
    let (carousels, screen) = screen()
    carousels.page = 4
    screen.settle()
    #expect(carousels.left(of: 4) == 0)
    #expect(carousels.page == 4)
    #expect(carousels.positions.last?.page == 4)
    carousels.page = 10
    screen.settle()
    #expect(carousels.left(of: 4) == 0)
    // The next swipe counts from the displayed page.
    swipe(screen)
    #expect(carousels.page == 5)
  }

  @Test("The first display begins with the page of the state") func firstPage() {
    let carousels = Carousels()
    carousels.page = 3
    _ = Screen(carousels, size: CGSize(width: 300, height: 500))
    #expect(carousels.left(of: 3) == 0)
    #expect(carousels.page == 3)
  }

  @Test("A section that has left the screen comes back at its position") func recycled() throws {
    let (carousels, screen) = screen()
    carousels.tiles = (0..<100).map { Tile(id: 1000 + $0) }
    swipe(screen)
    swipe(screen, y: 150)
    swipe(screen, y: 150)
    try screen.scroll(by: 3000)
    #expect(carousels.left(of: 1) == nil)
    try screen.scrollToTop()
    #expect(carousels.left(of: 1) == 0)
    #expect(carousels.left(of: 102) == 0)
  }

  @Test("Sections keep their positions when they are reordered and inserted") func reordered() {
    let (carousels, screen) = screen()
    swipe(screen)
    carousels.ids = [2, 1, 0]
    screen.settle()
    #expect(carousels.left(of: 1) == 0)
    #expect(carousels.left(of: 100) == 0)
    #expect(carousels.left(of: 200) == 0)
    #expect(carousels.page == 1)
  }

  @Test("Sections keep their positions through a reload in another order") func reload() {
    let (carousels, screen) = screen()
    swipe(screen)
    swipe(screen, y: 150)
    swipe(screen, y: 150)
    carousels.legoRenderer.budget = UpdateBudget(animated: .zero, plain: .zero)
    var displays: [UpdateReport.Display] = []
    carousels.legoRenderer.onUpdate = { displays.append($0.display) }
    for update in 1...4 {
      carousels.ids.reverse()
      carousels.tiles = (0..<(100 * update)).map { Tile(id: 1000 * update + $0) }
      screen.settle()
      #expect(carousels.left(of: 1) == 0)
      #expect(carousels.left(of: 102) == 0)
    }
    #expect(displays.contains(.reloaded))
  }

  @Test("The position is that in reading direction") func rightToLeft() {
    let carousels = Carousels()
    let screen = Screen(
      carousels, size: CGSize(width: 300, height: 500),
      traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(carousels.left(of: 0) == 0)
    screen.fling(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
    #expect(carousels.positions.last?.offset == 300)
    #expect(carousels.page == 1)
    carousels.page = 6
    screen.settle()
    #expect(carousels.left(of: 6) == 0)
  }

  @Test("A page of a section that does not scroll horizontally is reported, once") func mistake()
    throws
  {
    final class Rows: LegoViewController {
      @State var page = 0
      @State var count = 3

      override var lego: Lego {
        Lego {
          Section(id: "rows", layout: RowsLayout()) { (0..<count).map { Tile(id: $0) } }.page($page)
        }
      }
    }
    let rows = Rows()
    var mistakes: [any LegoMistake] = []
    rows.legoRenderer.mistakeHandler = { mistakes.append($0) }
    let screen = Screen(rows)
    screen.settle()
    rows.count = 4
    screen.settle()
    #expect(mistakes.compactMap { ($0 as? PageWithoutScrolling)?.section } == ["rows"])
    let text = try #require(mistakes.first).description
    #expect(text.hasPrefix("The `page` of section rows is neither read nor written"))
    let carousels = Carousels()
    var others = 0
    carousels.legoRenderer.mistakeHandler = { _ in others += 1 }
    Screen(carousels).settle()
    #expect(others == 0)
  }
}
