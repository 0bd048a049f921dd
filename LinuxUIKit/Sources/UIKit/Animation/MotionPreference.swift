/// The user's preferences about motion, for the animations of UIKit.
///
/// The animations that follow them are listed in `motion.md, 2`.
@MainActor enum MotionPreference {
  /// Whether views are not scaled or lifted when they appear.
  static var isReduced: Bool { UIAccessibility.isReduceMotionEnabled }

  /// Whether views that would slide in and out fade instead: while Reduce Motion and Prefer
  /// Cross-Fade Transitions are on.
  static var replacesSlides: Bool { isReduced && UIAccessibility.prefersCrossFadeTransitions }
}
