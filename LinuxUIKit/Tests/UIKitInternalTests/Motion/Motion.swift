import Foundation
import Testing
import UIKit

/// The curves of the specification, calculated without the code under test.
enum Motion {
  /// Returns the progress of the curve (0.42, 0, 0.58, 1) at a share of the duration (uikit.md, 8.1).
  static func easeInOut(_ share: Double) -> Double {
    func bezier(_ t: Double, _ one: Double, _ two: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < share { low = middle } else { high = middle }
    }
    return bezier(low, 0, 1)
  }

  /// Returns the progress of a critically damped spring at a share of the duration: 9.23341 is the
  /// product of its frequency and duration (uikit.md, 8.2).
  static func spring(_ share: Double) -> Double {
    guard share < 1 else { return 1 }
    let time = 9.23341 * share
    return 1 - (1 + time) * exp(-time)
  }
}

/// The subviews of a view that an animated change moves, and their positions before it.
@MainActor struct MotionProbe {
  private let before: [(view: UIView, center: CGPoint)]

  /// Records the positions of all views inside a view.
  init(in view: UIView) {
    before = Self.descendants(of: view).map { ($0, $0.center) }
  }

  /// The views that have another position than before, with the old and the new one.
  var moved: [(view: UIView, from: CGFloat, to: CGFloat)] {
    before.filter { abs($0.view.center.x - $0.center.x) > 1 }
      .map { ($0.view, $0.center.x, $0.view.center.x) }
  }

  /// Expects all moved views to be presented at the share of their way.
  func expect(progress: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!moved.isEmpty, sourceLocation: sourceLocation)
    for (view, start, end) in moved {
      let presented = view.layer.presentation()?.position.x ?? .nan
      let expected = start + (end - start) * CGFloat(progress)
      #expect(abs(presented - expected) < 0.02, sourceLocation: sourceLocation)
    }
  }

  private static func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }
}
