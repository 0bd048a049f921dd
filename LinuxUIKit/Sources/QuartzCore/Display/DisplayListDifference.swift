/// The pixels that differ between two display lists, and those that only moved.
///
/// It is a function of the two lists:
///
/// 1. Scopes and entries are compared (`DisplayListMatches`).
/// 2. What changed is drawn.
/// 3. Where the content of a scroll view moved, its pixels are moved; what doesn't move with it is
///    drawn.
/// 4. Backdrops whose surroundings are drawn, and curves that are cut, are drawn as a whole
///    (`WholePixels`).
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
  private let matches: DisplayListMatches

  /// Compares two lists of the same display.
  init(from old: DisplayList, to new: DisplayList) {
    (self.old, self.new) = (old, new)
    damage = DamagedRegion(in: new.bounds)
    wholes = DamagedRegion(in: new.bounds)
    matches = DisplayListMatches(from: old, to: new)
    addDamage()
    addMoves()
    wholes = WholePixels(of: new, matches, damage, moves).region
  }
}

/// A move of pixels.
struct PixelMove: Equatable {
  /// The pixels that are replaced, as far as those they come from are in it, too.
  let rect: PixelRect
  let shift: PixelShift
}

extension DisplayListDifference {
  private mutating func addDamage() {
    // What moves over it replaces it.
    let moving = matches.scrolls.map { new.scopes[$0.scope].clip }
    for index in matches.removed {
      let extent = old.entries[index].extent
      if !moving.contains(where: { $0.contains(extent) }) { damage.add(extent) }
    }
    for (index, match) in matches.entries.enumerated() where match == .changed {
      damage.add(new.entries[index].extent)
    }
  }

  private mutating func addMoves() {
    for scroll in matches.scrolls {
      let clip = new.scopes[scroll.scope].clip
      moves.append(PixelMove(rect: clip, shift: scroll.shift))
      // 1. The strips whose content was outside.
      for strip in clip.subtracting(clip.offset(by: scroll.shift)) { damage.add(strip) }
      // 2. What is gone or changed, where it was moved to.
      for index in matches.removed { addMoved(old.entries[index].extent, scroll.shift, clip) }
      addResting(in: clip, scroll.shift)
    }
  }

  /// Adds what doesn't move with content that is moved: where it was moved to, and where it is.
  private mutating func addResting(in clip: PixelRect, _ shift: PixelShift) {
    let hidden = matches.entries.indices.last { index in
      matches.entries[index] == .same && new.entries[index].isOpaque
        && new.entries[index].extent.contains(clip)
    }
    for index in matches.entries.indices.suffix(from: hidden ?? 0)
    where matches.entries[index] == .same {
      let entry = new.entries[index]
      guard entry.extent.intersects(clip) else { continue }
      if entry.isUniform, entry.extent.contains(clip) { continue }
      damage.add(entry.extent.intersection(clip))
      addMoved(entry.extent, shift, clip)
    }
  }

  /// Adds the pixels to which those of an extent are moved.
  private mutating func addMoved(_ extent: PixelRect, _ shift: PixelShift, _ clip: PixelRect) {
    damage.add(extent.intersection(clip).offset(by: shift).intersection(clip))
  }
}
