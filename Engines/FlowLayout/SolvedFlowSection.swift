import Foundation
import LayoutGeometry

/// A solved section of a flow layout.
///
/// Frames are relative to the section's start along the scroll axis, before mirroring and rounding.
struct SolvedFlowSection {
  /// The description.
  let section: FlowSection
  /// The scroll axis.
  let axis: LayoutAxis
  /// The length of headers and footers across the axis.
  let crossLength: CGFloat
  /// The start of the lines across the axis.
  let crossStart: CGFloat
  /// The lines.
  let runs: [FlowRun]
  /// The length of the section along the axis, with header, insets and footer.
  let length: CGFloat
  /// Whether an item is longer across the axis than the available space.
  let hasOverlongItem: Bool

  /// The end of the section's contents; after its own end if a negative inset requires it.
  var reach: CGFloat { max(length, runs.last?.reach ?? 0) }

  /// The length by which its contents extend before its start.
  var overhang: CGFloat { max(0, -(runs.first?.start ?? 0)) }

  /// The header's frame; `nil` if there is none.
  var header: CGRect? { band(start: 0, length: section.header) }

  /// The footer's frame; `nil` if there is none.
  var footer: CGRect? { band(start: length - section.footer, length: section.footer) }

  /// Returns the frame of an item; `nil` if there is none.
  ///
  /// Costs O(log n) of the lines.
  func frame(of item: Int) -> CGRect? {
    guard let run = run(of: item) else { return nil }
    let line = run.line(of: item)
    let items = run.items(ofLine: line)
    let before =
      CGFloat(item - items.lowerBound) * run.line.gap + lengths(items.lowerBound..<item, run)
    return frame(
      size: run.itemSize ?? section.sizes[item], cross: crossStart + run.line.offset + before,
      start: run.start(ofLine: line), lineLength: run.length)
  }

  /// Returns the start of an item's line; `nil` if there is no such item.
  func lineStart(of item: Int) -> CGFloat? {
    run(of: item).map { $0.start(ofLine: $0.line(of: item)) }
  }

  /// Calls `body` with the items of lines that touch an interval of the scroll axis, in order.
  func forEachItem(in interval: LayoutInterval, _ body: (Int, CGRect) -> Void) {
    let first = runs.firstPosition { $0.reach > interval.start }
    for run in runs[first...] {
      guard run.start < interval.end else { return }
      guard run.itemSize?.canBeSeen ?? true else { continue }
      for line in run.lines(in: interval) { forEachItem(ofLine: line, of: run, body) }
    }
  }

  private func forEachItem(ofLine line: Int, of run: FlowRun, _ body: (Int, CGRect) -> Void) {
    var cross = crossStart + run.line.offset
    for item in run.items(ofLine: line) {
      let size = run.itemSize ?? section.sizes[item]
      if size.canBeSeen {
        body(
          item,
          frame(
            size: size, cross: cross, start: run.start(ofLine: line), lineLength: run.length))
      }
      cross += size[axis.crossing] + run.line.gap
    }
  }

  /// Returns the frame of an item; a smaller one is centered in its line (uikit.md, 6.11).
  private func frame(
    size: CGSize, cross: CGFloat, start: CGFloat, lineLength: CGFloat
  ) -> CGRect {
    var origin = CGPoint.zero
    origin[axis] = start + (lineLength - size[axis]) / 2
    origin[axis.crossing] = cross
    return CGRect(origin: origin, size: size)
  }

  private func run(of item: Int) -> FlowRun? {
    guard item >= 0, item < section.itemCount else { return nil }
    return runs[runs.firstPosition { $0.items.upperBound > item }]
  }

  private func lengths(_ items: Range<Int>, _ run: FlowRun) -> CGFloat {
    if let size = run.itemSize { return CGFloat(items.count) * size[axis.crossing] }
    return items.reduce(0) { $0 + section.sizes[$1][axis.crossing] }
  }

  private func band(start: CGFloat, length: CGFloat) -> CGRect? {
    guard length > 0 else { return nil }
    return CGRect(
      axis, main: LayoutInterval(start: start, end: start + length),
      cross: LayoutInterval(start: 0, end: crossLength))
  }
}

extension CGSize {
  // Unverified: an item without area has no cell (uikit.md, 6.11).
  /// Whether an item of this size has a cell.
  fileprivate var canBeSeen: Bool { width > 0.001 && height > 0.001 }
}
