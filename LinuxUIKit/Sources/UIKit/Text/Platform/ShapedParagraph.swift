import CPango
import Synchronization

/// A paragraph that is shaped and broken into lines by Pango.
///
/// Pango determines the glyphs and widths of lines; heights are computed by UIKit.
// Unchecked because nothing changes after `init` and Pango is called under its lock only.
final class ShapedParagraph: @unchecked Sendable {
  /// The text and its runs.
  let content: TextShape.Paragraph
  /// The distance from the leading edge at which lines are broken, in points; `nil` if they are
  /// not.
  let end: CGFloat?
  /// The number of bytes of the paragraph before the text, which is not zero for a remainder.
  let start: Int
  /// The lines, of which there is at least one.
  let lines: [Line]
  let layout: OpaquePointer?
  /// A number that no other paragraph ever has, by which the masks of its runs are kept.
  let number = ShapedParagraph.numbers.add(1, ordering: .relaxed).oldValue
  private static let numbers = Atomic<UInt64>(0)

  /// One line.
  struct Line: Sendable {
    /// The range of UTF-8 bytes of the text.
    let bytes: Range<Int>
    /// The advance of its glyphs in points, without trailing white space.
    let width: CGFloat
  }

  /// Shapes a paragraph, or the remainder of one; linear in its length.
  ///
  /// Without an available width in points, or with a truncation mode, it is one line.
  init(
    _ content: TextShape.Paragraph, width: CGFloat?, truncation: NSLineBreakMode? = nil,
    start: Int = 0
  ) {
    let format = content.format
    let first = format.indent(ofFirstLine: start == 0)
    let others = format.indent(ofFirstLine: false)
    let end = format.end(in: width)
    self.content = content
    self.end = end
    self.start = start
    (layout, lines) = PangoLibrary.shared.locked {
      let layout = Self.makeLayout(content, breaksLines: width != nil)
      // Pango subtracts the larger indent from its lines; the smaller one is subtracted from the
      // width.
      pango_layout_set_indent(layout, pangoUnits(first) - pangoUnits(others))
      Self.limit(layout, to: end.map { $0 - min(first, others) }, content, truncation)
      return (layout, Self.lines(of: layout))
    }
  }

  /// Whether the first line is the first of its paragraph, which has an indent of its own.
  var startsParagraph: Bool { start == 0 }

  /// Returns the indent of a line from the leading edge, in points.
  func indent(ofLine index: Int) -> CGFloat {
    content.format.indent(ofFirstLine: startsParagraph && index == 0)
  }

  deinit {
    PangoLibrary.shared.locked { Self.release(layout) }
  }
}

extension ShapedParagraph {
  private static func makeLayout(
    _ content: TextShape.Paragraph, breaksLines: Bool
  ) -> OpaquePointer? {
    let direction = content.format.writingDirection
    let layout = pango_layout_new(PangoLibrary.shared.context(for: direction))
    if direction != .natural { pango_layout_set_auto_dir(layout, 0) }
    let attributes = PangoAttributes(content.runs, breaksLines: breaksLines)
    pango_layout_set_text(layout, content.text, Int32(content.text.utf8.count))
    if let list = attributes.list { pango_layout_set_attributes(layout, list) }
    if let face = content.runs.first?.face {
      let font = PangoLibrary.shared.face(face)
      pango_layout_set_font_description(layout, font.description)
    }
    return layout
  }

  private static func limit(
    _ layout: OpaquePointer?, to width: CGFloat?, _ content: TextShape.Paragraph,
    _ truncation: NSLineBreakMode?
  ) {
    guard let width else { return }
    pango_layout_set_width(layout, pangoUnits(width))
    pango_layout_set_wrap(
      layout, content.breaksBetweenCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, content.format.alignment == .justified ? 1 : 0)
    guard let truncation else { return }
    pango_layout_set_height(layout, -1)
    pango_layout_set_ellipsize(layout, truncation.ellipsis)
  }

  private static func lines(of layout: OpaquePointer?) -> [Line] {
    (0..<pango_layout_get_line_count(layout)).compactMap { index in
      pango_layout_get_line_readonly(layout, index).map(Line.init)
    }
  }

  private static func release(_ layout: OpaquePointer?) {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }
}

extension ShapedParagraph.Line {
  fileprivate init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    let start = Int(line.pointee.start_index)
    bytes = start..<start + Int(line.pointee.length)
    width = points(extents.width)
  }
}

extension NSLineBreakMode {
  fileprivate var ellipsis: PangoEllipsizeMode {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
    }
  }
}
