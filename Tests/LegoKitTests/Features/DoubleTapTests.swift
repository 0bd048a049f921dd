import LegoSupport
import LegoTesting
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Double taps", .enabled(if: Touch.isAvailable)) struct DoubleTapTests {
  /// Longer than the time in which a second tap may follow, 0.35 s.
  private let pause: TimeInterval = 0.5

  private func screen(_ rows: @escaping (InteractionScreen) -> ItemList) -> InteractionScreen {
    InteractionScreen { screen in
      Lego { Section(id: 0, layout: RowsLayout()) { rows(screen) } }
    }
  }

  /// Taps the center of a row `count` times, a tenth of a second apart, and waits.
  private func tap(_ row: Int, _ count: Int, in screen: Screen) throws {
    let controller = try #require(screen.viewController as? InteractionScreen)
    let window = try #require(controller.view.window)
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: row, section: 0)))
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    Touch.holdingClock {
      for _ in 0..<count {
        let touch = Touch(on: window)
        touch.press(at: center, for: 0.05)
        touch.lift()
        Touch.advance(by: 0.05)
      }
      Touch.advance(by: pause)
    }
  }

  @Test("Two taps call the handlers once, and select nothing") func twice() throws {
    let controller = screen { screen in
      ItemList([
        Row(id: 1)
          .onSelect(on: screen) { $0.log.append("select") }
          .onHighlight(on: screen) { $0.log.append("highlight") }
          .onDoubleTap(on: screen) { $0.log.append("first") }
          .onDoubleTap(on: screen) { $0.log.append("second") }
      ])
    }
    let displayed = Screen(controller)
    try tap(0, 2, in: displayed)
    #expect(controller.log == ["first", "second"])
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("A single tap selects when no second one has followed") func once() throws {
    let controller = screen { screen in
      ItemList([
        Row(id: 1)
          .onSelect(on: screen) { $0.log.append("select") }
          .onDoubleTap(on: screen) { $0.log.append("double") }
      ])
    }
    let displayed = Screen(controller)
    try tap(0, 1, in: displayed)
    #expect(controller.log == ["select"])
    try tap(0, 1, in: displayed)
    #expect(controller.log == ["select", "select"])
  }

  @Test("Items without the modifier are selected by each tap") func others() throws {
    let controller = screen { screen in
      ItemList(joining: [
        ItemList([Row(id: 1).onDoubleTap(on: screen) { $0.log.append("double") }]),
        ItemList([Row(id: 2).onSelect(on: screen) { $0.log.append("select") }]),
      ])
    }
    let displayed = Screen(controller)
    try tap(1, 2, in: displayed)
    #expect(controller.log == ["select", "select"])
  }

  @Test("The section's handler receives the items of its type, before the item's")
  func section() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Row(id: 1).onDoubleTap(on: screen) { $0.log.append("item") }
          Memo(id: 2)
        }
        .onDoubleTap(on: screen) { (screen, row: Row) in screen.log.append("row \(row.id)") }
      }
    }
    let displayed = Screen(controller)
    try tap(0, 2, in: displayed)
    try tap(1, 2, in: displayed)
    #expect(controller.log == ["row 1", "item"])
  }

  @Test("Two taps on different items are no double tap") func different() throws {
    let controller = screen { screen in
      ItemList(
        [1, 2].map { id in
          Row(id: id)
            .onSelect(on: screen) { $0.log.append("select \(id)") }
            .onDoubleTap(on: screen) { $0.log.append("double \(id)") }
        })
    }
    let displayed = Screen(controller)
    try tap(0, 1, in: displayed)
    try tap(1, 1, in: displayed)
    #expect(controller.log == ["select 1", "select 2"])
  }

  @Test("A screen has no recognizer of double taps until an item with the modifier is displayed")
  func cost() throws {
    let controller = screen { screen in
      if screen.ids.contains(9) {
        return ItemList([Row(id: 9).onDoubleTap(on: screen) { $0.log.append("double") }])
      }
      return ItemList([Row(id: 1)])
    }
    let displayed = Screen(controller)
    #expect(controller.legoRenderer.screen?.features.feature(DoubleTapFeature.self) == nil)
    controller.ids = [9]
    controller.view.layoutIfNeeded()
    #expect(controller.legoRenderer.screen?.features.feature(DoubleTapFeature.self) != nil)
    try tap(0, 2, in: displayed)
    #expect(controller.log == ["double"])
  }
}
