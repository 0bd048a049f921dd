/// The spans of a timeline in the order of their rows and starts.
///
/// Creating it takes time in proportion to the number of spans if they are in this order, and to
/// its product with its logarithm if not.
struct TimelineIndex: Sendable {
  /// A visible span.
  private struct Entry: Sendable {
    let span: Int
    let row: Int
    let start: Double
    let end: Double
    /// The largest end of the spans of the row up to this one.
    var reach: Double

    func precedes(_ other: Entry) -> Bool {
      (row, start, span) < (other.row, other.start, other.span)
    }
  }

  private var entries: [Entry] = []
  // The first entry of each row, and the number of entries.
  private var rowStarts: [Int] = []
  private var levels: [Int: Int] = [:]
  /// The largest level of a span.
  private(set) var maximumLevel = 0

  /// Creates an index of the spans that are visible in a number of rows.
  init(_ spans: [TimelineSpan], rowCount: Int, in range: Range<Double>) {
    entries.reserveCapacity(spans.count)
    for (index, span) in spans.enumerated() where 0..<rowCount ~= span.row {
      guard let extent = span.extent(in: range) else { continue }
      entries.append(
        Entry(
          span: index, row: span.row, start: extent.lowerBound, end: extent.upperBound,
          reach: extent.upperBound))
    }
    sortEntries()
    findOverlaps()
    findRows(rowCount)
  }

  private mutating func sortEntries() {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.precedes($1) }
    if !isSorted { entries.sort { $0.precedes($1) } }
  }

  private mutating func findOverlaps() {
    var level = 0
    for index in entries.indices.dropFirst() {
      let (last, entry) = (entries[index - 1], entries[index])
      guard last.row == entry.row, entry.start < last.reach else {
        level = 0
        continue
      }
      entries[index].reach = max(entry.reach, last.reach)
      level += 1
      levels[entry.span] = level
      maximumLevel = max(maximumLevel, level)
    }
  }

  private mutating func findRows(_ rowCount: Int) {
    rowStarts.reserveCapacity(rowCount + 1)
    var next = 0
    for row in 0..<rowCount {
      rowStarts.append(next)
      while next < entries.count, entries[next].row == row { next += 1 }
    }
    rowStarts.append(next)
  }

  /// Returns the order of a span from back to front: 0 if it overlaps none that starts earlier.
  func level(ofSpan span: Int) -> Int { levels[span] ?? 0 }

  /// Returns the spans of a row that have a part between two positions, by start.
  func spans(ofRow row: Int, from start: Double, to end: Double) -> [Int] {
    let entries = entries[rowStarts[row]..<rowStarts[row + 1]]
    return entries[firstEntry(after: start, in: entries)...].prefix { $0.start < end }
      .compactMap { $0.end > start ? $0.span : nil }
  }

  // Entries that do not overlap begin after the end of all entries before them, and their reaches
  // are ascending, as those of entries that overlap are.
  private func firstEntry(after position: Double, in entries: ArraySlice<Entry>) -> Int {
    var (low, high) = (entries.startIndex, entries.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].reach > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TimelineSpan {
  /// Returns the part of the span that is in a range; `nil` if there is none.
  func extent(in range: Range<Double>) -> Range<Double>? {
    guard start.isFinite, length.isFinite, length > 0 else { return nil }
    let first = max(start, range.lowerBound)
    let last = min(start + length, range.upperBound)
    return first < last ? first..<last : nil
  }
}
