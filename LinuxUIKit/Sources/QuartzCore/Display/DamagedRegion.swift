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

  /// Adds a rectangle so that it is within a single rectangle of the region.
  mutating func addWhole(_ rect: PixelRect) {
    var whole = rect.intersection(bounds)
    guard !whole.isEmpty, !rects.contains(where: { $0.contains(whole) }) else { return }
    while true {
      let touched = rects.filter { $0.intersects(whole) }
      guard !touched.isEmpty else { break }
      rects.removeAll { $0.intersects(whole) }
      whole = touched.reduce(whole) { $0.union($1) }
    }
    rects.append(whole)
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
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    addWhole(merged)
  }
}
