import Foundation

/// A text drawing of a solved group, for `visualDescription()` (compositional-layout.md, 1.7).
///
/// Each item has its number in the group. Below the drawing, every part has a line with its size,
/// its origin in the outermost group and its description. The mistakes are listed at the end.
///
/// ```
/// horizontal group 375 × 44: .fractionalWidth(1) × .absolute(44), 2 of equal length, spacing fixed 10
/// ┌──────────────────┬─┬──────────────────┐
/// │0                 │ │1                 │
/// └──────────────────┴─┴──────────────────┘
///   item 0: 182.5 × 44 at (0, 0), .fractionalWidth(1) × .fractionalHeight(1)
///   item 1: 182.5 × 44 at (192.5, 0), .fractionalWidth(1) × .fractionalHeight(1)
/// ```
///
/// The text has at most `mostLines` lines for the parts and a drawing of at most 41 by 21
/// characters.
package struct GroupDrawing: CustomStringConvertible {
  /// The largest number of parts with a line.
  static let mostLines = 40
  /// The largest number of boxes in the drawing.
  static let mostBoxes = 400
  /// The largest number of mistakes with a line.
  private static let mostMistakes = 8

  /// The text.
  package let description: String

  /// Draws a group in a container of this size, with estimated lengths as described.
  package init(
    of group: LayoutNode, in container: CGSize, customFrames: @escaping LayoutCustomFrame.Provider
  ) {
    // 1. Solve one instance of the group.
    var log = LayoutDiagnosticLog()
    log.group = group
    var solver = GroupSolver(customFrames: customFrames, log: log)
    let solved = try? solver.solve(group, in: container)
    // 2. Collect its parts.
    var parts = DrawnParts()
    if let solved { parts.add(group, solved) }
    // 3. Join the title, the drawing, the parts and the mistakes.
    let size = solved?.size ?? group.size.resolved(in: container)
    let sections = [
      "\(group.name) \(size.text): \(group.text)", Self.drawing(of: parts),
      parts.text, Self.text(of: solver.log.diagnostics),
    ]
    description = sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func text(of mistakes: [LayoutDiagnostic]) -> String {
    mistakes.prefix(mostMistakes).map { "! \($0.location): \($0.explanation)" }
      .joined(separator: "\n")
  }

  /// Returns the drawing of the boxes, or an empty text if they have no area.
  private static func drawing(of parts: DrawnParts) -> String {
    let whole = parts.boxes.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    guard whole.width > 0, whole.height > 0 else { return "" }
    let scale = DrawingScale(whole)
    var canvas = BoxCanvas(columns: scale.columns + 1, rows: scale.rows + 1)
    for box in parts.boxes {
      canvas.draw(scale.columns(of: box.frame), scale.rows(of: box.frame), name: box.name)
    }
    return canvas.text
  }
}

/// A conversion of points to characters, which are twice as high as they are wide.
private struct DrawingScale {
  let columns: Int
  let rows: Int
  private let area: CGRect

  init(_ area: CGRect) {
    self.area = area
    let rows = 20 * area.height / area.width
    self.rows = Int(min(max(rows.rounded(), 2), 20))
    columns = rows > 20 ? Int(max(40 * area.width / area.height, 8)) : 40
  }

  func columns(of frame: CGRect) -> ClosedRange<Int> {
    range(frame.minX - area.minX, frame.maxX - area.minX, of: area.width, cells: columns)
  }

  func rows(of frame: CGRect) -> ClosedRange<Int> {
    range(frame.minY - area.minY, frame.maxY - area.minY, of: area.height, cells: rows)
  }

  private func range(
    _ start: CGFloat, _ end: CGFloat, of length: CGFloat, cells: Int
  ) -> ClosedRange<Int> {
    let first = cell(start / length, cells)
    return first...max(first, cell(end / length, cells))
  }

  private func cell(_ part: CGFloat, _ cells: Int) -> Int {
    Int((min(max(part, 0), 1) * CGFloat(cells)).rounded())
  }
}
