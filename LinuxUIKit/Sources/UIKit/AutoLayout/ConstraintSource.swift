import ConstraintSolver

/// Where a constraint in the solver comes from.
enum ConstraintSource: Hashable {
  /// A constraint that someone activated.
  case constraint(NSLayoutConstraint)
  /// A side of an item that frames, content or insets give.
  case item(ObjectIdentifier, Part)

  /// What of an item a constraint is about that no one wrote.
  enum Part: Hashable, CaseIterable {
    case startX, width, startY, height
    case endX, endY
    case huggingX, huggingY, compressionX, compressionY
    case tieX, tieY
  }
}

/// A constraint that an item has by itself.
@MainActor struct Contribution {
  /// What of the item it is about.
  var part: ConstraintSource.Part
  /// The constraint.
  var lowered: LoweredConstraint

  /// A constraint that names other items too.
  init(_ part: ConstraintSource.Part, _ value: Constraint, _ others: [LayoutItemEntry] = []) {
    self.part = part
    lowered = LoweredConstraint(value: value, items: others)
  }
}

/// A constraint in terms of the solver's unknowns.
@MainActor struct LoweredConstraint {
  var value: Constraint
  /// The items whose unknowns it names.
  var items: [LayoutItemEntry]

  /// Frames that differ by less are the same: sums of doubles, far below a pixel.
  nonisolated static let tolerance = 1e-7

  /// Whether the other one differs by no more than rounding errors.
  func isSame(as other: Constraint) -> Bool {
    isMoved(from: other)
      && abs(value.expression.constant - other.expression.constant) <= Self.tolerance
  }

  /// Whether nothing but the constant may differ from the other one.
  func isMoved(from other: Constraint) -> Bool {
    value.expression.terms == other.expression.terms && value.relation == other.relation
      && value.strength == other.strength
  }
}

/// A constraint as it is in the solver.
struct InstalledConstraint {
  var id: Constraint.ID
  var lowered: LoweredConstraint
}

extension UILayoutPriority {
  /// The solver's word for the priority.
  var strength: Strength {
    rawValue >= UILayoutPriority.required.rawValue ? .required : .optional(level: Double(rawValue))
  }
}
