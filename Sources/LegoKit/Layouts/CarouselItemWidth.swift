import UIKit

/// How wide the items of a ``CarouselLayout`` are.
public enum CarouselItemWidth: Hashable, Sendable {
  /// So many points, whatever the room.
  case fixed(CGFloat)
  /// This share of the room inside the insets: with `.fraction(0.85)` the next item peeps in.
  case fraction(CGFloat)

  /// The width in points where there is so much room; never below one point.
  func width(in available: CGFloat) -> CGFloat {
    switch self {
    case .fixed(let points): max(1, points)
    case .fraction(let share): max(1, available * share)
    }
  }
}
