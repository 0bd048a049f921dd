/// The relation of the scopes and entries of a display list to those of the one before it.
///
/// 1. Scopes are compared: the same, moved with a scroll view, or changed.
/// 2. Entries are compared in the same way, and by their order.
/// 3. Scroll views are chosen whose pixels are moved; entries that moved with others count as
///    changed.
struct DisplayListMatches {
  /// The relation of each entry of the new list to the one of the same layer in the old list.
  private(set) var entries: [Match] = []
  /// The indexes of the old entries whose pixels are drawn again, as they are gone or changed.
  private(set) var removed: [Int] = []
  /// The scroll views whose pixels are moved, which don't overlap.
  private(set) var scrolls: [Scroll] = []

  private let old: DisplayList
  private let new: DisplayList
  private var scopes: [Match] = [.same]
  /// The indexes of the new list's scopes and entries in the old list, or -1.
  private var oldScopes = [0]
  private var oldEntries: [Int] = []

  /// The relation of a scope or an entry to the one of the same layer in the old list.
  enum Match: Equatable {
    case same
    /// Moved with the content of a scroll view, by the index of its scope in the new list.
    case moved(Int)
    case changed
  }

  /// A clipping layer whose content moved by whole pixels.
  struct Scroll {
    /// The index of its scope in the new list.
    let scope: Int
    let shift: PixelShift
    fileprivate var movedCount = 0
  }

  /// Compares two lists of the same display.
  init(from old: DisplayList, to new: DisplayList) {
    (self.old, self.new) = (old, new)
    compareScopes()
    compareEntries()
    chooseScrolls()
  }

  /// The entry in the old list of one in the new list that is the same or moved; `nil` for a
  /// changed one.
  func before(_ index: Int) -> DisplayEntry? {
    entries[index] == .changed ? nil : old.entries[oldEntries[index]]
  }

  /// Returns the distance by which an entry moved with a scroll view; `nil` for others.
  func shift(of index: Int) -> PixelShift? {
    guard case .moved(let root) = entries[index] else { return nil }
    return scroll(in: root)?.shift
  }

  private func scroll(in scope: Int) -> Scroll? { scrolls.first { $0.scope == scope } }
}

// MARK: 1. Scopes

extension DisplayListMatches {
  private mutating func compareScopes() {
    var finder = KeyFinder(old.scopes.map(\.key))
    for (index, scope) in new.scopes.enumerated().dropFirst() {
      let found = finder.index(of: scope.key)
      oldScopes.append(found)
      let match = found < 0 ? .changed : compare(scope, old.scopes[found])
      scopes.append(match)
      if match == .same, let shift = shift(of: scope, old.scopes[found]) {
        scrolls.append(Scroll(scope: index, shift: shift))
      }
    }
  }

  private func compare(_ scope: DisplayScope, _ before: DisplayScope) -> Match {
    guard scope.content == before.content, before.parent == oldScopes[scope.parent] else {
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

  /// Returns the whole pixels by which the content of a clip moved; `nil` if it didn't, or if it
  /// can't be moved.
  private func shift(of scope: DisplayScope, _ before: DisplayScope) -> PixelShift? {
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

extension DisplayListMatches {
  private mutating func compareEntries() {
    var finder = KeyFinder(old.entries.map(\.key))
    var isFound = [Bool](repeating: false, count: old.entries.count)
    var last = -1
    for entry in new.entries {
      let found = finder.index(of: entry.key)
      var match = Match.changed
      if found >= 0 {
        isFound[found] = true
        match = compare(entry, old.entries[found])
        // Of two entries that changed their order the later one is drawn.
        if found < last { match = .changed } else { last = found }
      }
      entries.append(match)
      oldEntries.append(found)
      if found >= 0, match == .changed { removed.append(found) }
      if case .moved(let root) = match { count(root) }
    }
    for index in isFound.indices where !isFound[index] { removed.append(index) }
  }

  private func compare(_ entry: DisplayEntry, _ before: DisplayEntry) -> Match {
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

// MARK: 3. Scroll views

extension DisplayListMatches {
  /// Chooses the scroll views whose pixels are moved, of those that overlap the one with the most
  /// entries; the entries of the others are drawn.
  private mutating func chooseScrolls() {
    var clips: [PixelRect] = []
    var chosen: Set<Int> = []
    for scroll in scrolls.sorted(by: { $0.movedCount > $1.movedCount }) {
      let clip = new.scopes[scroll.scope].clip
      guard scroll.movedCount > 0, !clips.contains(where: { $0.intersects(clip) }) else { continue }
      clips.append(clip)
      chosen.insert(scroll.scope)
    }
    scrolls.removeAll { !chosen.contains($0.scope) }
    for index in entries.indices {
      guard case .moved(let root) = entries[index], !chosen.contains(root) else { continue }
      entries[index] = .changed
      removed.append(oldEntries[index])
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
