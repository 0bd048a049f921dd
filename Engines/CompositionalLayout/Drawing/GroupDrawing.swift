import Foundation

/// A solved group as text, for a person who wonders where its items are (compositional-layout.md 1.7).
///
/// Each item has the number of its index path in the group. Below the picture stands every part with
/// its size, its origin in the outermost group and how it is described, and then what is wrong.
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
/// The text has at most `mostLines` lines for the parts and a picture of at most 41 by 21 characters,
/// whatever is described.
package struct GroupDrawing: CustomStringConvertible {
  /// How many parts are told.
  static let mostLines = 40
  /// How many boxes are drawn.
  static let mostBoxes = 400
  private static let mostMistakes = 8

  /// The text.
  package let description: String

  /// A drawing of a group inside of a container of this size; estimates stand for what is measured.
  package init(
    of group: LayoutNode, in container: CGSize, customFrames: @escaping LayoutCustomFrame.Provider
  ) {
    // 1. Solve one instance of the group.
    var log = LayoutDiagnosticLog()
    log.group = group
    var solver = GroupSolver(customFrames: customFrames, log: log)
    let solved = try? solver.solve(group, in: container)
    // 2. Find its parts.
    var parts = DrawnParts()
    if let solved { parts.add(group, solved) }
    // 3. Say what it is, draw it, and tell its parts and what is wrong.
    let size = solved?.size ?? group.size.resolved(in: container)
    let sections = [
      "\(group.name) \(size.text): \(group.words)", Self.picture(of: parts),
      parts.text, Self.text(of: solver.log.diagnostics),
    ]
    description = sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func text(of mistakes: [LayoutDiagnostic]) -> String {
    mistakes.prefix(mostMistakes).map { "! \($0.place): \($0.explanation)" }
      .joined(separator: "\n")
  }

  /// The boxes; nothing where they have no area.
  private static func picture(of parts: DrawnParts) -> String {
    let whole = parts.boxes.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    guard whole.width > 0, whole.height > 0 else { return "" }
    let sheet = PictureScale(whole)
    var canvas = BoxCanvas(columns: sheet.columns + 1, rows: sheet.rows + 1)
    for box in parts.boxes {
      canvas.draw(sheet.columns(of: box.frame), sheet.rows(of: box.frame), name: box.name)
    }
    return canvas.text
  }
}

/// How points become characters, which are twice as high as they are wide.
private struct PictureScale {
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
