extension Solver: CustomStringConvertible {
  /// The objective, the rows and the violations, for debugging.
  ///
  ///     objective: e3@750
  ///     width = 200 - d2
  ///     violated: #4 by 12 @750
  package var description: String {
    description {
      names[$0.symbol]
    } describing: {
      "#\($0.number)"
    }
  }

  /// Returns the description with names for variables and constraints that are created on demand,
  /// since most systems are never printed.
  package func description(
    naming name: (Variable) -> String, describing constraint: (Constraint.ID) -> String
  ) -> String {
    let names = tableau.symbols.indices.map { self.name(of: $0, naming: name) }
    return
      (objectiveDescription(names) + rowDescriptions(names)
      + violationDescriptions(constraint)).joined(separator: "\n")
  }

  private func objectiveDescription(_ names: [String]) -> [String] {
    let shares = costs.indices.flatMap { symbol in
      costs[symbol].shares.map { "\(text($0.weight))*\(names[symbol])@\(text($0.level))" }
    }
    return ["objective: " + (shares.isEmpty ? "0" : shares.joined(separator: " + "))]
  }

  private func rowDescriptions(_ names: [String]) -> [String] {
    var tableau = tableau
    return tableau.symbols.indices.filter { tableau.symbols[$0].isBasic }.map { symbol in
      let row = tableau.expandedRow(of: symbol)
      let terms = row.terms.sorted { $0.symbol < $1.symbol }.map { term in
        let sign = term.coefficient < 0 ? " - " : " + "
        let size = abs(term.coefficient)
        return sign + (size == 1 ? "" : text(size) + "*") + names[term.symbol]
      }
      return "\(names[symbol]) = \(text(row.constant))\(terms.joined())"
    }
  }

  private func violationDescriptions(_ name: (Constraint.ID) -> String) -> [String] {
    entries.compactMap { $0 }.sorted { $0.id < $1.id }.compactMap { entry in
      guard let violation = violation(of: entry.id), violation > Solver.epsilon,
        let level = entry.constraint.strength.level
      else { return nil }
      return "violated: \(name(entry.id)) by \(text(violation)) @\(text(level))"
    }
  }

  /// Returns the name of a variable, or a letter and number for a symbol of a constraint.
  private func name(of symbol: Int, naming name: (Variable) -> String) -> String {
    switch tableau.symbols[symbol].kind {
    case .free, .nonnegative:
      let generation = tableau.symbols[symbol].generation
      let name = name(Variable(symbol: symbol, generation: generation))
      return name.isEmpty ? "v\(symbol)" : name
    case .slack: return "s\(symbol)"
    case .error: return "e\(symbol)"
    case .dummy: return "d\(symbol)"
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
