/// A solver that finds values for variables under linear constraints, and keeps them as constraints
/// come and go.
///
/// Incremental Cassowary, after Greg J. Badros, Alan Borning and Peter J. Stuckey, "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction
/// 8(4), 2001, with two differences. Strengths are strict levels compared one by one
/// (``Strength``), not weights; and rows are not substituted into each other (``Tableau``), which
/// keeps the work on tree-like systems linear.
///
///     var solver = Solver()
///     let width = solver.makeVariable("width", range: .nonnegative)
///     try solver.add(Constraint(Expression(width), .equal, Expression(200)))
///     solver.value(of: width)   // 200
///
/// After every call the values are a best solution: all required constraints hold, and the
/// violation of the optional ones is minimal. If several solutions are best it is one of them, the
/// same in every run; a variable without constraints is zero. A change costs the rows that depend
/// on it, and those that it depends on.
package struct Solver: Sendable {
  /// A constraint in the solver.
  struct Entry: Sendable {
    let id: Constraint.ID
    var constraint: Constraint
    /// The symbol whose removal removes the constraint.
    let marker: Int
    /// The second symbol of an optional constraint.
    let other: Int?
  }

  /// The amount below which a constant is a rounding error; frames are in points, far above it.
  static let epsilon = 1e-8

  var tableau = Tableau()
  var names: [String] = []
  /// The violation that one unit of each symbol outside the basis adds.
  var costs: [Cost] = []
  /// Symbols whose cost became negative: candidates to enter the basis.
  var improving = SymbolQueue()
  /// Basic symbols that became negative.
  var infeasible = SymbolQueue()
  /// The constraints, by the slot of their identifiers.
  var entries: [Entry?] = []
  private var unusedSlots: [Int32] = []
  private var lastID = 0

  /// Creates a system without variables and constraints.
  package init() {
    names.reserveCapacity(96)
    costs.reserveCapacity(96)
    entries.reserveCapacity(48)
  }

  /// Creates a variable.
  ///
  /// The name is for descriptions only.
  package mutating func makeVariable(_ name: String, range: Variable.Range = .any) -> Variable {
    let symbol = makeSymbol(range == .any ? .free : .nonnegative, owner: nil)
    names[symbol] = name
    return Variable(symbol: symbol, generation: tableau.symbols[symbol].generation)
  }

  /// Removes a variable.
  ///
  /// Does nothing while a constraint refers to it.
  @discardableResult
  package mutating func remove(_ variable: Variable) -> Bool {
    let symbol = symbol(of: variable)
    guard !tableau.symbols[symbol].isBasic, !tableau.isUsed(symbol) else { return false }
    removeSymbol(symbol)
    return true
  }

  /// Returns the value of a variable in the solution.
  package func value(of variable: Variable) -> Double {
    tableau.symbols[symbol(of: variable)].value
  }

  /// Returns the variables whose values may have changed since the last call.
  ///
  /// Variables that were removed since then are not included.
  package mutating func removeChangedVariables() -> [Variable] {
    tableau.removeChangedSymbols().compactMap { symbol in
      let owner = tableau.symbols[symbol].owner
      return owner == nil
        ? Variable(symbol: symbol, generation: tableau.symbols[symbol].generation) : nil
    }
  }

  /// Returns the symbol of a variable; stops on a removed one.
  func symbol(of variable: Variable) -> Int {
    let symbol = variable.symbol
    precondition(
      symbol < tableau.symbols.count && tableau.symbols[symbol].generation == variable.generation,
      """
      The solver has no variable \(symbol) of generation \(variable.generation) any more: it was \
      removed, or is another solver's. Make a new one by makeVariable(_:range:).
      """)
    return symbol
  }

  /// Returns the value of an expression in the solution.
  package func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Returns the constraint with an identifier, as it is now; `nil` if it isn't in the solver.
  package func constraint(_ id: Constraint.ID) -> Constraint? {
    entry(id)?.constraint
  }

  /// Returns the violation of a constraint; `nil` if it isn't in the solver.
  package func violation(of id: Constraint.ID) -> Double? {
    constraint(id).map { $0.violation(ofValue: value(of: $0.expression)) }
  }

  /// Returns the entry of a constraint; `nil` if it isn't in the solver.
  func entry(_ id: Constraint.ID) -> Entry? {
    guard entries.indices.contains(Int(id.slot)), let entry = entries[Int(id.slot)],
      entry.id == id
    else { return nil }
    return entry
  }

  /// Returns a new identifier.
  mutating func makeID() -> Constraint.ID {
    lastID += 1
    if unusedSlots.isEmpty {
      entries.append(nil)
      return Constraint.ID(number: lastID, slot: Int32(entries.count - 1))
    }
    return Constraint.ID(number: lastID, slot: unusedSlots.removeLast())
  }

  /// Makes the slot of an identifier available again.
  mutating func retire(_ id: Constraint.ID) {
    entries[Int(id.slot)] = nil
    unusedSlots.append(id.slot)
  }

  /// Returns a new symbol that occurs in no row.
  mutating func makeSymbol(_ kind: TableauSymbol.Kind, owner: Int32?) -> Int {
    let symbol = tableau.makeSymbol(kind, owner: owner)
    if symbol == costs.count {
      costs.append(Cost())
      names.append("")
    }
    return symbol
  }

  /// Removes a symbol without a row from all other rows, and makes it available again.
  mutating func removeSymbol(_ symbol: Int) {
    costs[symbol] = Cost()
    names[symbol] = ""
    tableau.removeSymbol(symbol)
  }
}
