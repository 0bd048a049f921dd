import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("Baselines after changes")
struct BaselineChangeTests {
  /// A random state of two labels, one of which is constrained to the other's baseline.
  private struct State {
    var words: Int
    var size: CGFloat
    var width: CGFloat
    var height: CGFloat
    var isFirst: Bool
    var isSpaced: Bool

    init(_ random: inout SeededGenerator) {
      words = .random(in: 0...6, using: &random)
      size = CGFloat(Int.random(in: 10...24, using: &random))
      width = CGFloat(Int.random(in: 40...200, using: &random))
      height = CGFloat(Int.random(in: 10...120, using: &random))
      isFirst = .random(using: &random)
      isSpaced = .random(using: &random)
    }
  }

  /// The two labels in a view.
  ///
  /// Created once and changed between states, or created for one state.
  @MainActor private final class Pair {
    let root = UIView.sized(300, 400)
    let upper = makeBaselineLabel("", size: 17)
    let lower = makeBaselineLabel("Lower", size: 12)
    private let width: NSLayoutConstraint
    private let height: NSLayoutConstraint
    private var hanging: NSLayoutConstraint?

    init() {
      width = upper.widthAnchor.constraint(equalToConstant: 100)
      height = upper.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
      upper.numberOfLines = 0
      root.addPlaced(upper, lower)
      upper.pinCorner(to: root, 10)
      lower.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      NSLayoutConstraint.activate([width, height])
    }

    func show(_ state: State) -> [CGRect] {
      upper.text = Array(repeating: "Stations", count: state.words).joined(separator: " ")
      upper.font = .systemFont(ofSize: state.size)
      width.constant = state.width
      height.constant = state.height
      let anchor = state.isFirst ? upper.firstBaselineAnchor : upper.lastBaselineAnchor
      let below = lower.firstBaselineAnchor
      let hanging =
        state.isSpaced
        ? below.constraint(equalToSystemSpacingBelow: anchor, multiplier: 1.5)
        : below.constraint(equalTo: anchor)
      self.hanging?.isActive = false
      hanging.isActive = true
      self.hanging = hanging
      root.layoutIfNeeded()
      return [upper.frame, lower.frame]
    }
  }

  @Test("Changed labels have the frames of new ones")
  func history() {
    var random = SeededGenerator(seed: 29)
    let changed = Pair()
    for step in 0..<300 {
      let state = State(&random)
      let frames = zip(changed.show(state), Pair().show(state))
      for (old, new) in frames {
        #expect(abs(old.minY - new.minY) < 1e-6, "step \(step): \(state)")
        #expect(abs(old.height - new.height) < 1e-6, "step \(step): \(state)")
      }
    }
  }
}
