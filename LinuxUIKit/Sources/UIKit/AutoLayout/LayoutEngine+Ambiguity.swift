import ConstraintSolver

/// Answers for people who look for a mistake.
extension LayoutEngine {
  /// Whether constraints leave open where an item is or how large; true of an item that none names.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let entry = items[ObjectIdentifier(item)] else { return true }
    return ![entry.minX, entry.minY, entry.width, entry.height].allSatisfy(solver.isDetermined)
  }

  /// The constraints that someone wrote which give an item its place and size on an axis.
  func constraintsBehind(
    _ item: any LayoutItem, isVertical: Bool
  ) -> [NSLayoutConstraint] {
    guard let entry = items[ObjectIdentifier(item)] else { return [] }
    let variables = [entry.start(isVertical: isVertical), entry.length(isVertical: isVertical)]
    let found = variables.flatMap(solver.constraintsBehind).compactMap { id in
      if case .constraint(let constraint)? = sources[id] { constraint } else { nil }
    }
    return Set(found).sorted { $0.activationOrder < $1.activationOrder }
  }
}
