/// The reason why a required constraint was rejected: the constraints that contradict it.
///
///     do {
///       try solver.add(wide)
///     } catch {
///       print(error.others)   // the constraints that it contradicts
///     }
///
/// The set is the proof of the simplex method: without the rejected constraint there is no
/// contradiction, and each of the others takes part in it. It is small, but not always minimal. The
/// solver is unchanged.
package struct Conflict: Error, Hashable, Sendable {
  /// The rejected constraint.
  package var refused: Constraint
  /// The required constraints that contradict it, oldest first.
  ///
  /// Empty if it contradicts itself or only the range of a variable.
  package var others: [Constraint.ID]

  /// Creates a conflict of a rejected constraint and the constraints that contradict it.
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
