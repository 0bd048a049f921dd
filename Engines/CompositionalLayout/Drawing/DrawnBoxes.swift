import Foundation

/// Named rectangles of a layout, to be drawn as text or as an image.
struct DrawnBoxes {
  /// The boxes from back to front.
  let boxes: [Box]

  /// A rectangle with its name.
  struct Box {
    /// The frame in points.
    let frame: CGRect
    /// The text at the leading top corner.
    let name: String
    /// The role of the box.
    let style: Style
  }

  /// The role of a box, which determines its colors.
  enum Style {
    case group
    case cell
    case supplementary
    case decoration
  }

  /// The smallest rectangle that contains all boxes.
  private var bounds: CGRect { boxes.map(\.frame).reduce(CGRect.null) { $0.union($1) } }
}

// MARK: Text

extension DrawnBoxes {
  /// The boxes drawn with characters, or an empty text if they have no area.
  var text: String {
    let whole = bounds
    guard whole.width > 0, whole.height > 0 else { return "" }
    let scale = DrawingScale(whole)
    var canvas = BoxCanvas(columns: scale.columns + 1, rows: scale.rows + 1)
    for box in boxes {
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

// MARK: SVG

extension DrawnBoxes {
  /// The boxes as an image in the SVG format, in which a unit is a point.
  var svg: String {
    let whole = boxes.isEmpty ? .zero : bounds
    let origin = "\(whole.minX.text) \(whole.minY.text)"
    let size = "\(whole.width.text) \(whole.height.text)"
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(origin) \(size)" \
      width="\(whole.width.text)" height="\(whole.height.text)" \
      font-family="sans-serif" font-size="10">
      """
    return ([head] + boxes.map(\.svg) + ["</svg>"]).joined(separator: "\n")
  }
}

extension DrawnBoxes.Box {
  fileprivate var svg: String {
    let rectangle = """
        <rect x="\(frame.minX.text)" y="\(frame.minY.text)" width="\(frame.width.text)" \
      height="\(frame.height.text)" fill="\(style.fill)" fill-opacity="\(style.opacity)" \
      stroke="\(style.stroke)"/>
      """
    guard !name.isEmpty else { return rectangle }
    let position = "x=\"\((frame.minX + 3).text)\" y=\"\((frame.minY + 11).text)\""
    return rectangle + "\n  <text \(position) fill=\"\(style.stroke)\">\(name.escapedForXML)</text>"
  }
}

extension DrawnBoxes.Style {
  fileprivate var fill: String {
    switch self {
    case .group: "none"
    case .cell: "#0a84ff"
    case .supplementary: "#ff9f0a"
    case .decoration: "#8e8e93"
    }
  }

  fileprivate var opacity: String { self == .decoration ? "0.12" : "0.2" }

  fileprivate var stroke: String {
    switch self {
    case .group: "#8e8e93"
    case .cell: "#0040a0"
    case .supplementary: "#a05a00"
    case .decoration: "#8e8e93"
    }
  }
}

extension String {
  fileprivate var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
