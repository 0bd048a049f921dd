/// The reason for which a required constraint was refused: the constraints that contradict it.
///
///     do {
///       try solver.add(wide)
///     } catch {
///       print(error.others)   // what it contradicts
///     }
///
/// The set is what the simplex method proves the contradiction with: leaving out the refused
/// constraint always resolves it, and each of the others has a part in it. It is small, not always
/// the smallest. The solver is left as if the refused change had not been asked for.
package struct Conflict: Error, Hashable, Sendable {
  /// The constraint that was refused.
  package var refused: Constraint
  /// The required constraints that contradict it, oldest first.
  ///
  /// Empty if it contradicts itself or only the range of a variable.
  package var others: [Constraint.ID]

  /// Creates a conflict of a refused constraint and the constraints that contradict it.
  package init(refused: Constraint, others: [Constraint.ID]) {
    self.refused = refused
    self.others = others
  }
}

/// A contradiction in the tableau, before the change that caused it is known.
struct Infeasible: Error {
  /// The constraints that take part in it.
  var owners: Set<Constraint.ID>
}
