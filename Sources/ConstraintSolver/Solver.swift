/// Finds values for variables under linear constraints, and keeps them as constraints come and go.
///
/// Incremental Cassowary, after Greg J. Badros, Alan Borning and Peter J. Stuckey, "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction
/// 8(4), 2001. Unlike there, strengths are strict levels compared one by one (``Strength``), not
/// weights.
///
///     var solver = Solver()
///     let width = solver.makeVariable("width", range: .nonnegative)
///     try solver.add(Constraint(Expression(width), .equal, Expression(200)))
///     solver.value(of: width)   // 200
///
/// After every call the values are a best solution: all required constraints hold, and the
/// violation of the optional ones is least. Where several are best it is one of them, the same in
/// every run; a variable that nothing holds is zero. A change costs as much as the part of the
/// tableau that it touches.
package struct Solver: Sendable {
  /// What a column of the tableau stands for.
  enum Kind: Hashable, Sendable {
    /// A variable of any value.
    case free
    /// A variable that is zero or above.
    case nonnegative
    /// What an inequality has to spare.
    case slack
    /// By how much an optional constraint is missed, to one side.
    case error
    /// Marks a required equality; always zero.
    case dummy
  }

  /// A constraint in force.
  struct Entry: Sendable {
    var constraint: Constraint
    /// The column whose removal removes the constraint.
    var marker: Int
    /// The second column of an optional constraint.
    var other: Int?
  }

  /// Constants that miss zero by less are rounding errors; frames are given in points, far above
  /// it.
  static let epsilon = 1e-8

  var kinds: [Kind] = []
  var names: [String] = []
  var owners: [Constraint.ID?] = []
  var isBasic: [Bool] = []
  /// The row of each symbol in the basis; empty for the others.
  var rows: [Row] = []
  /// The basic symbols in whose rows a symbol occurs, sorted.
  var columns: [[Int]] = []
  var costs: [Cost] = []
  /// Symbols of negative cost: what may enter the basis.
  var improving: Set<Int> = []
  /// Basic symbols that may have fallen below zero.
  var infeasible: Set<Int> = []
  /// The value of the artificial variable while a constraint is being added.
  var phaseOne: Row?
  var entries: [Constraint.ID: Entry] = [:]
  private var unusedSymbols: [Int] = []
  private var lastID = 0

  /// Makes a system without variables and constraints.
  package init() {}

  /// Makes a new unknown.
  ///
  /// The name is for descriptions only.
  package mutating func makeVariable(_ name: String, range: Variable.Range = .any) -> Variable {
    let symbol = makeSymbol(range == .any ? .free : .nonnegative, owner: nil)
    names[symbol] = name
    return Variable(symbol: symbol)
  }

  /// Forgets an unknown.
  ///
  /// Nothing happens while a constraint in force still names it.
  @discardableResult
  package mutating func remove(_ variable: Variable) -> Bool {
    let symbol = variable.symbol
    guard !isBasic[symbol], columns[symbol].isEmpty, costs[symbol].isZero else { return false }
    dropSymbol(symbol)
    return true
  }

  /// The value of an unknown in the solution.
  package func value(of variable: Variable) -> Double {
    isBasic[variable.symbol] ? rows[variable.symbol].constant : 0
  }

  /// The value of an expression in the solution.
  package func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// The constraint of a name, as it is now; nil when it is not in force.
  package func constraint(_ id: Constraint.ID) -> Constraint? {
    entries[id]?.constraint
  }

  /// By how much a constraint in force is missed; nil when it is not in force.
  package func violation(of id: Constraint.ID) -> Double? {
    constraint(id).map { $0.violation(ofValue: value(of: $0.expression)) }
  }

  /// A name that was never given.
  mutating func makeID() -> Constraint.ID {
    lastID += 1
    return Constraint.ID(number: lastID)
  }

  /// A column that occurs in no row.
  mutating func makeSymbol(_ kind: Kind, owner: Constraint.ID?) -> Int {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    kinds.append(kind)
    names.append("")
    owners.append(owner)
    isBasic.append(false)
    rows.append(Row())
    columns.append([])
    costs.append(Cost())
    return kinds.count - 1
  }

  /// Gives a column back that occurs in no row.
  mutating func dropSymbol(_ symbol: Int) {
    costs[symbol] = Cost()
    improving.remove(symbol)
    infeasible.remove(symbol)
    names[symbol] = ""
    owners[symbol] = nil
    unusedSymbols.append(symbol)
  }
}
