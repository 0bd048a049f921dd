import Foundation
import LayoutGeometry

/// A solver that arranges the items of a section in lines (uikit.md, 6.11).
///
/// Any number of lines of equal items is one step, so a section costs as much as it has items that
/// differ.
struct FlowSectionSolver {
  private let section: FlowSection
  private let axis: LayoutAxis
  private let lines: FlowLineSolver
  private let exceptions: [Int]
  private var nextException = 0
  private var item = 0
  private var position: CGFloat
  private var reach: CGFloat
  private var runs: [FlowRun] = []
  private var hasOverlongItem = false

  /// Creates a solver for one section in an environment.
  init(_ section: FlowSection, in environment: FlowEnvironment) {
    self.section = section
    axis = environment.axis
    lines = FlowLineSolver(
      available: environment.lineInterval(for: section).length, minimumGap: section.itemSpacing)
    exceptions = section.sizes.exceptions
    position = section.header + section.insets.start(axis)
    reach = position
  }

  /// Returns the section with every item in a line.
  mutating func solve(in environment: FlowEnvironment) -> SolvedFlowSection {
    // 1. Append runs of lines with equal items in one step, and other lines one by one.
    while item < section.itemCount {
      passExceptions()
      if !addEqualLines() { addLine() }
    }
    // 2. Add header, insets and footer; an empty section has these too.
    let insets = section.insets
    let linesEnd = runs.last.map { _ in reach } ?? position
    let middle = max(0, linesEnd - section.header + insets.end(axis))
    return SolvedFlowSection(
      section: section, axis: axis, crossLength: environment.crossLength,
      crossStart: environment.lineInterval(for: section).start, runs: runs,
      length: section.header + middle + section.footer, hasOverlongItem: hasOverlongItem)
  }

  private mutating func passExceptions() {
    while nextException < exceptions.count, exceptions[nextException] < item { nextException += 1 }
  }

  /// The first item from here on that may have another size.
  private var equalEnd: Int {
    guard nextException < exceptions.count else { return section.itemCount }
    return min(exceptions[nextException], section.itemCount)
  }

  /// Appends the full lines of equal items from here on; returns `false` if there are none.
  ///
  /// The item after the last of them must be equal too, or it might fit in the line.
  private mutating func addEqualLines() -> Bool {
    guard let size = section.sizes.ordinary else { return false }
    let columns = lines.capacity(of: size[axis.crossing])
    let count = (equalEnd - item - 1) / columns
    guard equalEnd > item, count > 0 else { return false }
    let total = CGFloat(columns) * size[axis.crossing]
    add(
      item..<(item + count * columns), perLine: columns, itemSize: size, length: size[axis],
      line: lines.full(count: columns, total: total))
    recordLength(size)
    return true
  }

  private mutating func addLine() {
    let first = section.sizes[item]
    var (total, used, length) = (first[axis.crossing], first[axis.crossing], first[axis])
    var (end, isEqual) = (item + 1, true)
    if section.sizes.ordinary != nil, equalEnd == section.itemCount {
      end = min(section.itemCount, item + lines.capacity(of: total))
    } else {
      while end < section.itemCount {
        let size = section.sizes[end]
        guard let joined = lines.length(used, adding: size[axis.crossing]) else { break }
        used = joined
        total += size[axis.crossing]
        length = max(length, size[axis])
        isEqual = isEqual && size == first
        end += 1
      }
    }
    let isLast = end == section.itemCount
    let line =
      isLast
      ? lines.last(count: end - item, length: equalLength(first, isEqual))
      : lines.full(count: end - item, total: total)
    if end == item + 1 { recordLength(first) }
    add(
      item..<end, perLine: end - item, itemSize: isEqual ? first : nil, length: length, line: line)
  }

  // Unverified: items are equal if they are so on both axes (uikit.md, 6.11).
  /// Returns the length that equal items share.
  private func equalLength(_ size: CGSize, _ isEqual: Bool) -> CGFloat? {
    isEqual ? size[axis.crossing] : nil
  }

  private mutating func recordLength(_ size: CGSize) {
    if size[axis.crossing] > lines.available + 1e-6 { hasOverlongItem = true }
  }

  private mutating func add(
    _ items: Range<Int>, perLine: Int, itemSize: CGSize?, length: CGFloat, line: FlowLine
  ) {
    let pitch = pitch(of: length)
    let count = items.count / perLine
    reach = max(reach, position + CGFloat(count - 1) * pitch + length)
    runs.append(
      FlowRun(
        items: items, perLine: perLine, itemSize: itemSize, start: position, length: length,
        pitch: pitch, line: line, reach: reach))
    position += CGFloat(count) * pitch
    item = items.upperBound
  }

  // Unverified: with negative spacing lines overlap, but each starts at least a point after the
  // previous one, so that a screen shows a limited number (uikit.md, 6.11).
  /// Returns the distance from the start of a line to the start of the next.
  private func pitch(of length: CGFloat) -> CGFloat {
    max(length + section.lineSpacing, min(length, 1))
  }
}

extension FlowEnvironment {
  /// Returns the interval across the scroll axis of the section's lines.
  func lineInterval(for section: FlowSection) -> LayoutInterval {
    let cross = axis.crossing
    return LayoutInterval(start: 0, end: crossLength)
      .inset(start: reference.start(cross), end: reference.end(cross))
      .inset(start: section.insets.start(cross), end: section.insets.end(cross))
  }
}
