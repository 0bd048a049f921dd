import Foundation

extension BoxFormat {
  /// Returns the start of each item of a line of `available` points, behind its distance.
  ///
  /// Items that are longer than the line begin at its start. If one of `places` isn't `nil`, the items
  /// are groups at the start, in the center and at the end; those in the center move as far as the
  /// others need.
  func starts(
    of items: [LineItem], available: CGFloat, spacing: CGFloat, places: [BoxPlace?]? = nil
  ) -> [CGFloat] {
    if let places { return grouped(items, available: available, spacing: spacing, places: places) }
    let left = max(0, available - items.total(spacing: spacing))
    let (lead, gap) = distances(left: left, count: items.count)
    return Self.starts(of: items[...], from: lead, spacing: spacing + gap)
  }

  /// The distance before the first item, and what is added between neighbors.
  private func distances(left: CGFloat, count: Int) -> (lead: CGFloat, gap: CGFloat) {
    switch self {
    case .leading: (0, 0)
    case .center: (left / 2, 0)
    case .trailing: (left, 0)
    case .spaceBetween: (0, count > 1 ? left / CGFloat(count - 1) : 0)
    case .spaceEvenly: (left / CGFloat(count + 1), left / CGFloat(count + 1))
    }
  }

  private static func starts(
    of items: ArraySlice<LineItem>, from start: CGFloat, spacing: CGFloat
  ) -> [CGFloat] {
    var position = start
    return items.map { item in
      defer { position = item.end(from: position) + spacing }
      return position + item.before
    }
  }

  /// The place of an item that has none of its own.
  private var place: BoxPlace {
    switch self {
    case .leading, .spaceBetween, .spaceEvenly: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private func grouped(
    _ items: [LineItem], available: CGFloat, spacing: CGFloat, places: [BoxPlace?]
  ) -> [CGFloat] {
    var result = Array(repeating: CGFloat(0), count: items.count)
    let free = max(0, available - items.total(spacing: spacing))
    var end: CGFloat = 0
    for group in [BoxPlace.leading, .center, .trailing] {
      let members = items.indices.filter { (places[$0] ?? place) == group }
      guard !members.isEmpty else { continue }
      let line = members.map { items[$0] }
      let length = line.total(spacing: spacing)
      let start: CGFloat =
        switch group {
        case .leading: 0
        case .center: min(max(end, (available - length) / 2), end + free)
        case .trailing: max(end, available - length)
        }
      for (index, position) in zip(
        members, Self.starts(of: line[...], from: start, spacing: spacing))
      { result[index] = position }
      end = start + length + spacing
    }
    return result
  }
}
