/// The alignment of content on one axis of a larger rectangle.
///
/// On the horizontal axis, leading and trailing follow the layout direction. On the vertical axis,
/// leading is the top.
enum ButtonAlignment: Hashable, Sendable {
  /// At the start of the axis.
  case leading
  /// At the center of the axis.
  case center
  /// At the end of the axis.
  case trailing
  /// Stretched from edge to edge.
  case fill

  /// The fraction of the remaining length that precedes the content: 0 to 1.
  var factor: CGFloat {
    switch self {
    case .leading, .fill: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  /// Returns the start of content of the given length.
  func start(of length: CGFloat, from start: CGFloat, in available: CGFloat) -> CGFloat {
    start + (available - length) * factor
  }
}

extension UIControl {
  /// The horizontal content alignment, with left and right resolved for the layout direction.
  var resolvedHorizontalAlignment: ButtonAlignment {
    switch contentHorizontalAlignment {
    case .center: .center
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .fill: .fill
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// The vertical content alignment.
  var resolvedVerticalAlignment: ButtonAlignment {
    switch contentVerticalAlignment {
    case .center: .center
    case .top: .leading
    case .bottom: .trailing
    case .fill: .fill
    }
  }
}
