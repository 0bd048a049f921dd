import Foundation
import LayoutGeometry

/// A line of a section, or many lines with the same number of items of one size.
///
/// Positions along the scroll axis are relative to the section's start.
struct FlowRun {
  /// The items, line after line.
  let items: Range<Int>
  /// The number of items of a line.
  let perLine: Int
  /// The size of every item in a run of equal lines; `nil` for a line whose items may differ.
  let itemSize: CGSize?
  /// The start of the first line.
  let start: CGFloat
  /// The length of each line along the scroll axis, which is that of its largest item.
  let length: CGFloat
  /// The distance from the start of a line to the start of the next.
  let pitch: CGFloat
  /// The positions of the items in a line.
  let line: FlowLine
  /// The largest end of this and all earlier runs.
  let reach: CGFloat

  /// The number of lines.
  var lineCount: Int { items.count / perLine }

  /// The start of the line after this run.
  var next: CGFloat { start + CGFloat(lineCount) * pitch }

  /// Returns the items of a line.
  func items(ofLine line: Int) -> Range<Int> {
    let first = items.lowerBound + line * perLine
    return first..<(first + perLine)
  }

  /// Returns the start of a line.
  func start(ofLine line: Int) -> CGFloat { start + CGFloat(line) * pitch }

  /// Returns the index of the line of an item in the run.
  func line(of item: Int) -> Int { (item - items.lowerBound) / perLine }

  /// Returns the lines that may touch an interval of the scroll axis.
  func lines(in interval: LayoutInterval) -> Range<Int> {
    guard pitch > 0 else { return 0..<lineCount }
    let first = index(((interval.start - start - length) / pitch).rounded(.down))
    let end = index(((interval.end - start) / pitch).rounded(.up) + 1)
    return first..<max(first, end)
  }

  private func index(_ number: CGFloat) -> Int {
    Int(min(max(0, number), CGFloat(lineCount)))
  }
}
