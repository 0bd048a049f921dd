/// Why a required constraint was refused: the ones that cannot hold together with it.
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
  /// The constraint that was refused, as it would have been.
  package var refused: Constraint
  /// The required constraints in force that contradict it, oldest first.
  ///
  /// Empty when it contradicts itself or only the range of a variable.
  package var others: [Constraint.ID]

  /// Names a refused constraint and what it contradicts.
  package init(refused: Constraint, others: [Constraint.ID]) {
    self.refused = refused
    self.others = others
  }
}

/// A contradiction as the simplex method meets it, before it is known whose change brought it
/// about.
struct Infeasible: Error {
  /// The constraints with a part in it.
  var owners: Set<Constraint.ID>
}
