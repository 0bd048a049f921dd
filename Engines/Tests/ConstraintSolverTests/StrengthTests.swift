import ConstraintSolver
import Testing

@Suite("Strength of a constraint")
struct StrengthTests {
  @Test("Required is above every level")
  func required() {
    #expect(Strength.optional(level: 1_000_000) < .required)
    #expect(!(Strength.required < .required))
    #expect(!(Strength.required < .optional(level: 5)))
  }

  @Test("Levels are ordered by their numbers")
  func levels() {
    let strengths: [Strength] = [.required, .optional(level: 250), .optional(level: 250.5)]
    let sorted: [Strength] = [.optional(level: 250), .optional(level: 250.5), .required]
    #expect(strengths.sorted() == sorted)
  }

  @Test("Only the forbidden side counts as a violation")
  func violations() {
    let zero = Expression(0)
    #expect(Constraint(zero, .lessThanOrEqual, zero).violation(ofValue: -3) == 0)
    #expect(Constraint(zero, .lessThanOrEqual, zero).violation(ofValue: 3) == 3)
    #expect(Constraint(zero, .greaterThanOrEqual, zero).violation(ofValue: -3) == 3)
    #expect(Constraint(zero, .equal, zero).violation(ofValue: -3) == 3)
  }
}
