/// The pixels that have to be drawn: a limited number of disjoint rectangles.
struct DamagedRegion {
  /// The number of rectangles from which on two of them are merged.
  private static let maximumCount = 12
  private let bounds: PixelRect
  private(set) var rects: [PixelRect] = []

  /// Creates an empty region; nothing outside `bounds` is ever added.
  init(in bounds: PixelRect) {
    self.bounds = bounds
  }

  /// The number of pixels.
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// Returns whether a rectangle is within a single one of the region.
  func contains(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }

  func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// Adds the pixels of a rectangle that aren't in the region yet.
  mutating func add(_ rect: PixelRect) {
    let added = rect.intersection(bounds)
    guard !added.isEmpty, !rects.contains(where: { $0.contains(added) }) else { return }
    rects.removeAll { added.contains($0) }
    var pieces = [added]
    for existing in rects { pieces = pieces.flatMap { $0.subtracting(existing) } }
    rects += pieces
    while rects.count > Self.maximumCount { mergeClosest() }
  }

  /// Replaces the two rectangles that waste the fewest pixels together by the one around them.
  private mutating func mergeClosest() {
    var best = (waste: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste =
          rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    var merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    merge(&merged)
    rects.append(merged)
  }

  /// Extends a rectangle until it contains all others that it intersects, and removes these.
  private mutating func merge(_ rect: inout PixelRect) {
    while let index = rects.firstIndex(where: { $0.intersects(rect) }) {
      rect = rect.union(rects.remove(at: index))
    }
  }

  /// Adds a rectangle, united with those that it intersects.
  mutating func unite(_ rect: PixelRect) {
    var united = rect.intersection(bounds)
    guard !united.isEmpty, !rects.contains(where: { $0.contains(united) }) else { return }
    merge(&united)
    rects.append(united)
    while rects.count > Self.maximumCount { mergeClosest() }
  }
}
