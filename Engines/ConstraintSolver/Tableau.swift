/// What equals what: each symbol of the basis as a constant plus multiples of other symbols.
///
///     top3 = 8 + top2 + height2 + mark3
///     top2 = 8 + top1 + height1 + mark2
///
/// Rows stay as they are written: they may name symbols that have rows themselves, never in a
/// circle. So a column of a thousand views is a thousand short rows, where the tableau of the
/// textbook, which replaces every such name, has a thousand long ones. What the textbook looks up
/// is worked out when it is needed: a full row by ``expanded(_:)``, a column by ``column(of:)``.
/// Each costs as much as the rows that it goes through.
struct Tableau: Sendable {
  /// What is known of each symbol.
  var symbols: [Symbol] = []
  /// The numbers of all rows, and places for more.
  var cells: [Cell] = []
  /// The first of the places that are not in use; the others hang on it.
  var firstUnusedCell = Cell.none
  /// The symbols that a sum under way still has to go through.
  var queue = DepthQueue()
  /// The symbols that a sum under way keeps.
  var kept: [Int] = []
  /// How many columns were asked for.
  var columnCount = 0
  private var unusedSymbols: [Int] = []

  /// Makes an empty tableau with room for a cell of some views.
  init() {
    symbols.reserveCapacity(96)
    cells.reserveCapacity(256)
  }

  /// Makes a symbol that occurs in no row.
  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int32?) -> Int {
    if let symbol = unusedSymbols.popLast() {
      symbols[symbol] = Symbol(kind, owner: owner, generation: symbols[symbol].generation)
      return symbol
    }
    symbols.append(Symbol(kind, owner: owner))
    return symbols.count - 1
  }

  /// Gives a symbol back that has no row, and takes it out of all others, as if it were zero.
  mutating func drop(_ symbol: Int) {
    while case let cell = symbols[symbol].firstInColumn, cell != Cell.none {
      removeFromRow(cell)
      unlinkFromColumn(cell)
      recycle(cell)
    }
    symbols[symbol].owner = nil
    symbols[symbol].generation &+= 1
    unusedSymbols.append(symbol)
  }

  /// Whether some row names the symbol.
  func isUsed(_ symbol: Int) -> Bool {
    symbols[symbol].firstInColumn != Cell.none
  }
}
