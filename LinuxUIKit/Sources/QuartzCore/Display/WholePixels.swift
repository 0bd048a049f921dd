/// The pixels that have to be drawn together, because a part of them is drawn or moved.
///
/// These are groups, backdrops with all they read, and curves and slanted lines, whose pixels depend
/// on the rectangle in which they are drawn.
struct WholePixels {
  /// The rectangles that are drawn together.
  private(set) var region: DamagedRegion

  private let new: DisplayList
  private let matches: DisplayListMatches
  private let damage: DamagedRegion
  private let moves: [PixelMove]

  /// Pixels that are drawn together or not at all.
  private struct Whole {
    let rect: PixelRect
    /// Whether they have to be drawn after a move in them.
    var readsMoves = false
  }

  /// Finds the pixels for a new list, whose damage is drawn after the moves.
  init(
    of new: DisplayList, _ matches: DisplayListMatches, _ damage: DamagedRegion,
    _ moves: [PixelMove]
  ) {
    (self.new, self.matches, self.damage, self.moves) = (new, matches, damage, moves)
    region = DamagedRegion(in: new.bounds)
    for index in new.entries.indices { addCutAtoms(of: index) }
    addCut(groups + backdrops + atoms)
  }

  private var groups: [Whole] {
    new.scopes.filter(\.isWhole).map { Whole(rect: $0.extent, readsMoves: $0.readsPixels) }
  }

  private var backdrops: [Whole] {
    new.backdrops.map { index in
      let entry = new.entries[index]
      return Whole(rect: entry.extent.expanded(by: entry.reach), readsMoves: true)
    }
  }

  /// Curves and slanted lines.
  private var atoms: [Whole] {
    var atoms: [Whole] = []
    for entry in new.entries where entry.atoms != .none {
      entry.forEachAtom { atoms.append(Whole(rect: $0)) }
    }
    return atoms
  }

  /// Adds what is cut by pixels that are drawn, until nothing more is added.
  private mutating func addCut(_ candidates: [Whole]) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for candidate in candidates where isCut(candidate) {
        isGrowing = true
        region.unite(candidate.rect)
      }
    }
  }

  /// Whether pixels that are drawn together are drawn in part, or in two steps.
  private func isCut(_ whole: Whole) -> Bool {
    let rect = whole.rect.intersection(new.bounds)
    guard !rect.isEmpty, !region.contains(rect) else { return false }
    if region.intersects(rect) { return true }
    if damage.contains(rect) { return false }
    return damage.intersects(rect)
      || whole.readsMoves && moves.contains { $0.rect.intersects(rect) }
  }

  /// Adds the curves of an entry that were cut at other points by the clip before they moved.
  private mutating func addCutAtoms(of index: Int) {
    let entry = new.entries[index]
    guard entry.atoms != .none, let shift = matches.shift(of: index),
      let before = matches.before(index), entry.extent != before.extent.offset(by: shift)
    else { return }
    var drawn: [PixelRect] = []
    before.forEachAtom { drawn.append($0.offset(by: shift)) }
    entry.forEachAtom { atom in
      if !drawn.contains(atom) { region.unite(atom) }
    }
  }
}
