import LegoTesting
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("The cost of scroll effects") struct ScrollEffectCostTests {
  @Test("A screen has no feature of effects until an item with the modifier is displayed")
  func cost() {
    let controller = InteractionScreen(ids: [1]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for id in screen.ids {
            if id == 9 { Row(id: id).scrollEffect(.fade) } else { Row(id: id) }
          }
        }
      }
    }
    let screen = Screen(controller)
    #expect(controller.legoRenderer.screen?.features.feature(ScrollEffectFeature.self) == nil)
    controller.ids = [9]
    screen.settle()
    #expect(controller.legoRenderer.screen?.features.feature(ScrollEffectFeature.self) != nil)
  }

  @Test("An effect is called for displayed cells only, once in each layout pass")
  func calls() throws {
    var calls: [CGFloat] = []
    let controller = InteractionScreen(ids: Array(0..<1_000)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .scrollEffect(
            ScrollEffect { phase in
              calls.append(phase.offset)
              return ScrollEffect.Appearance()
            })
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 220))
    calls = []
    try screen.scroll(by: 11)
    // Five rows, and the one that has appeared; the screen lays itself out twice at most.
    #expect(Set(calls).count == 6)
    #expect([6, 12].contains(calls.count))
    calls = []
    screen.settle()
    #expect(calls.isEmpty)
  }
}
