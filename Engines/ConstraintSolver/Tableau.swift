/// The equations of the system: each symbol of the basis as a constant plus multiples of other
/// symbols.
///
///     top3 = 8 + top2 + height2 + mark3
///     top2 = 8 + top1 + height1 + mark2
///
/// Rows may contain symbols that have rows themselves, but no cycles. So a column of a thousand
/// views is a thousand short rows, where the tableau of the textbook, which substitutes every such
/// symbol, has a thousand long ones. Expanded rows and columns are computed on demand by
/// ``expanded(_:)`` and ``column(of:)``. Each costs the rows that it visits.
struct Tableau: Sendable {
  /// The symbols.
  var symbols: [TableauSymbol] = []
  /// The cells of all rows, and unused ones.
  var cells: [Cell] = []
  /// The first unused cell; the others are linked to it.
  var firstUnusedCell = Cell.none
  /// The symbols that the current sum still has to visit.
  var queue = DepthQueue()
  /// The symbols of the current sum.
  var kept: [Int] = []
  /// The number of computed columns.
  var columnCount = 0
  /// The symbols whose values may have changed since the list was emptied, each once.
  private var changedSymbols: [Int] = []
  private var unusedSymbols: [Int] = []

  /// Creates an empty tableau with capacity for a cell of some views.
  init() {
    symbols.reserveCapacity(96)
    cells.reserveCapacity(256)
  }

  /// Creates a symbol that occurs in no row.
  mutating func makeSymbol(_ kind: TableauSymbol.Kind, owner: Int32?) -> Int {
    if let symbol = unusedSymbols.popLast() {
      let old = symbols[symbol]
      symbols[symbol] = TableauSymbol(kind, owner: owner, generation: old.generation)
      symbols[symbol].isListedAsChanged = old.isListedAsChanged
      return symbol
    }
    symbols.append(TableauSymbol(kind, owner: owner))
    return symbols.count - 1
  }

  /// Removes a symbol that has no row from all rows, as if it were zero.
  mutating func removeSymbol(_ symbol: Int) {
    while case let cell = symbols[symbol].firstInColumn, cell != Cell.none {
      removeFromRow(cell)
      unlinkFromColumn(cell)
      recycle(cell)
    }
    symbols[symbol].owner = nil
    symbols[symbol].generation &+= 1
    unusedSymbols.append(symbol)
  }

  /// Sets the value of a symbol, and lists the symbol as changed if the value differs.
  mutating func setValue(_ value: Double, of symbol: Int) {
    guard symbols[symbol].value != value else { return }
    symbols[symbol].value = value
    guard !symbols[symbol].isListedAsChanged else { return }
    symbols[symbol].isListedAsChanged = true
    changedSymbols.append(symbol)
  }

  /// Returns the symbols whose values may have changed since the last call, and empties the list.
  mutating func removeChangedSymbols() -> [Int] {
    defer { changedSymbols.removeAll(keepingCapacity: true) }
    for symbol in changedSymbols { symbols[symbol].isListedAsChanged = false }
    return changedSymbols
  }

  /// Returns whether a row contains the symbol.
  func isUsed(_ symbol: Int) -> Bool {
    symbols[symbol].firstInColumn != Cell.none
  }
}
