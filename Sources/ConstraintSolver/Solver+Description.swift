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
    var tableau = tableau
    return tableau.symbols.indices.filter { tableau.symbols[$0].isBasic }.map { symbol in
      let row = tableau.expanded(tableau.row(of: symbol))
      let terms = row.terms.sorted { $0.symbol < $1.symbol }.map { term in
        let sign = term.coefficient < 0 ? " - " : " + "
        let size = abs(term.coefficient)
        return sign + (size == 1 ? "" : text(size) + "*") + name(of: term.symbol)
      }
      return "\(name(of: symbol)) = \(text(row.constant))\(terms.joined())"
    }
  }

  private var violationDescriptions: [String] {
    entries.compactMap { $0 }.sorted { $0.id < $1.id }.compactMap { entry in
      guard let violation = violation(of: entry.id), violation > Solver.epsilon,
        let level = entry.constraint.strength.level
      else { return nil }
      return "violated: #\(entry.id.number) by \(text(violation)) @\(text(level))"
    }
  }

  /// The given name of a variable, or a letter and number for a symbol of a constraint.
  private func name(of symbol: Int) -> String {
    switch tableau.symbols[symbol].kind {
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
