import LegoSupport
import TestSupport
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Policies for repeated ids") struct DuplicatePolicyTests {
  private func lego(_ ids: [Int], _ texts: [String], section: Int = 1) -> Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) {
        for (id, text) in zip(ids, texts) { Tile(id: id, text: text) }
      }
      Section(id: section, layout: RowsLayout()) {
        ForEach([1, 5], id: \.self) { Tile(id: $0 + 100) }
      }
    }
  }

  private func keepingFirst(_ lego: Lego) -> (DisplayedLego, () -> [String]) {
    final class Log { var mistakes: [String] = [] }
    let log = Log()
    let renderer = LegoRenderer(lego: lego)
    renderer.duplicatePolicy = .keepFirst
    renderer.mistakeHandler = { log.mistakes.append($0.description) }
    return (DisplayedLego(renderer), { log.mistakes })
  }

  @Test("Keeping the first displays one item of each id and reports the others") func items() {
    // The ForEach identifies its items by 1 and 5, so that its first has the id of a tile above.
    let (shown, mistakes) = keepingFirst(lego([1, 2, 1], ["a", "b", "c"]))
    #expect(shown.ids == [1, 2, 5])
    #expect(shown.tiles(0).map(\.text) == ["a"])
    #expect(
      mistakes() == [
        """
        3 items of type LegoKitTests.Tile share the id 1: item 0 of section 0, item 2 of section \
        0, item 0 of section 1. Only the first is displayed. Give each an id of its own.
        """
      ])
  }

  @Test("Keeping the first displays one section of each id") func sections() {
    let (shown, mistakes) = keepingFirst(lego([3, 4], ["a", "b"], section: 0))
    #expect(shown.ids == [3, 4])
    #expect(
      mistakes() == [
        """
        2 sections share the id 0: section 0, section 1. Only the first is displayed. Give each an \
        id of its own.
        """
      ])
  }

  @Test("The first keeps its cell from one description to the next, with and without duplicates")
  func updates() {
    let (shown, _) = keepingFirst(lego([1, 2, 2], ["a", "b", "c"]))
    shown.apply(lego([2, 3, 2], ["b", "c", "d"]))
    #expect(shown.ids == [2, 3, 1, 5])
    #expect(shown.tiles(0).map(\.text) == ["b"])
    shown.apply(lego([2, 3, 4], ["x", "c", "d"]))
    #expect(shown.ids == [2, 3, 4, 1, 5])
    #expect(shown.tiles(0).map(\.text) == ["b", "x"])
    #expect(shown.tiles(1).map(\.text) == ["c"])
  }

  @Test("Keeping the last displays the last item of each id and reports the others")
  func lastItems() {
    let renderer = LegoRenderer(lego: lego([1, 2, 1, 2], ["a", "b", "c", "d"]))
    var mistakes: [DuplicateIdentifier] = []
    renderer.duplicatePolicy = .keepLast
    renderer.mistakeHandler = { mistakes += [$0 as? DuplicateIdentifier].compactMap { $0 } }
    let shown = DisplayedLego(renderer)
    // The last tile with the id 1 is the first one of the ForEach.
    #expect(shown.ids == [2, 1, 5])
    #expect(shown.tiles(0).map(\.text) == ["d"])
    #expect(mistakes.map(\.id) == ["1", "2"])
    #expect(mistakes.first?.displayedPlaces == [IndexPath(item: 0, section: 1)])
    #expect(mistakes.last?.displayedPlaces == [IndexPath(item: 3, section: 0)])
    #expect(mistakes.last?.description.contains("Only the last is displayed.") == true)
    shown.apply(lego([2, 3, 2], ["b", "c", "x"]))
    #expect(shown.ids == [3, 2, 1, 5])
    #expect(shown.tiles(0).map(\.text) == ["c"])
    #expect(shown.tiles(1).map(\.text) == ["d", "x"])
  }

  @Test(
    "Keeping the last displays the last section of each id, and the items of others do not count")
  func lastSections() {
    let renderer = LegoRenderer(lego: lego([1, 4], ["a", "b"], section: 0))
    renderer.duplicatePolicy = .keepLast
    renderer.mistakeHandler = { _ in }
    #expect(DisplayedLego(renderer).ids == [1, 5])
  }

  @Test(
    "A report says which of the equal ids are displayed, and whether the last content repeated them",
    arguments: [DuplicatePolicy.number, .keepFirst, .keepLast])
  func sides(policy: DuplicatePolicy) {
    let renderer = LegoRenderer(lego: lego([2, 2], ["a", "b"]))
    var mistakes: [DuplicateIdentifier] = []
    renderer.duplicatePolicy = policy
    renderer.mistakeHandler = { mistakes += [$0 as? DuplicateIdentifier].compactMap { $0 } }
    let shown = DisplayedLego(renderer)
    shown.apply(lego([3, 2, 2], ["c", "a", "b"]))
    #expect(mistakes.map(\.isRepeatedAlready) == [false, true])
    let places = [1, 2].map { IndexPath(item: $0, section: 0) }
    let displayed: [IndexPath] =
      switch policy {
      case .keepFirst: [places[0]]
      case .keepLast: [places[1]]
      case .number, .trap: places
      }
    #expect(mistakes.last?.places == places)
    #expect(mistakes.last?.displayedPlaces == displayed)
    // Repeated again after a content without repeated ids.
    shown.apply(lego([3, 2], ["c", "a"]))
    shown.apply(lego([4, 3, 2, 2], ["d", "c", "a", "b"]))
    #expect(mistakes.map(\.isRepeatedAlready) == [false, true, false])
  }

  @Test("A policy can be set when duplicates are displayed") func change() {
    let (shown, _) = keepingFirst(lego([2, 3, 2], ["a", "b", "c"]))
    shown.renderer.duplicatePolicy = .number
    shown.apply(lego([2, 3, 2, 2], ["a", "b", "c", "d"]))
    #expect(shown.ids == [2, 3, 2, 2, 1, 5])
    shown.renderer.duplicatePolicy = .keepFirst
    shown.apply(lego([2, 2, 3], ["a", "b", "c"]))
    #expect(shown.ids == [2, 3, 1, 5])
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("The trap stops the process with the message") func trap() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let renderer = LegoRenderer(
          lego: Lego {
            Section(id: 0, layout: RowsLayout()) {
              Tile(id: 1)
              Tile(id: 1)
            }
          })
        renderer.duplicatePolicy = .trap
        renderer.render(in: UIView())
      }
      #expect(
        standardError(of: result).contains(
          """
          LegoKit: 2 items of type LegoKitTests.Tile share the id 1: item 0 of section 0, item 1 \
          of section 0. Give each an id of its own.
          """))
    }
  #endif
}
