import SeededNumbers
import Testing
import UIKit

/// Compares random stacks with a plain implementation of the rules (`RandomStack`).
@MainActor @Suite("Random stacks")
struct StackRandomTests {
  @Test(
    "Random stacks have the frames of the reference", arguments: PropertyRuns.blocks(full: 4_000))
  func frames(seeds: Range<UInt64>) {
    var compared = 0
    for seed in seeds {
      let stack = RandomStack(seed: seed)
      let scene = scene(of: stack)
      compared += check(scene, stack, "seed \(seed)") ? 1 : 0
    }
    // The rules leave few cases open.
    #expect(5 * compared > 4 * seeds.count)
  }

  @Test("A stack that was changed into another has the same frames as a new one")
  func changed() {
    for seed in PropertyRuns.seeds(full: 300, from: 10_000) {
      let stack = RandomStack(seed: seed)
      let scene = scene(of: stack)
      scene.root.layoutIfNeeded()
      var other = stack
      let model = RandomStack(seed: seed + 1_000)
      (other.distribution, other.alignment) = (model.distribution, model.alignment)
      (other.spacing, other.length) = (0, stack.length + 300)
      for index in other.items.indices {
        other.items[index].isHidden.toggle()
        other.items[index].customSpacing = nil
      }
      apply(other, to: scene)
      check(scene, other, "seed \(seed)")
    }
  }

  private func scene(of stack: RandomStack) -> StackScene {
    let scene = StackScene(
      stack.axis, length: stack.length, across: RandomStack.across,
      sizes: stack.items.map { ($0.natural, $0.across) })
    scene.prioritize(
      hugging: stack.items.map(\.hugging), resistance: stack.items.map(\.resistance))
    apply(stack, to: scene)
    return scene
  }

  private func apply(_ stack: RandomStack, to scene: StackScene) {
    let isRow = stack.axis == .horizontal
    scene.root.frame.size = CGSize(
      width: isRow ? stack.length : RandomStack.across,
      height: isRow ? RandomStack.across : stack.length)
    scene.stack.distribution = stack.distribution
    scene.stack.alignment = stack.alignment
    scene.stack.spacing = stack.spacing
    for (view, item) in zip(scene.views, stack.items) {
      view.isHidden = item.isHidden
      scene.stack.setCustomSpacing(
        item.customSpacing.map { CGFloat($0) } ?? UIStackView.spacingUseDefault, after: view)
    }
  }

  /// Compares frames with the rules and returns whether the rules determine the frames.
  @discardableResult
  private func check(_ scene: StackScene, _ stack: RandomStack, _ name: String) -> Bool {
    let shown = stack.items.indices.filter { !stack.items[$0].isHidden }
    let (along, across) = (scene.along, scene.across)
    for index in stack.items.indices where stack.items[index].isHidden {
      #expect(along[index][1] == 0, "\(name), hidden view \(index)")
    }
    for index in shown {
      let expected = stack.expectedAcross(stack.items[index])
      #expect(isNear(across[index], expected), "\(name), view \(index) across")
    }
    guard let expected = stack.expected else { return false }
    for (index, span) in zip(shown, expected) {
      #expect(isNear(along[index], span), "\(name), view \(index): \(along[index]) \(span)")
    }
    return true
  }

  /// Returns whether both differ by at most half a pixel at a scale of 3.
  private func isNear(_ frame: [CGFloat], _ span: (start: Double, length: Double)) -> Bool {
    abs(frame[0] - span.start) < 1.0 / 6 + 1e-6 && abs(frame[1] - span.length) < 1.0 / 6 + 1e-6
  }
}
