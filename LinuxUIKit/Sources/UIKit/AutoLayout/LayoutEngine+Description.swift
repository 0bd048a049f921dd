import ConstraintSolver

extension LayoutEngine {
  /// What the solver has, with the unknowns named after their views; for a person who looks for a
  /// mistake.
  ///
  ///     UIView:0x7f8a1c0.width = 200 - d2
  var description: String {
    var names: [Variable: String] = [:]
    for entry in items.values {
      guard let item = entry.item?.layoutName else { continue }
      names[entry.minX] = item + ".minX"
      names[entry.minY] = item + ".minY"
      names[entry.width] = item + ".width"
      names[entry.height] = item + ".height"
    }
    return solver.description {
      names[$0] ?? ""
    } describing: {
      sources[$0].map { logEntry($0).text } ?? ""
    }
  }
}
