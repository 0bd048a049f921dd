import LegoKit
import LegoSupport
import LegoTesting
import SeededNumbers
import Testing
import UIKit

@MainActor
@Suite("Random interaction", .enabled(if: Touch.isAvailable), .serialized)
struct RandomInteractionTests {
  private static let layouts: [any SectionLayout] = [
    RowsLayout(), GridLayout(columns: 2), WaterfallLayout(columns: 2), GridLayout(columns: 3),
  ]

  @Test("After any drags, taps, scrolls and changes, the screen displays the state")
  func displaysState() throws {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let controller = controller(&random)
      let screen = Screen(controller, size: CGSize(width: 320, height: 480))
      for step in 0..<12 {
        try perform(&random, controller, screen)
        screen.settle()
        let place = Comment(rawValue: "seed \(seed), step \(step)")
        #expect(controller.displayedIDs == controller.ids + controller.otherIDs, place)
        #expect(selectedIDs(of: controller) == displayedSelection(of: controller), place)
        guard controller.displayedIDs == controller.ids + controller.otherIDs else { return }
      }
    }
  }

  private func controller(_ random: inout SeededGenerator) -> InteractionScreen {
    let first = Self.layouts[Int.random(in: 0..<Self.layouts.count, using: &random)]
    let second = Self.layouts[Int.random(in: 0..<Self.layouts.count, using: &random)]
    let controller = InteractionScreen(ids: Array(0..<Int.random(in: 0...8, using: &random))) {
      screen in
      Lego {
        Section(id: 0, layout: first) { screen.rows }
          .onReorder(screen.$ids, id: \.self)
          .selection(screen.$selection)
        Section(id: 1, layout: second) { screen.otherIDs.map { Row(id: $0) } }
          .onReorder(screen.$otherIDs, id: \.self)
          .selection(screen.$selection)
      }
    }
    controller.$otherIDs.wrappedValue = Array(100..<100 + Int.random(in: 0...8, using: &random))
    return controller
  }

  private func perform(
    _ random: inout SeededGenerator, _ controller: InteractionScreen, _ screen: Screen
  ) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: try drag(&random, controller)
    case 4..<6: try tap(&random, controller, screen)
    case 6: try screen.scroll(by: CGFloat.random(in: -200...200, using: &random))
    case 7: controller.ids.append((controller.ids.max() ?? 0) + 200)
    case 8: if !controller.otherIDs.isEmpty { controller.otherIDs.removeFirst() }
    default:
      let ids = controller.ids + controller.otherIDs
      controller.selection = Set(ids.filter { _ in Bool.random(using: &random) })
    }
  }

  private func drag(_ random: inout SeededGenerator, _ controller: InteractionScreen) throws {
    let before = (controller.ids + controller.otherIDs).sorted()
    let touch = Touch(on: try #require(controller.view.window))
    let start = point(&random)
    touch.press(at: start, for: 0.6)
    touch.drag(to: point(&random), from: start)
    touch.lift()
    #expect((controller.ids + controller.otherIDs).sorted() == before)
  }

  private func tap(
    _ random: inout SeededGenerator, _ controller: InteractionScreen, _ screen: Screen
  ) throws {
    let view = controller.collectionView
    let point = point(&random)
    guard let path = view.indexPathForItem(at: view.convert(point, from: controller.view)),
      let id = controller.legoRenderer[path, as: Row.self]?.id
    else { return }
    let expected = controller.selection.symmetricDifference([id])
    try screen.tap(at: point)
    #expect(controller.selection == expected)
  }

  private func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 1...319, using: &random),
      y: CGFloat.random(in: 1...479, using: &random))
  }

  private func selectedIDs(of controller: InteractionScreen) -> Set<Int> {
    let paths = controller.collectionView.indexPathsForSelectedItems ?? []
    return Set(paths.compactMap { controller.legoRenderer[$0, as: Row.self]?.id })
  }

  private func displayedSelection(of controller: InteractionScreen) -> Set<Int> {
    controller.selection.intersection(controller.displayedIDs)
  }
}
