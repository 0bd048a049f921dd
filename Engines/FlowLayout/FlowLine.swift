import Foundation

/// How the items of a line lie in it, in points from the start of the room.
struct FlowLine: Hashable {
  /// Where the first item starts; negative where an item is longer than the room.
  let offset: CGFloat
  /// The distance from the end of an item to the start of the next.
  let gap: CGFloat
}

/// Decides how many items go into a line and how they share it (uikit.md 6.11, rules 1 and 2).
struct FlowLineSolver {
  /// The room across the scroll axis, in points.
  let available: CGFloat
  /// The least gap between two items.
  let minimumGap: CGFloat

  /// The most items that a line is thought to have, so that sums stay exact.
  private static let mostItems = 1_000_000_000

  /// The length of a line with one more item; nil when the item does not fit.
  func length(_ used: CGFloat, adding length: CGFloat) -> CGFloat? {
    let joined = used + advance(by: length)
    return joined <= available + noise ? joined : nil
  }

  /// How many items of a length a line has room for: one at least.
  func capacity(of length: CGFloat) -> Int {
    let room = available + noise - length
    guard room > 0 else { return 1 }
    let more = (room / advance(by: length)).rounded(.down)
    return more < CGFloat(Self.mostItems) ? 1 + Int(more) : Self.mostItems
  }

  /// A line that the next item did not fit into: flush with both edges.
  func full(count: Int, total: CGFloat) -> FlowLine {
    guard count > 1 else { return centered(total) }
    return FlowLine(offset: 0, gap: (available - total) / CGFloat(count - 1))
  }

  /// The section's last line.
  ///
  /// `length` is that of every item if all have the same size, else nil.
  func last(count: Int, length: CGFloat?) -> FlowLine {
    guard let length else { return FlowLine(offset: 0, gap: minimumGap) }
    let places = max(count, capacity(of: length))
    return full(count: places, total: CGFloat(places) * length)
  }

  /// [guess uikit.md 6.11] An item longer than the room sticks out on both sides alike.
  private func centered(_ length: CGFloat) -> FlowLine {
    FlowLine(offset: (available - length) / 2, gap: minimumGap)
  }

  /// What another item takes of the room.
  ///
  /// [guess uikit.md 6.11] A gap below zero lets items overlap, but each is at least a point further,
  /// so that a line comes to an end.
  private func advance(by length: CGFloat) -> CGFloat {
    max(minimumGap + length, min(length, 1))
  }

  /// [guess uikit.md 6.11] What sums of thirds and the like may be off without breaking a line.
  private var noise: CGFloat { 1e-6 }
}
