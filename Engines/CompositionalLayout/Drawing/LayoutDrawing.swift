import Foundation
import LayoutGeometry

/// A drawing of the first screen of a solved layout.
///
/// In the text, each element of the screen has a line below the drawing: sections and items count
/// from 0, and headers, badges and backgrounds have their element kind. The mistakes are listed at
/// the end.
///
/// ```
/// 300 × 600, content 300 × 84
/// ┌────────────────────────────────────────┐
/// │header                                  │
/// ├────────────────────┬───────────────────┤
/// │0.0                 │0.1                │
/// └────────────────────┴───────────────────┘
///   section 0 "header": 300 × 40 at (0, 0)
///   section 0 item 0: 150 × 44 at (0, 40)
///   section 0 item 1: 150 × 44 at (150, 40)
/// ```
package struct LayoutDrawing {
  private let layout: SolvedLayout
  private let elements: [LayoutElement]

  /// Creates a drawing of a layout that is scrolled to its start.
  package init(of layout: SolvedLayout) {
    self.layout = layout
    let screen = layout.firstScreen
    elements = layout.elements(in: screen, visible: screen.interval(on: layout.axis))
  }

  /// The drawing and its lines, at most 41 by 21 characters and 40 lines.
  package var text: String {
    let shown = elements.prefix(GroupDrawing.mostLines)
    let omitted = elements.count - shown.count
    let title = "\(layout.environment.size.text), content \(layout.contentSize.text)"
    let lines =
      shown.map { "  \($0.line)" } + (omitted > 0 ? ["  … and \(omitted) more"] : [])
      + layout.diagnostics.prefix(GroupDrawing.mostMistakes).map { "! \($0)" }
    return ([title] + [boxes.text].filter { !$0.isEmpty } + lines).joined(separator: "\n")
  }

  /// The drawing as an image in the SVG format.
  package var svg: String { boxes.svg }

  private var boxes: DrawnBoxes {
    let ordered = elements.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    return DrawnBoxes(
      boxes: ordered.prefix(GroupDrawing.mostBoxes).map { $0.element.box })
  }
}

extension LayoutElement {
  fileprivate var line: String {
    let geometry = "\(frame.size.text) at \(frame.origin.text)"
    let host = section.map { "section \($0)" } ?? "layout"
    return switch category {
    case .cell: "\(host) item \(item): \(geometry)"
    case .supplementary(let kind):
      "\(host) \"\(kind)\"\(isBadge ? " of item \(item)" : ""): \(geometry)"
    case .decoration(let kind): "\(host) background \"\(kind)\": \(geometry)"
    }
  }

  fileprivate var box: DrawnBoxes.Box {
    switch category {
    case .cell:
      DrawnBoxes.Box(frame: frame, name: "\(section ?? 0).\(item)", style: .cell)
    case .supplementary(let kind): DrawnBoxes.Box(frame: frame, name: kind, style: .supplementary)
    case .decoration: DrawnBoxes.Box(frame: frame, name: "", style: .decoration)
    }
  }
}
