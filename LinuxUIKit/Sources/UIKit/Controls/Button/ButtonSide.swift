/// Where a part lies on one axis of a room that is larger.
///
/// From side to side, leading is where reading starts; from top to bottom it is the top.
enum ButtonSide: Hashable, Sendable {
  /// At the start.
  case leading
  /// In the middle.
  case center
  /// At the end.
  case trailing
  /// From edge to edge.
  case fill

  /// How much of the free room is before the part: 0 to 1.
  var factor: CGFloat {
    switch self {
    case .leading, .fill: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  /// The start of a part of a length in a room.
  func start(of length: CGFloat, from start: CGFloat, room: CGFloat) -> CGFloat {
    start + (room - length) * factor
  }
}

extension UIControl {
  /// How content is aligned from side to side, as one reads.
  var horizontalSide: ButtonSide {
    switch contentHorizontalAlignment {
    case .center: .center
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .fill: .fill
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// How content is aligned from top to bottom.
  var verticalSide: ButtonSide {
    switch contentVerticalAlignment {
    case .center: .center
    case .top: .leading
    case .bottom: .trailing
    case .fill: .fill
    }
  }
}
