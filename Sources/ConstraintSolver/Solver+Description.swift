extension Solver: CustomStringConvertible {
  /// The objective, the rows and what is violated, for a person who looks for a mistake.
  ///
  ///     objective: e3@750
  ///     width = 200 - d2
  ///     violated: #4 by 12 @750
  package var description: String {
    ([objectiveDescription] + rowDescriptions + violationDescriptions).joined(separator: "\n")
  }

  private var objectiveDescription: String {
    let shares = costs.indices.flatMap { symbol in
      costs[symbol].shares.map { "\(text($0.weight))*\(name(of: symbol))@\(text($0.level))" }
    }
    return "objective: " + (shares.isEmpty ? "0" : shares.joined(separator: " + "))
  }

  private var rowDescriptions: [String] {
    rows.indices.filter { isBasic[$0] }.map { symbol in
      let terms = rows[symbol].terms.map { term in
        let sign = term.coefficient < 0 ? " - " : " + "
        let size = abs(term.coefficient)
        return sign + (size == 1 ? "" : text(size) + "*") + name(of: term.symbol)
      }
      return "\(name(of: symbol)) = \(text(rows[symbol].constant))\(terms.joined())"
    }
  }

  private var violationDescriptions: [String] {
    entries.keys.sorted().compactMap { id in
      guard let violation = violation(of: id), violation > Solver.epsilon,
        let level = entries[id]?.constraint.strength.level
      else { return nil }
      return "violated: #\(id.number) by \(text(violation)) @\(text(level))"
    }
  }

  /// The given name of a variable, or a letter and number for a symbol of a constraint.
  private func name(of symbol: Int) -> String {
    switch kinds[symbol] {
    case .free, .nonnegative: names[symbol].isEmpty ? "v\(symbol)" : names[symbol]
    case .slack: "s\(symbol)"
    case .error: "e\(symbol)"
    case .dummy: "d\(symbol)"
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
