/// A column of the tableau: a variable, or a slack or error of a constraint.
struct TableauSymbol: Sendable {
  /// The kind of a symbol.
  enum Kind: Hashable, Sendable {
    /// An unrestricted variable.
    case free
    /// A nonnegative variable.
    case nonnegative
    /// The slack of an inequality.
    case slack
    /// The error of an optional constraint, to one side.
    case error
    /// The marker of a required equality; always zero.
    case dummy
  }

  var kind: Kind
  /// Whether it is in the basis; the value of all others is zero.
  var isBasic = false
  /// Whether it is listed in `Tableau.changedSymbols`.
  var isListedAsChanged = false
  /// Whether the current sum contains it.
  var isMet = false
  /// The slot of its constraint; `nil` for variables.
  var owner: Int32?
  /// The depth, larger than that of every symbol in its row; zero outside the basis.
  var depth: Int32 = 0
  /// The constant of its row.
  var constant = 0.0
  /// The value of its row.
  var value = 0.0
  /// The starts of the chains of cells.
  var firstInRow = Cell.none
  var firstInColumn = Cell.none

  /// Its coefficient in the current sum.
  var amount = 0.0
  /// The last column that contained it.
  var lastColumn = 0
  /// The number of times its index was reused.
  var generation: Int32 = 0

  /// Creates a symbol outside the basis.
  init(_ kind: Kind, owner: Int32?, generation: Int32 = 0) {
    self.kind = kind
    self.owner = owner
    self.generation = generation
  }

  /// Adds to the coefficient in the current sum; returns whether the sum already contained the
  /// symbol.
  mutating func addAmount(times factor: Double) -> Bool {
    amount += factor
    let wasMet = isMet
    isMet = true
    return wasMet
  }

  /// Resets the coefficient in the current sum, and returns it.
  mutating func resetAmount() -> Double {
    let taken = amount
    amount = 0
    isMet = false
    return taken
  }
}
