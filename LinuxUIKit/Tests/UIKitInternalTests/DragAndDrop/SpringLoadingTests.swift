import Testing

@testable import UIKit

/// Drags that pause over views, items, rows and buttons.
@Suite("Spring loading") @MainActor struct SpringLoadingTests {
  private let screen = DragScreen(["A", "B", "C"], ["X", "Y", "Z"])

  private var right: DragList { screen.right }

  private func withPausedClock(_ body: () throws -> Void) rethrows {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    try body()
  }

  private func cancelDrag() {
    screen.finger.cancel()
    FrameClock.shared.advance(by: 1)
  }

  /// A behavior that allows the upper half of a view, and a log of the states.
  private final class UpperHalf: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
  {
    var log: [String] = []

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      guard let view = interaction.view else { return false }
      return context.location(in: view).y < view.bounds.midY
    }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }

    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) {
      log.append("\(context.state) \(context.targetView === interaction.view)")
    }
  }

  @Test("A drag that pauses over a view activates it after a second, once until it leaves")
  func view() {
    let view = UIView(frame: CGRect(x: 160, y: 200, width: 160, height: 100))
    screen.window.addSubview(view)
    let behavior = UpperHalf()
    var activations = 0
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: behavior, interactionEffect: behavior
    ) { _, _ in activations += 1 }
    view.addInteraction(interaction)
    withPausedClock {
      screen.lift(screen.left, row: 0)
      screen.finger.move(to: CGPoint(x: 240, y: 220))
      #expect(behavior.log == ["possible true"])
      FrameClock.shared.advance(by: 0.4)
      // A movement over the same target does not begin from the start.
      screen.finger.move(to: CGPoint(x: 250, y: 220))
      FrameClock.shared.advance(by: 0.2)
      #expect(behavior.log == ["possible true", "activating true"])
      #expect(activations == 0)
      FrameClock.shared.advance(by: 0.5)
      #expect(activations == 1)
      FrameClock.shared.advance(by: 3)
      #expect(activations == 1)
      #expect(behavior.log.suffix(1) == ["activated true"])
      // The lower half is no target.
      screen.finger.move(to: CGPoint(x: 250, y: 280))
      #expect(behavior.log.suffix(2) == ["inactive true", "finish"])
      screen.finger.move(to: CGPoint(x: 250, y: 220))
      FrameClock.shared.advance(by: 0.8)
      cancelDrag()
      #expect(activations == 1)
      #expect(behavior.log.suffix(2) == ["inactive true", "finish"])
    }
  }

  @Test("A drag that pauses over an item of a collection view selects it, if the view allows that")
  func items() {
    right.proposal = UICollectionViewDropProposal(operation: .copy)
    withPausedClock {
      screen.lift(screen.left, row: 0)
      screen.move(to: right, row: 1)
      FrameClock.shared.advance(by: 2)
      #expect(right.view.indexPathsForSelectedItems == [])
      #expect(!right.view.isSpringLoaded)
      right.view.isSpringLoaded = true
      screen.move(to: right, row: 1)
      FrameClock.shared.advance(by: 0.7)
      // Another item begins from the start.
      screen.move(to: right, row: 2)
      FrameClock.shared.advance(by: 0.7)
      #expect(right.view.indexPathsForSelectedItems == [])
      FrameClock.shared.advance(by: 0.5)
      #expect(right.view.indexPathsForSelectedItems == [[0, 2]])
      #expect(right.takeLog().last == "select 2")
      right.view.isSpringLoaded = false
      screen.move(to: right, row: 0)
      FrameClock.shared.advance(by: 2)
      #expect(right.view.indexPathsForSelectedItems == [[0, 2]])
      cancelDrag()
    }
  }

  /// A delegate that selects rows other than the first.
  private final class Rows: NSObject, UITableViewDelegate {
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }

    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.row != 0 }
  }

  @Test("A drag that pauses over a row of a table selects it, if the delegate allows that")
  func rows() {
    let table = DragTable(["X", "Y"], x: 160)
    let delegate = Rows()
    table.proposal = UITableViewDropProposal(operation: .copy)
    table.view.delegate = delegate
    table.view.isSpringLoaded = true
    screen.window.addSubview(table.view)
    screen.window.layoutIfNeeded()
    withPausedClock {
      screen.lift(screen.left, row: 0)
      screen.finger.move(to: CGPoint(x: 220, y: 25))
      FrameClock.shared.advance(by: 2)
      #expect(delegate.selected == [])
      screen.finger.move(to: CGPoint(x: 220, y: 75))
      FrameClock.shared.advance(by: 2)
      #expect(delegate.selected == [1])
      cancelDrag()
    }
  }

  @Test("A drag that pauses over a spring-loaded button performs its action while it is enabled")
  func button() {
    var count = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Open") { _ in count += 1 })
    button.frame = CGRect(x: 160, y: 200, width: 160, height: 44)
    screen.window.addSubview(button)
    withPausedClock {
      screen.lift(screen.left, row: 0)
      for (isSpringLoaded, isEnabled) in [(true, true), (true, false), (false, true)] {
        button.isSpringLoaded = isSpringLoaded
        button.isEnabled = isEnabled
        #expect(button.isSpringLoaded == isSpringLoaded)
        screen.finger.move(to: CGPoint(x: 240, y: 220))
        FrameClock.shared.advance(by: 2)
        screen.finger.move(to: CGPoint(x: 60, y: 280))
      }
      #expect(count == 1)
      cancelDrag()
    }
  }
}
