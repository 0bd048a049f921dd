extension NSLayoutConstraint {
  /// The attribute of an item that a constraint refers to.
  public enum Attribute: Int, Sendable {
    /// The left edge, regardless of the layout direction.
    case left = 1
    /// The right edge, regardless of the layout direction.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge: the right one in right-to-left layouts.
    case leading = 5
    /// The trailing edge: the left one in right-to-left layouts.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line; the bottom edge of an item without text.
    case lastBaseline = 11
    /// The baseline of the first line; the bottom edge of an item without text.
    case firstBaseline = 12
    /// The left edge of the area inside the margins.
    case leftMargin = 13
    /// The right edge of the area inside the margins.
    case rightMargin = 14
    /// The top edge of the area inside the margins.
    case topMargin = 15
    /// The bottom edge of the area inside the margins.
    case bottomMargin = 16
    /// The leading edge of the area inside the margins.
    case leadingMargin = 17
    /// The trailing edge of the area inside the margins.
    case trailingMargin = 18
    /// The horizontal center of the area inside the margins.
    case centerXWithinMargins = 19
    /// The vertical center of the area inside the margins.
    case centerYWithinMargins = 20
    /// No attribute: the second side of a constraint with a constant.
    case notAnAttribute = 0
  }

  /// The relation of the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of layout.
  public enum Axis: Int, Sendable {
    /// The axis of x coordinates.
    case horizontal = 0
    /// The axis of y coordinates.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute: only some kinds can be compared in a constraint.
  enum Family: Hashable {
    case leftRight, leadingTrailing, centerX, vertical, length, none

    /// Returns whether attributes of both families can be in one constraint: two lengths, or two locations
    /// that aren't an edge of each kind.
    ///
    /// An x and a y location can be compared: SnapKit's own tests install such constraints.
    func isComparable(with other: Family) -> Bool {
      switch (self, other) {
      case (.leftRight, .leadingTrailing), (.leadingTrailing, .leftRight): false
      default: (self == .length) == (other == .length)
      }
    }
  }

  var family: Family {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .leftRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingTrailing
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
      .firstBaseline, .lastBaseline:
      .vertical
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  /// The attribute of the margins guide that a margin attribute of a view refers to.
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
