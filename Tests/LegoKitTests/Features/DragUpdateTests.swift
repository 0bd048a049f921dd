import LegoKit
import LegoSupport
import LegoTesting
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite("Updates during a drag", .enabled(if: Touch.isAvailable), .serialized)
struct DragUpdateTests {
  private static let rowHeight: CGFloat = 44

  private func controller(
    ids: [Int] = [1, 2, 3, 4], otherIDs: [Int] = []
  ) -> InteractionScreen {
    let controller = InteractionScreen(ids: ids) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onReorder(screen.$ids, id: \.self)
        Section(id: 1, layout: RowsLayout()) { screen.otherIDs.map { Row(id: $0) } }
          .onReorder(screen.$otherIDs, id: \.self)
      }
    }
    controller.$otherIDs.wrappedValue = otherIDs
    return controller
  }

  /// Drags the item in one row to another, and changes the state before the finger is lifted.
  private func drag(
    row: Int, to target: Int, on screen: Screen, _ change: () -> Void
  ) throws {
    let controller = try #require(screen.viewController as? InteractionScreen)
    let touch = Touch(on: try #require(controller.view.window))
    let start = center(row), end = center(target)
    touch.press(at: start, for: 0.6)
    touch.drag(to: end, from: start)
    change()
    screen.settle()
    Touch.advance(by: 0.1)
    touch.lift()
    screen.settle()
  }

  private func center(_ row: Int) -> CGPoint {
    CGPoint(x: 100, y: Self.rowHeight * (CGFloat(row) + 0.5))
  }

  @Test("An update waits until the item is dropped, and both are displayed") func insertion() throws
  {
    let controller = controller()
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen) {
      controller.ids.append(5)
      screen.settle()
      #expect(controller.displayedIDs.count == 4)
      #expect(controller.collectionView.hasUncommittedUpdates)
    }
    // 1 is dropped in front of 4, which follows it on the screen.
    #expect(controller.ids == [2, 3, 1, 4, 5])
    #expect(controller.displayedIDs == [2, 3, 1, 4, 5])
  }

  @Test("The movement changes the order that the state has when the item is dropped")
  func otherOrder() throws {
    let controller = controller()
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen) { controller.ids = [4, 3, 2, 1, 6] }
    // In front of 4, which follows it on the screen.
    #expect(controller.ids == [1, 4, 3, 2, 6])
    #expect(controller.displayedIDs == [1, 4, 3, 2, 6])
  }

  @Test("An update that removes another item waits") func removalOfOther() throws {
    let controller = controller()
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen) { controller.ids.removeAll { $0 == 4 } }
    // Nothing of what follows it on the screen is left.
    #expect(controller.ids == [2, 3, 1])
    #expect(controller.displayedIDs == [2, 3, 1])
  }

  @Test("An update that removes the dragged item ends the drag") func removalOfDragged() throws {
    let controller = controller()
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen) {
      controller.ids.removeAll { $0 == 1 }
      screen.settle()
      #expect(controller.displayedIDs == [2, 3, 4])
      #expect(!controller.collectionView.hasUncommittedUpdates)
    }
    #expect(controller.ids == [2, 3, 4])
    #expect(controller.displayedIDs == [2, 3, 4])
    // The next drag is as usual.
    try drag(row: 0, to: 1, on: screen) {}
    #expect(controller.displayedIDs == [3, 2, 4])
  }

  @Test("Removing the dragged item in the turn of the drop drops nothing") func removalAtTheEnd()
    throws
  {
    let controller = controller()
    let screen = Screen(controller)
    var mistakes = 0
    controller.legoRenderer.mistakeHandler = { _ in mistakes += 1 }
    let touch = Touch(on: try #require(controller.view.window))
    touch.press(at: center(0), for: 0.6)
    touch.drag(to: center(2), from: center(0))
    controller.ids.removeAll { $0 == 1 }
    touch.lift()
    screen.settle()
    #expect(controller.ids == [2, 3, 4])
    #expect(controller.displayedIDs == [2, 3, 4])
    #expect(mistakes == 0)
  }

  @Test("An element that an update moves to another array is dropped where the finger is")
  func movedElement() throws {
    let controller = controller(ids: [1, 2, 3], otherIDs: [10, 11])
    let screen = Screen(controller)
    try drag(row: 0, to: 1, on: screen) {
      controller.ids.removeAll { $0 == 1 }
      controller.otherIDs.append(1)
    }
    #expect(controller.ids == [2, 1, 3])
    #expect(controller.otherIDs == [10, 11])
    #expect(controller.displayedIDs == [2, 1, 3, 10, 11])
  }

  @Test("Each update during a drag ends once, and the last one is displayed") func outcomes() throws
  {
    let controller = InteractionScreen(ids: [1, 2, 3]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onReorder(on: screen) { screen, move in screen.log.append("\(move.target.index)") }
      }
    }
    let screen = Screen(controller)
    var outcomes: [Int: [UpdateOutcome]] = [:]
    try drag(row: 0, to: 1, on: screen) {
      for number in 4...6 {
        let rows = ([1, 2, 3] + [number]).map { Row(id: $0) }
        controller.legoRenderer.apply(
          Lego { Section(id: 0, layout: RowsLayout()) { rows } }
        ) { outcomes[number, default: []].append($0) }
      }
      #expect(outcomes == [4: [.superseded], 5: [.superseded]])
    }
    #expect(outcomes == [4: [.superseded], 5: [.superseded], 6: [.applied]])
    #expect(controller.log == ["1"])
    #expect(controller.displayedIDs == [1, 2, 3, 6])
  }

  @Test("After any changes during drags, the screen displays the state and nothing is lost")
  func random() throws {
    for seed in PropertyRuns.seeds(full: 1_000) {
      var random = SeededGenerator(seed: seed)
      let controller = controller(ids: Array(0..<5), otherIDs: Array(100..<104))
      let screen = Screen(controller, size: CGSize(width: 320, height: 480))
      var nextID = 200
      for step in 0..<6 {
        let place = Comment(rawValue: "seed \(seed), step \(step)")
        var model = Set(controller.ids + controller.otherIDs)
        let rows = controller.displayedIDs.count
        guard rows > 1 else { break }
        let (row, target) = (
          Int.random(in: 0..<rows, using: &random), Int.random(in: 0..<rows, using: &random)
        )
        try drag(row: row, to: target, on: screen) {
          for _ in 0..<Int.random(in: 0...3, using: &random) {
            change(controller, &random, &model, &nextID)
            if Bool.random(using: &random) { screen.settle() }
          }
        }
        #expect(controller.displayedIDs == controller.ids + controller.otherIDs, place)
        #expect(Set(controller.ids + controller.otherIDs) == model, place)
        #expect(controller.ids.count + controller.otherIDs.count == model.count, place)
        guard controller.displayedIDs == controller.ids + controller.otherIDs else { return }
      }
    }
  }

  /// Changes the state and a model of the ids that it contains.
  private func change(
    _ controller: InteractionScreen, _ random: inout SeededGenerator, _ model: inout Set<Int>,
    _ nextID: inout Int
  ) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      controller.ids.insert(nextID, at: Int.random(in: 0...controller.ids.count, using: &random))
      model.insert(nextID)
      nextID += 1
    case 1:
      guard let id = controller.ids.randomElement(using: &random) else { return }
      controller.ids.removeAll { $0 == id }
      model.remove(id)
    case 2: controller.ids.shuffle(using: &random)
    case 3:
      guard let id = controller.otherIDs.randomElement(using: &random) else { return }
      controller.otherIDs.removeAll { $0 == id }
      controller.ids.append(id)
    default: controller.otherIDs.reverse()
    }
  }
}

@MainActor @Suite("Reordering by assistive technologies") struct MoveActionTests {
  private func controller(
    _ change: @escaping (Section) -> Section = { $0 }
  ) -> InteractionScreen {
    InteractionScreen { screen in
      Lego {
        change(
          Section(id: 0, layout: RowsLayout()) { screen.rows }
            .onReorder(screen.$ids, id: \.self))
      }
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("An item is moved up or down by an action, where there is a position") func movement() {
    let controller = controller()
    let screen = Screen(controller)
    let renderer = controller.legoRenderer
    #expect(renderer.accessibilityActions(at: path(0)) == ["Move down"])
    #expect(renderer.accessibilityActions(at: path(1)) == ["Move up", "Move down"])
    #expect(renderer.accessibilityActions(at: path(2)) == ["Move up"])
    renderer.performAccessibilityAction("Move down", at: path(0))
    screen.settle()
    #expect(controller.ids == [2, 1, 3])
    #expect(controller.displayedIDs == [2, 1, 3])
    renderer.performAccessibilityAction("Move up", at: path(2))
    screen.settle()
    #expect(controller.displayedIDs == [2, 3, 1])
    #expect(renderer.accessibilityActions(at: path(2)) == ["Move up"])
  }

  @Test("The actions have the names of the section and respect its conditions") func names() {
    let controller = controller {
      $0.moveActions(up: "Früher", down: "Später")
        .canMove { (row: Row) in row.id != 3 }
        .canMoveTo { $0.target.index > 0 }
    }
    _ = Screen(controller)
    let renderer = controller.legoRenderer
    #expect(
      (0..<3).map { renderer.accessibilityActions(at: path($0)) } == [["Später"], ["Später"], []])
  }

  @Test("A handler receives the movement") func handler() {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: "songs", layout: RowsLayout()) { screen.rows }
          .onReorder(on: screen) { screen, move in
            screen.log.append("\(move.item.id.base) \(move.source.index) \(move.target.index)")
          }
      }
    }
    let screen = Screen(controller)
    controller.legoRenderer.performAccessibilityAction("Move down", at: path(1))
    screen.settle()
    #expect(controller.log == ["2 1 2"])
    #expect(controller.displayedIDs == [1, 2, 3])
  }
}
