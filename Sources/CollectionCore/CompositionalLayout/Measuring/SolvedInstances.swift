import Foundation

/// The instances of a section that are not as the description alone says, because something inside
/// was measured or because they are not full.
///
/// Sorted, each with its place: the others lie between them by arithmetic. A look-up by position, by
/// instance or by item is a binary search; memory is that of what was measured.
struct SolvedInstances: Sendable {
  /// The instances in order.
  private(set) var entries: [Entry] = []
  /// What all of them cover along the scroll axis.
  private(set) var span: LayoutInterval?
  /// How far an instance's frames begin before it at most: zero or less, in points.
  private(set) var lead: CGFloat = 0
  /// How far an instance's frames end after it at most: zero or more, in points.
  private(set) var trail: CGFloat = 0

  /// One instance.
  struct Entry: Sendable {
    /// Its number.
    let instance: Int
    /// The item at which it starts.
    let item: Int
    /// Where it starts along the scroll axis, in points from the section's content start.
    let origin: CGFloat
    /// Its frames.
    let template: LayoutTemplate
    /// How many items the frames depend on.
    let reach: Int
  }

  /// Adds an instance behind all others.
  mutating func append(_ entry: Entry, axis: LayoutAxis) {
    let own = entry.template.span
    lead = min(lead, own.start)
    trail = max(trail, own.end - entry.template.size[axis])
    let covered = own.moved(by: entry.origin)
    span = span.map { $0.union(covered) } ?? covered
    entries.append(entry)
  }

  /// How many of them are at or before an instance.
  func position(upTo instance: Int) -> Int { entries.firstPosition { $0.instance > instance } }

  /// How many of them start at or before an item.
  func position(upToItem item: Int) -> Int { entries.firstPosition { $0.item > item } }

  /// The one that starts at an item; nil where none does.
  func entry(startingAt item: Int) -> Entry? {
    let position = position(upToItem: item)
    guard position > 0, entries[position - 1].item == item else { return nil }
    return entries[position - 1]
  }
}
