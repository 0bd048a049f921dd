import UIKit

/// The motion of a section's scroll view, from which its phase follows.
///
/// The delegate of the scroll view is UIKit's own, so the properties of the scroll view are read after
/// each step, and periodically until it is idle.
struct SectionMotion {
  /// The phase after the last step.
  private(set) var phase = SectionScrollPhase.idle
  private var offset: CGFloat
  /// The time of the last step that neither a drag nor a deceleration has caused.
  private var lastStep: TimeInterval?

  /// Creates the motion of a scroll view that is idle.
  init(at offset: CGFloat) {
    self.offset = offset
  }

  /// Whether the phase may change without another step.
  var isPending: Bool { phase != .idle || lastStep != nil }

  /// Accepts an offset that was set without animation.
  mutating func jump(to offset: CGFloat) {
    self.offset = offset
  }

  /// Reads the state of the scroll view; returns whether the phase has changed.
  @MainActor mutating func update(from view: UIScrollView, at time: TimeInterval) -> Bool {
    let before = phase
    let hasMoved = view.contentOffset.x != offset
    offset = view.contentOffset.x
    if view.isDragging {
      (phase, lastStep) = (.interacting, nil)
    } else if view.isDecelerating {
      (phase, lastStep) = (.decelerating, nil)
    } else if phase == .interacting || phase == .decelerating {
      phase = .idle
    } else if hasMoved {
      // A single step is a jump.
      if lastStep != nil { phase = .animating }
      lastStep = time
    } else if let step = lastStep, time - step >= Self.longestPause {
      (phase, lastStep) = (.idle, nil)
    }
    return phase != before
  }

  /// The time without a step after which an animation has ended, in seconds.
  static let longestPause: TimeInterval = 0.1
}
