import Foundation
import LayoutGeometry

/// A line of a section, or many lines of the same number of items of one size.
///
/// Positions along the scroll axis count from the section's start.
struct FlowRun {
  /// The items, line after line.
  let items: Range<Int>
  /// How many of them a line has.
  let perLine: Int
  /// The size of every item in a run of equal lines; nil for a line of which items may differ.
  let itemSize: CGSize?
  /// Where the first line starts.
  let start: CGFloat
  /// How long each line is along the scroll axis: as its largest item.
  let length: CGFloat
  /// From the start of a line to the start of the next.
  let pitch: CGFloat
  /// How items lie in a line.
  let line: FlowLine
  /// The furthest end of this and all earlier runs.
  let reach: CGFloat

  /// How many lines there are.
  var lineCount: Int { items.count / perLine }

  /// Where the line after this run starts.
  var next: CGFloat { start + CGFloat(lineCount) * pitch }

  /// The items of a line.
  func items(ofLine line: Int) -> Range<Int> {
    let first = items.lowerBound + line * perLine
    return first..<(first + perLine)
  }

  /// Where a line starts.
  func start(ofLine line: Int) -> CGFloat { start + CGFloat(line) * pitch }

  /// The line of an item, counted from the run's first.
  func line(of item: Int) -> Int { (item - items.lowerBound) / perLine }

  /// The lines that may touch a stretch of the scroll axis.
  func lines(in stretch: LayoutInterval) -> Range<Int> {
    guard pitch > 0 else { return 0..<lineCount }
    let first = index(((stretch.start - start - length) / pitch).rounded(.down))
    let end = index(((stretch.end - start) / pitch).rounded(.up) + 1)
    return first..<max(first, end)
  }

  private func index(_ number: CGFloat) -> Int {
    Int(min(max(0, number), CGFloat(lineCount)))
  }
}
