extension NSLayoutConstraint.Attribute {
  /// What can be compared with what: a constraint may not mix them.
  enum Family: Hashable {
    case leftRight, leadingTrailing, middleX, vertical, length, none

    /// Whether items of both may stand in one constraint.
    ///
    /// A middle goes with either kind of edge.
    func isComparable(with other: Family) -> Bool {
      self == other
        || (self == .middleX && [.leftRight, .leadingTrailing].contains(other))
        || (other == .middleX && [.leftRight, .leadingTrailing].contains(self))
    }
  }

  var family: Family {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .leftRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingTrailing
    case .centerX, .centerXWithinMargins: .middleX
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
      .firstBaseline, .lastBaseline:
      .vertical
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  /// The attribute of the margins guide that a margin attribute of a view stands for.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isVertical: Bool { family == .vertical || self == .height }

  /// The name in Apple's descriptions of constraints.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The sign in Apple's descriptions of constraints.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
