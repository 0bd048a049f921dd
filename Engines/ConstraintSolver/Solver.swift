/// Finds values for variables under linear constraints, and keeps them as constraints come and go.
///
/// Incremental Cassowary, after Greg J. Badros, Alan Borning and Peter J. Stuckey, "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction
/// 8(4), 2001, with two differences. Strengths are strict levels compared one by one (``Strength``),
/// not weights; and rows are not substituted into each other (``Tableau``), which keeps the work on
/// tree-like systems linear.
///
///     var solver = Solver()
///     let width = solver.makeVariable("width", range: .nonnegative)
///     try solver.add(Constraint(Expression(width), .equal, Expression(200)))
///     solver.value(of: width)   // 200
///
/// After every call the values are a best solution: all required constraints hold, and the
/// violation of the optional ones is least. Where several are best it is one of them, the same in
/// every run; a variable that nothing holds is zero. A change costs as much as the rows that depend
/// on it, and those that it depends on.
package struct Solver: Sendable {
  /// A constraint in force.
  struct Entry: Sendable {
    let id: Constraint.ID
    var constraint: Constraint
    /// The symbol whose removal removes the constraint.
    let marker: Int
    /// The second symbol of an optional constraint.
    let other: Int?
  }

  /// Constants that miss zero by less are rounding errors; frames are given in points, far above
  /// it.
  static let epsilon = 1e-8

  var tableau = Tableau()
  var names: [String] = []
  /// What one unit of each symbol outside the basis adds to the violation.
  var costs: [Cost] = []
  /// Symbols whose cost became negative: what may enter the basis.
  var improving = SymbolQueue()
  /// Basic symbols that fell below zero.
  var infeasible = SymbolQueue()
  /// The constraints in force, by the slot of their names.
  var entries: [Entry?] = []
  private var unusedSlots: [Int32] = []
  private var lastID = 0

  /// Makes a system without variables and constraints.
  package init() {
    names.reserveCapacity(96)
    costs.reserveCapacity(96)
    entries.reserveCapacity(48)
  }

  /// Makes a new unknown.
  ///
  /// The name is for descriptions only.
  package mutating func makeVariable(_ name: String, range: Variable.Range = .any) -> Variable {
    let symbol = makeSymbol(range == .any ? .free : .nonnegative, owner: nil)
    names[symbol] = name
    return Variable(symbol: symbol, generation: tableau.symbols[symbol].generation)
  }

  /// Forgets an unknown.
  ///
  /// Nothing happens while a constraint in force still names it.
  @discardableResult
  package mutating func remove(_ variable: Variable) -> Bool {
    let symbol = symbol(of: variable)
    guard !tableau.symbols[symbol].isBasic, !tableau.isUsed(symbol) else { return false }
    dropSymbol(symbol)
    return true
  }

  /// The value of an unknown in the solution.
  package func value(of variable: Variable) -> Double {
    tableau.symbols[symbol(of: variable)].value
  }

  /// The symbol of an unknown; stops on one that was forgotten.
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

  /// The value of an expression in the solution.
  package func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// The constraint of a name, as it is now; nil when it is not in force.
  package func constraint(_ id: Constraint.ID) -> Constraint? {
    entry(id)?.constraint
  }

  /// By how much a constraint in force is missed; nil when it is not in force.
  package func violation(of id: Constraint.ID) -> Double? {
    constraint(id).map { $0.violation(ofValue: value(of: $0.expression)) }
  }

  /// The constraint of a name; nil when it is not in force.
  func entry(_ id: Constraint.ID) -> Entry? {
    guard entries.indices.contains(Int(id.slot)), let entry = entries[Int(id.slot)],
      entry.id == id
    else { return nil }
    return entry
  }

  /// A name that was never given.
  mutating func makeID() -> Constraint.ID {
    lastID += 1
    if unusedSlots.isEmpty {
      entries.append(nil)
      return Constraint.ID(number: lastID, slot: Int32(entries.count - 1))
    }
    return Constraint.ID(number: lastID, slot: unusedSlots.removeLast())
  }

  /// Gives the place of a name to later ones.
  mutating func retire(_ id: Constraint.ID) {
    entries[Int(id.slot)] = nil
    unusedSlots.append(id.slot)
  }

  /// A symbol that occurs in no row.
  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int32?) -> Int {
    let symbol = tableau.makeSymbol(kind, owner: owner)
    if symbol == costs.count {
      costs.append(Cost())
      names.append("")
    }
    return symbol
  }

  /// Takes a symbol that has no row out of all others, and gives it back.
  mutating func dropSymbol(_ symbol: Int) {
    costs[symbol] = Cost()
    names[symbol] = ""
    tableau.drop(symbol)
  }
}
