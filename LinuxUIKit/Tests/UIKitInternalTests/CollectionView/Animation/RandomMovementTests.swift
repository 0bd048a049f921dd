import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

/// Random updates while the animations of earlier ones are in flight.
@MainActor struct RandomMovementTests {
  @Test("Updates on their way show the model at each frame, and each completion comes once")
  func modelIsShown() {
    for seed in 0..<PropertyRuns.count(full: 150) {
      withHeldClock { clock in Run(seed: UInt64(seed)).play(clock) }
    }
  }
}

/// A random sequence of updates, frames, scrolling and layout changes.
@MainActor private final class Run {
  private let seed: UInt64
  private var random: SeededGenerator
  private var nextID = 0
  private let screen: ModelScreen
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let display = DisplayRecord()
  private var completions: [Int: Int] = [:]
  private var step = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    var items: [ModelItem] = []
    for id in 1...8 { items.append(ModelItem(id: id)) }
    nextID = 8
    screen = ModelScreen([ModelSection(id: 0, items: items)])
    window.isHidden = false
    window.addSubview(screen.view)
    screen.view.delegate = display
    window.layoutIfNeeded()
  }

  private var label: Comment { "seed \(seed), step \(step)" }

  func play(_ clock: HeldClock) {
    for _ in 0..<20 {
      step += 1
      act()
      check()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        clock.advance(by: 1.0 / 60)
        check()
      }
    }
    clock.advance(by: 1)
    check()
    #expect(completions.values.allSatisfy { $0 == 1 }, label)
    #expect(completions.count == step, label)
    #expect(
      screen.view.animations.disappearing.isEmpty && screen.view.animations.running.isEmpty, label)
    #expect(display.shown == Set(screen.view.visibleCells.map { ObjectIdentifier($0) }), label)
    #expect(window.layer.isAtRest, label)
  }

  private func act() {
    let number = step
    let end: (Bool) -> Void = { [self] _ in completions[number, default: 0] += 1 }
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      screen.view.contentOffset.y = .random(in: 0...300, using: &random)
      window.layoutIfNeeded()
      end(true)
    case 1:
      screen.view.setCollectionViewLayout(StackLayout(), animated: true, completion: end)
    case 2:
      screen.view.reloadData()
      window.layoutIfNeeded()
      end(true)
    case 3: UIView.performWithoutAnimation { update(end) }
    default: update(end)
    }
  }

  private func update(_ end: @escaping (Bool) -> Void) {
    let update = RandomUpdate(of: screen.sections, nextID: &nextID, using: &random)
    screen.view.performBatchUpdates { [self] in
      screen.sections = update.after
      for step in update.steps { step(screen.view) }
    } completion: {
      end($0)
    }
  }

  private func check() {
    #expect(screen.displayed == screen.expected, label)
    #expect(screen.view.brokenInvariants == [], label)
    #expect(display.mistakes == [], label)
    #expect(completions.values.allSatisfy { $0 == 1 }, label)
  }
}

/// A delegate that records the displayed cells.
private final class DisplayRecord: NSObject, UICollectionViewDelegate {
  var shown = Set<ObjectIdentifier>()
  var mistakes: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !shown.insert(ObjectIdentifier(cell)).inserted { mistakes.append("displayed twice") }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if shown.remove(ObjectIdentifier(cell)) == nil { mistakes.append("ended twice") }
  }
}

extension CALayer {
  /// Whether no animation is in flight.
  fileprivate var isAtRest: Bool {
    activeAnimations.isEmpty && (sublayers ?? []).allSatisfy(\.isAtRest)
  }
}
