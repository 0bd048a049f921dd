import SeededNumbers
import TestSupport
import Testing
import UIKit

/// Tests hiding and showing views during earlier animations (uikit.md, 4.10 and 8.1).
@MainActor struct StackHidingRandomTests {
  @Test("Whatever is hidden and shown during animations, hidden views are not drawn in the end")
  func random() {
    for seed in PropertyRuns.seeds(full: 100, from: 1) {
      withHeldClock { clock in
        var random = SeededGenerator(seed: seed)
        let scene = HidingStack()
        for _ in 1...12 {
          let box = scene.boxes[Int.random(in: 0...2, using: &random)]
          let change = { box.isHidden.toggle() }
          if Int.random(in: 0...3, using: &random) == 0 { change() } else { scene.animate(change) }
          clock.advance(by: Double.random(in: 0...0.7, using: &random))
        }
        clock.advance(by: 2)
        var start: CGFloat = 0
        for (index, length) in [20.0, 30, 20].enumerated() {
          guard !scene.boxes[index].isHidden else {
            #expect(scene.span(index) == nil, "seed \(seed)")
            continue
          }
          let span = scene.span(index) ?? []
          let ends = [start, start + length]
          #expect(zip(span, ends).count { abs($0 - $1) < 1e-6 } == 2, "seed \(seed)")
          start += length + 10
        }
      }
    }
  }
}
