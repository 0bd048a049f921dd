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
  static let mostMistakes = 8

  /// The text.
  package let description: String
  /// The drawing alone, in the SVG format.
  package var svg: String { boxes.svg }

  private let boxes: DrawnBoxes

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
    boxes = DrawnBoxes(
      boxes: parts.boxes.map {
        DrawnBoxes.Box(frame: $0.frame, name: $0.name, style: $0.name.isEmpty ? .group : .cell)
      })
    // 3. Join the title, the drawing, the parts and the mistakes.
    let size = solved?.size ?? group.size.resolved(in: container)
    let sections = [
      "\(group.name) \(size.text): \(group.text)", boxes.text,
      parts.text, Self.text(of: solver.log.diagnostics),
    ]
    description = sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func text(of mistakes: [LayoutDiagnostic]) -> String {
    mistakes.prefix(mostMistakes).map { "! \($0.location): \($0.explanation)" }
      .joined(separator: "\n")
  }
}
