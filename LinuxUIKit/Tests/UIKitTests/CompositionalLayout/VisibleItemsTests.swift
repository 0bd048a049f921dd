import Testing
import UIKit

@Suite("Arguments of a handler of visible items", .serialized) @MainActor
struct VisibleItemsTests {
  /// The arguments of one call of a handler.
  private struct Call {
    let names: [String]
    let paths: [IndexPath]
    let middles: [CGFloat]
    let offset: CGPoint
    let container: CGSize
  }

  /// A log of the handlers' calls.
  @MainActor private final class Log {
    var calls: [Call] = []

    func follow(_ section: NSCollectionLayoutSection) {
      section.visibleItemsInvalidationHandler = { [self] items, offset, environment in
        calls.append(
          Call(
            names: items.map { $0.representedElementKind ?? "cell" }, paths: items.map(\.indexPath),
            middles: items.map(\.frame.midX), offset: offset,
            container: environment.container.contentSize))
      }
    }
  }

  /// The groups of compositional-layout.md, E27: 284.75 points wide, starting at 20, 20 apart.
  private var conference: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.85), .absolute(250)),
        subitems: [item]))
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [.init("header", height: 44, .top)]
    return section
  }

  @Test("A scrolled section passes its visible cells and its header, in its own coordinates (E67)")
  func conferenceSample() throws {
    let log = Log()
    let section = conference
    log.follow(section)
    let screen = LayoutScreen(section, items: 6)
    screen.scrollCards(to: 304.75)

    let call = try #require(log.calls.last)
    // #0 ends at 304.75 and isn't visible; #2 begins at 629.5, before 679.75.
    #expect(call.names == ["cell", "cell", "header"])
    #expect(call.paths.map(\.item) == [1, 2, 0])
    #expect(call.offset == CGPoint(x: 304.75, y: 0))
    #expect(call.container.width == 375)
    // 324.75 + 284.75 / 2 - 304.75 = 162.375, within a pixel of a third of a point.
    #expect(abs(call.middles[0] - call.offset.x - 162.375) < 1.0 / 3)
  }

  @Test("It is called at first, and at each step of its own scrolling, which solves nothing")
  func ownScrolling() {
    let (cards, others) = (Log(), Log())
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { index, _ in
      asked += 1
      let section = NSCollectionLayoutSection.cards
      (index == 0 ? cards : others).follow(section)
      return section
    }
    let screen = LayoutScreen(layout, counts: [5, 5])
    #expect(cards.calls.count == 1 && others.calls.count == 1)
    for offset in [100, 200, 310] { screen.scrollCards(to: CGFloat(offset)) }

    #expect(cards.calls.map(\.offset.x) == [0, 100, 200, 310])
    #expect(others.calls.count == 1)
    #expect(asked == 2)
  }

  @Test("A section that scrolls with the layout receives the layout's offset and all visible items")
  func ordinarySection() throws {
    let log = Log()
    let section = NSCollectionLayoutSection.rows
    section.boundarySupplementaryItems = [.init("header", height: 30, .top)]
    section.decorationItems = [.background(elementKind: "back")]
    log.follow(section)
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let screen = LayoutScreen(layout, counts: [100])
    #expect(Set(log.calls[0].names) == ["cell", "header", "back"])
    // 30 for the header, then rows of 44: (667 - 30) / 44 = 14.5.
    #expect(log.calls[0].names.filter { $0 == "cell" }.count == 15)

    screen.scroll(to: 1_000)
    let call = try #require(log.calls.last)
    #expect(call.offset == CGPoint(x: 0, y: 1_000))
    // 1,000 is in row (1,000 - 30) / 44 = 22.0, 1,667 in row 37.2.
    #expect(call.paths.map(\.item).max() == 37)
    #expect(Set(call.names) == ["cell", "back"])
  }

  @Test("Scrolling the layout calls the handlers of visible sections only")
  func outerScrolling() {
    let log = Log()
    let layout = UICollectionViewCompositionalLayout { index, _ in
      guard index == 1 else { return .rows }
      let section = NSCollectionLayoutSection.cards
      log.follow(section)
      return section
    }
    // 20 rows of 44 are 880 points: the cards are below the 667 of the screen.
    let screen = LayoutScreen(layout, counts: [20, 5])
    #expect(log.calls.isEmpty)
    screen.scroll(to: 300)
    #expect(
      log.calls.map(\.paths) == [[IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1)]])
    screen.scroll(to: 310)
    #expect(log.calls.map(\.offset.x) == [0, 0])
  }

  @Test("Updates and changes of size call it again")
  func changes() throws {
    let log = Log()
    let section = NSCollectionLayoutSection.cards
    log.follow(section)
    let screen = LayoutScreen(section, items: 1)
    screen.counts = [2]
    screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(try #require(log.calls.last).paths.map(\.item) == [0, 1])

    let count = log.calls.count
    screen.view.frame.size.width = 800
    screen.view.layoutIfNeeded()
    #expect(log.calls.count > count)
    #expect(try #require(log.calls.last).container.width == 800)
  }

  @Test("The container is the section's, without the insets of its reference")
  func container() throws {
    let log = Log()
    let section = NSCollectionLayoutSection.cards
    section.contentInsetsReference = .layoutMargins
    log.follow(section)
    let screen = LayoutScreen(section, items: 1)
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 14, bottom: 0, trailing: 14)
    screen.view.layoutIfNeeded()
    #expect(try #require(log.calls.last).container.width == 347)
  }

  @Test("Centered paging begins at a negative offset")
  func centered() {
    let log = Log()
    let section = NSCollectionLayoutSection.cards
    section.orthogonalScrollingBehavior = .groupPagingCentered
    log.follow(section)
    _ = LayoutScreen(section, items: 4)
    // (375 - 300) / 2 - 16 = 21.5 points before the first card.
    #expect(log.calls.map(\.offset) == [CGPoint(x: -21.5, y: 0)])
  }
}
