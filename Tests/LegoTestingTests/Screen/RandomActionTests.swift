import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Random actions", .enabled(if: isTouchAvailable), .serialized)
struct RandomActionTests {
  private let titles = (1...30).map { "Task \($0)" }

  @Test("The same seed performs the same actions, with the same result", arguments: [1, 2, 3])
  func repeatable(seed: UInt64) {
    let screens = (0..<2).map { _ in Screen(TasksController(titles)) }
    let actions = screens.map { $0.performRandomActions(seed: seed, count: 40) }
    #expect(actions[0].count == 40)
    #expect(actions[0] == actions[1])
    #expect(screens[0].layoutDescription == screens[1].layoutDescription)
  }

  @Test("Other seeds perform other actions") func seeds() {
    let actions = (0..<2).map { seed in
      Screen(TasksController(titles)).performRandomActions(seed: UInt64(seed), count: 20)
    }
    #expect(actions[0] != actions[1])
  }

  @Test("Actions that were returned can be performed again") func replay() {
    let first = Screen(TasksController(titles))
    let actions = first.performRandomActions(seed: 5, count: 40)
    let second = Screen(TasksController(titles))
    for action in actions { second.perform(action) }
    #expect(first.layoutDescription == second.layoutDescription)
  }

  @Test("The check is called after each action, and its error ends the run") func check() {
    struct Failure: Error {}
    let controller = TasksController(titles)
    let screen = Screen(controller)
    var seen: [RandomAction] = []
    #expect(throws: Failure.self) {
      try screen.performRandomActions(seed: 7, count: 200) { action in
        seen.append(action)
        // Taps move tasks from one list to the other, and never lose one.
        #expect(controller.open.count + controller.done.count <= 30, "\(seen)")
        if controller.done.count == 3 { throw Failure() }
      }
    }
    #expect(controller.done.count == 3)
    #expect(seen.count < 200)
  }

  @Test("Kinds of actions print as words") func description() {
    #expect("\(RandomAction.tap(CGPoint(x: 20, y: 144)))" == "tap (20, 144)")
    #expect("\(RandomAction.scroll(-80))" == "scroll by -80")
  }

  @Test("Traits that are set stay, and the others keep their values") func traits() {
    let controller = TasksController(["Milk"])
    let screen = Screen(controller, traits: UITraitCollection(layoutDirection: .rightToLeft))
    screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    screen.setTraits(UITraitCollection(preferredContentSizeCategory: .small))
    let traits = controller.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .small)
    #expect(traits.layoutDirection == .rightToLeft)
  }
}
