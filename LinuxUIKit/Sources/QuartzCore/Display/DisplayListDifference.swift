/// The pixels that differ between two display lists, and those that only moved.
///
/// It is a function of the two lists:
///
/// 1. Scopes are compared: the same, moved with a scroll view, or changed.
/// 2. Entries are compared in the same way, and by their order.
/// 3. Where the content of a scroll view moved, its pixels are moved; what doesn't move with it is
///    drawn.
/// 4. Backdrops whose surroundings are drawn, and curves that are cut, are drawn as a whole.
struct DisplayListDifference {
  /// The moves of pixels, in disjoint rectangles.
  private(set) var moves: [PixelMove] = []
  /// The pixels to draw, after the moves.
  private(set) var damage: DamagedRegion
  /// The rectangles whose pixels are drawn together, after those of `damage`, which they may overlap.
  private(set) var wholes: DamagedRegion

  /// The rectangles to draw, in this order.
  var rects: [PixelRect] {
    damage.rects.filter { !wholes.contains($0) } + wholes.rects
  }

  private let old: DisplayList
  private let new: DisplayList
  private var scopes: [Match]
  private var scrolls: [Scroll] = []

  /// The relation of a scope or an entry to the one of the same layer in the old list.
  private enum Match: Equatable {
    case same
    /// Moved with the content of a scroll view, by the index of its scope in the new list.
    case moved(Int)
    case changed
  }

  /// A clipping layer whose content moved by whole pixels.
  private struct Scroll {
    let scope: Int
    let shift: PixelShift
    var movedCount = 0
    var isAccepted = false
  }

  /// Compares two lists of the same display.
  init(from old: DisplayList, to new: DisplayList) {
    (self.old, self.new) = (old, new)
    damage = DamagedRegion(in: new.bounds)
    wholes = DamagedRegion(in: new.bounds)
    scopes = [.same]
    let oldScopes = compareScopes()
    var entries = compareEntries(oldScopes)
    acceptScrolls(&entries)
    addDamage(of: entries)
    addMoves(entries)
    addWholes(entries)
  }
}

/// A move of pixels.
struct PixelMove: Equatable {
  /// The pixels that are replaced, as far as those they come from are in it, too.
  let rect: PixelRect
  let shift: PixelShift
}

// MARK: 1. Scopes

extension DisplayListDifference {
  /// Compares the scopes; returns the index in the old list of each, or -1.
  private mutating func compareScopes() -> [Int] {
    var finder = KeyFinder(old.scopes.map(\.key))
    var oldIndexes = [0]
    for (index, scope) in new.scopes.enumerated().dropFirst() {
      let found = finder.index(of: scope.key)
      oldIndexes.append(found)
      let match = found < 0 ? .changed : compare(scope, old.scopes[found], oldIndexes)
      scopes.append(match)
      if match == .same, let shift = scroll(of: scope, old.scopes[found]) {
        scrolls.append(Scroll(scope: index, shift: shift))
      }
    }
    return oldIndexes
  }

  private func compare(
    _ scope: DisplayScope, _ before: DisplayScope, _ oldIndexes: [Int]
  ) -> Match {
    guard scope.content == before.content, before.parent == oldIndexes[scope.parent] else {
      return .changed
    }
    let match = relation(scope.x - before.x, scope.y - before.y, in: scope.parent)
    if match == .same, scope.clip != before.clip { return .changed }
    return match
  }

  /// Returns how a position changed that is in a scope.
  private func relation(_ x: Double, _ y: Double, in scope: Int) -> Match {
    switch scopes[scope] {
    case .changed: return .changed
    case .moved(let root):
      guard let scroll = scroll(in: root) else { return .changed }
      return scroll.shift.matches(x, y) ? .moved(root) : .changed
    case .same:
      if PixelShift.none.matches(x, y) { return .same }
      guard let scroll = scroll(in: scope) else { return .changed }
      return scroll.shift.matches(x, y) ? .moved(scope) : .changed
    }
  }

  private func scroll(in scope: Int) -> Scroll? { scrolls.first { $0.scope == scope } }

  /// Returns the whole pixels by which the content of a clip moved; `nil` if it didn't, or if it
  /// can't be moved.
  private func scroll(of scope: DisplayScope, _ before: DisplayScope) -> PixelShift? {
    guard scope.isSharpChain, before.isSharpChain else { return nil }
    let (x, y) = (scope.innerX - before.innerX, scope.innerY - before.innerY)
    guard abs(x) < 1e6, abs(y) < 1e6 else { return nil }
    let shift = PixelShift(x: Int(x.rounded()), y: Int(y.rounded()))
    guard shift != .none, shift.matches(x, y), abs(shift.x) < scope.clip.width,
      abs(shift.y) < scope.clip.height
    else { return nil }
    return shift
  }
}

// MARK: 2. Entries

extension DisplayListDifference {
  /// The relation of each entry to the old list, and the old entries that are gone or changed.
  private struct Entries {
    var matches: [Match] = []
    var oldIndexes: [Int] = []
    /// The indexes of the old entries whose pixels are drawn again.
    var removed: [Int] = []
  }

  private mutating func compareEntries(_ oldScopes: [Int]) -> Entries {
    var finder = KeyFinder(old.entries.map(\.key))
    var entries = Entries()
    var isFound = [Bool](repeating: false, count: old.entries.count)
    var last = -1
    for entry in new.entries {
      let found = finder.index(of: entry.key)
      var match = Match.changed
      if found >= 0 {
        isFound[found] = true
        match = compare(entry, old.entries[found], oldScopes)
        // Of two entries that changed their order the later one is drawn.
        if found < last { match = .changed } else { last = found }
      }
      entries.matches.append(match)
      entries.oldIndexes.append(found)
      if found >= 0, match == .changed { entries.removed.append(found) }
      if case .moved(let root) = match { count(root) }
    }
    for index in isFound.indices where !isFound[index] { entries.removed.append(index) }
    return entries
  }

  private func compare(
    _ entry: DisplayEntry, _ before: DisplayEntry, _ oldScopes: [Int]
  ) -> Match {
    guard before.scope == oldScopes[entry.scope] else { return .changed }
    if fillsScope(entry, as: before) { return .same }
    guard entry.content == before.content else { return .changed }
    let match = relation(entry.x - before.x, entry.y - before.y, in: entry.scope)
    switch match {
    case .same: return entry.extent == before.extent ? .same : .changed
    // What a backdrop reads is on a grid that doesn't move.
    case .moved: return entry.reach >= 0 ? .changed : match
    case .changed: return .changed
    }
  }

  /// Returns whether both fill the same scope with the same color, so that their size and position
  /// don't matter: the background of a list whose rows are measured.
  private func fillsScope(_ entry: DisplayEntry, as before: DisplayEntry) -> Bool {
    guard let color = entry.color, color == before.color else { return false }
    return scopes[entry.scope] == .same && entry.extent == new.scopes[entry.scope].clip
      && entry.extent == before.extent
  }

  private mutating func count(_ root: Int) {
    for index in scrolls.indices where scrolls[index].scope == root {
      scrolls[index].movedCount += 1
    }
  }
}

// MARK: 3. Damage and moves

extension DisplayListDifference {
  /// Chooses the scroll views whose pixels are moved, of those that overlap the one with the most
  /// entries; the entries of the others are drawn.
  private mutating func acceptScrolls(_ entries: inout Entries) {
    var accepted: [PixelRect] = []
    for index in scrolls.indices.sorted(by: { scrolls[$0].movedCount > scrolls[$1].movedCount }) {
      let clip = new.scopes[scrolls[index].scope].clip
      guard scrolls[index].movedCount > 0, !accepted.contains(where: { $0.intersects(clip) })
      else { continue }
      scrolls[index].isAccepted = true
      accepted.append(clip)
    }
    for index in entries.matches.indices {
      guard case .moved(let root) = entries.matches[index],
        scroll(in: root)?.isAccepted != true
      else { continue }
      entries.matches[index] = .changed
      entries.removed.append(entries.oldIndexes[index])
    }
  }

  private mutating func addDamage(of entries: Entries) {
    // What moves over it replaces it.
    let moving = scrolls.filter(\.isAccepted).map { new.scopes[$0.scope].clip }
    for index in entries.removed {
      let extent = old.entries[index].extent
      if !moving.contains(where: { $0.contains(extent) }) { damage.add(extent) }
    }
    for (index, match) in entries.matches.enumerated() where match == .changed {
      damage.add(new.entries[index].extent)
    }
  }

  private mutating func addMoves(_ entries: Entries) {
    for scroll in scrolls where scroll.isAccepted {
      let clip = new.scopes[scroll.scope].clip
      moves.append(PixelMove(rect: clip, shift: scroll.shift))
      // 1. The strips whose content was outside.
      for strip in clip.subtracting(clip.offset(by: scroll.shift)) { damage.add(strip) }
      // 2. What doesn't move with the content: where it was moved to, and where it is.
      let hidden = entries.matches.indices.last { index in
        entries.matches[index] == .same && new.entries[index].isOpaque
          && new.entries[index].extent.contains(clip)
      }
      for index in entries.removed { addMoved(old.entries[index].extent, scroll, clip) }
      for (index, match) in entries.matches.enumerated() where match != .moved(scroll.scope) {
        let entry = new.entries[index]
        guard match == .same, entry.extent.intersects(clip), index >= hidden ?? 0 else { continue }
        if entry.isUniform, entry.extent.contains(clip) { continue }
        damage.add(entry.extent.intersection(clip))
        addMoved(entry.extent, scroll, clip)
      }
    }
  }

  /// Adds the pixels to which those of an extent are moved.
  private mutating func addMoved(_ extent: PixelRect, _ scroll: Scroll, _ clip: PixelRect) {
    damage.add(extent.intersection(clip).offset(by: scroll.shift).intersection(clip))
  }
}

// MARK: 4. Pixels that are drawn together

extension DisplayListDifference {
  /// Adds what has to be drawn together with pixels that are drawn, until nothing more is added.
  private mutating func addWholes(_ entries: Entries) {
    let candidates = candidates(entries)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for candidate in candidates where isCut(candidate) {
        isGrowing = true
        wholes.unite(candidate.rect)
      }
    }
  }

  /// Whether pixels that are drawn together are drawn in part, or in two steps.
  private func isCut(_ whole: Whole) -> Bool {
    let rect = whole.rect.intersection(new.bounds)
    guard !rect.isEmpty, !wholes.contains(rect) else { return false }
    if wholes.intersects(rect) { return true }
    if damage.contains(rect) { return false }
    return damage.intersects(rect)
      || whole.readsMoves && moves.contains { $0.rect.intersects(rect) }
  }

  /// Pixels that are drawn together.
  private struct Whole {
    let rect: PixelRect
    /// Whether they have to be drawn after a move in them.
    var readsMoves = false
  }

  private mutating func candidates(_ entries: Entries) -> [Whole] {
    // 1. Groups, and backdrops with all they read.
    var candidates = new.scopes.filter(\.isWhole)
      .map { Whole(rect: $0.extent, readsMoves: $0.readsPixels) }
    for index in new.backdrops {
      let entry = new.entries[index]
      candidates.append(Whole(rect: entry.extent.expanded(by: entry.reach), readsMoves: true))
    }
    // 2. Curves and slanted lines.
    for (index, entry) in new.entries.enumerated() where entry.atoms != .none {
      let before = entries.matches[index] == .changed ? nil : old.entries[entries.oldIndexes[index]]
      entry.forEachAtom { atom in
        candidates.append(Whole(rect: atom))
      }
      guard case .moved(let root) = entries.matches[index], let before,
        let scroll = scroll(in: root)
      else { continue }
      addCutAtoms(entry, before, scroll.shift)
    }
    return candidates
  }

  /// Adds the moved curves that were cut at other points by the clip.
  private mutating func addCutAtoms(
    _ entry: DisplayEntry, _ before: DisplayEntry, _ shift: PixelShift
  ) {
    guard entry.extent != before.extent.offset(by: shift) else { return }
    var drawn: [PixelRect] = []
    before.forEachAtom { drawn.append($0.offset(by: shift)) }
    entry.forEachAtom { atom in
      if !drawn.contains(atom) { wholes.unite(atom) }
    }
  }
}

extension PixelShift {
  /// The rounding errors of positions, in pixels.
  private static let tolerance = 1e-6

  /// Returns whether distances are these whole pixels.
  fileprivate func matches(_ x: Double, _ y: Double) -> Bool {
    abs(x - Double(self.x)) < Self.tolerance && abs(y - Double(self.y)) < Self.tolerance
  }
}

/// The indexes of keys that are mostly requested in their order.
private struct KeyFinder {
  private let keys: [UInt]
  private var next = 0
  private var indexes: [UInt: Int]?

  init(_ keys: [UInt]) {
    self.keys = keys
  }

  /// Returns the index of a key; -1 for none.
  mutating func index(of key: UInt) -> Int {
    if next < keys.count, keys[next] == key {
      next += 1
      return next - 1
    }
    let indexes =
      indexes
      ?? Dictionary(
        keys.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.indexes = indexes
    guard let found = indexes[key] else { return -1 }
    next = found + 1
    return found
  }
}
