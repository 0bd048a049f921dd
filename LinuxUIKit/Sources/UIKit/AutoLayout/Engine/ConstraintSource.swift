import ConstraintSolver

/// The origin of a constraint in the solver.
enum ConstraintSource: Hashable {
  /// A constraint that was activated.
  case constraint(NSLayoutConstraint)
  /// A contribution of an item: of its frame, content size or insets.
  case item(ObjectIdentifier, Part)

  /// The part of an item that a contribution is about.
  enum Part: Hashable, CaseIterable {
    case startX, width, startY, height
    case endX, endY
    case huggingX, huggingY, compressionX, compressionY
    case tieX, tieY
  }

  /// Whether the source still takes part in layout.
  @MainActor var isActive: Bool {
    if case .constraint(let constraint) = self { constraint.isActive } else { true }
  }
}

/// A constraint that an item contributes by itself: its frame, content size or insets.
@MainActor struct Contribution {
  var part: ConstraintSource.Part
  var lowered: LoweredConstraint

  /// Creates a contribution that refers to the variables of other items too.
  init(_ part: ConstraintSource.Part, _ value: Constraint, _ others: [LayoutItemEntry] = []) {
    self.part = part
    lowered = LoweredConstraint(value: value, items: others)
  }
}

/// A constraint in terms of the solver's variables.
@MainActor struct LoweredConstraint {
  var value: Constraint
  /// The items whose variables the constraint refers to.
  var items: [LayoutItemEntry]

  /// The largest difference of equal frames in points: rounding errors of sums, far below a pixel.
  nonisolated static let tolerance = 1e-7

  /// Returns whether the other constraint differs by no more than rounding errors.
  func isSame(as other: Constraint) -> Bool {
    differsOnlyInConstant(from: other)
      && abs(value.expression.constant - other.expression.constant) <= Self.tolerance
  }

  /// Returns whether at most the constant differs from that of the other constraint.
  func differsOnlyInConstant(from other: Constraint) -> Bool {
    value.expression.terms == other.expression.terms && value.relation == other.relation
      && value.strength == other.strength
  }
}

extension UILayoutPriority {
  /// The priority in the solver's terms.
  var strength: Strength {
    rawValue >= UILayoutPriority.required.rawValue ? .required : .optional(level: Double(rawValue))
  }
}
