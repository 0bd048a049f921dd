import Foundation

/// The positions of the items of a line, in points from the start of the available space.
struct FlowLine: Hashable {
  /// The start of the first item; negative if an item is longer than the available space.
  let offset: CGFloat
  /// The distance from the end of an item to the start of the next.
  let gap: CGFloat
}

/// A solver of the number of items in a line and their distances (uikit.md, 6.11).
struct FlowLineSolver {
  /// The available length across the scroll axis, in points.
  let available: CGFloat
  /// The minimum distance between two items.
  let minimumGap: CGFloat

  /// The largest number of items that is assumed for a line, so that sums stay exact.
  private static let mostItems = 1_000_000_000

  /// Returns the length of a line with one more item; `nil` if the item doesn't fit.
  func length(_ used: CGFloat, adding length: CGFloat) -> CGFloat? {
    let joined = used + advance(by: length)
    return joined <= available + tolerance ? joined : nil
  }

  /// Returns the number of items of a length that fit in a line, at least one.
  func capacity(of length: CGFloat) -> Int {
    let rest = available + tolerance - length
    guard rest > 0 else { return 1 }
    let more = (rest / advance(by: length)).rounded(.down)
    return more < CGFloat(Self.mostItems) ? 1 + Int(more) : Self.mostItems
  }

  /// Returns a line that is full, with items at both edges.
  func full(count: Int, total: CGFloat) -> FlowLine {
    guard count > 1 else { return centered(total) }
    return FlowLine(offset: 0, gap: (available - total) / CGFloat(count - 1))
  }

  /// Returns the section's last line.
  ///
  /// `length` is that of every item if all have the same size, otherwise `nil`.
  func last(count: Int, length: CGFloat?) -> FlowLine {
    guard let length else { return FlowLine(offset: 0, gap: minimumGap) }
    let places = max(count, capacity(of: length))
    return full(count: places, total: CGFloat(places) * length)
  }

  // Unverified: an item longer than the available space extends beyond it by the same distance on
  // both sides (uikit.md, 6.11).
  /// Returns a line of one centered item.
  private func centered(_ length: CGFloat) -> FlowLine {
    FlowLine(offset: (available - length) / 2, gap: minimumGap)
  }

  // Unverified: with a negative distance items overlap, but each starts at least a point after the
  // previous one, so that a line is finite (uikit.md, 6.11).
  /// Returns the length that an additional item takes.
  private func advance(by length: CGFloat) -> CGFloat {
    max(minimumGap + length, min(length, 1))
  }

  // Unverified: uikit.md, 6.11 gives no tolerance; large enough for sums of thirds.
  /// The rounding error of sums that doesn't break a line.
  private var tolerance: CGFloat { 1e-6 }
}
