/// A column of the tableau: a variable, or what a constraint adds to become an equation.
struct Symbol: Sendable {
  /// What it stands for.
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

  var kind: Kind
  /// Whether it has a row; all others are zero.
  var isBasic = false
  /// Whether a sum under way has met it.
  var isMet = false
  /// The place of the constraint that it belongs to; nil for variables.
  var owner: Int32?
  /// Larger than that of every symbol in its row; zero outside the basis.
  var depth: Int32 = 0
  /// The constant of its row.
  var constant = 0.0
  /// What its row amounts to.
  var value = 0.0
  /// Where the chains of cells begin.
  var firstInRow = Cell.none
  var firstInColumn = Cell.none

  /// What a sum under way has of it.
  var amount = 0.0
  /// The last column that it was found in.
  var lastColumn = 0
  /// How often its place was given back.
  var generation: Int32 = 0

  /// Makes a symbol outside the basis.
  init(_ kind: Kind, owner: Int32?, generation: Int32 = 0) {
    self.kind = kind
    self.owner = owner
    self.generation = generation
  }

  /// Adds to what a sum under way has of the symbol; returns whether the sum has met it before.
  mutating func meet(times factor: Double) -> Bool {
    amount += factor
    let wasMet = isMet
    isMet = true
    return wasMet
  }

  /// Ends what a sum under way has of the symbol, and returns it.
  mutating func takeAmount() -> Double {
    let taken = amount
    amount = 0
    isMet = false
    return taken
  }
}
