/// The strength of a constraint, which decides if not all can hold.
///
/// Levels are strict: no number of weaker constraints outweighs one that is stronger. Inside a
/// level the solver makes the sum of the violations least.
///
///     Strength.required > .optional(level: 999)
///     Strength.optional(level: 999) > .optional(level: 998.5)
package enum Strength: Hashable, Sendable, Comparable {
  /// Has lower priority than every higher level.
  ///
  /// Any finite number is valid.
  case optional(level: Double)
  /// Must hold; a system in which it can't is refused.
  case required

  /// The level of an optional constraint; `nil` for a required one.
  package var level: Double? {
    if case .optional(let level) = self { level } else { nil }
  }

  /// Returns whether the left one has lower priority than the right one.
  package static func < (left: Strength, right: Strength) -> Bool {
    switch (left.level, right.level) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _): false
    }
  }
}
