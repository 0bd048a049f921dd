import CPango

/// A paragraph turned into glyphs and broken into lines by Pango.
///
/// Pango says which glyphs stand in which line and how wide it is; heights are ours.
// Unchecked because nothing changes after `init` and Pango is called under its lock only.
final class ShapedParagraph: @unchecked Sendable {
  /// The text and its runs.
  let content: TextShape.Paragraph
  /// How far from where reading starts lines were broken, in points; nil if they were not.
  let end: CGFloat?
  /// How many bytes of its paragraph come before the text: none, unless it is the rest of one.
  let start: Int
  /// The lines from the top; at least one.
  let lines: [Line]
  let layout: OpaquePointer?

  /// One line.
  struct Line: Sendable {
    /// Which bytes of the text in UTF-8 it shows.
    let bytes: Range<Int>
    /// The advance of its glyphs in points, without white space at a break.
    let width: CGFloat
  }

  /// Shapes a paragraph, or the rest of one; linear in its length.
  ///
  /// Without a width, the room in points, it stays one line, and also with a mode of truncating.
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
      // Pango takes the larger indent off its lines; the smaller one is taken off the room.
      pango_layout_set_indent(layout, pangoUnits(first) - pangoUnits(others))
      Self.limit(layout, to: end.map { $0 - min(first, others) }, format, truncation)
      return (layout, Self.lines(of: layout))
    }
  }

  /// Whether the first line is the first of its paragraph, which has an indent of its own.
  var startsParagraph: Bool { start == 0 }

  /// How far a line is from where reading starts, in points.
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
    _ layout: OpaquePointer?, to width: CGFloat?, _ format: ParagraphFormat,
    _ truncation: NSLineBreakMode?
  ) {
    guard let width else { return }
    pango_layout_set_width(layout, pangoUnits(width))
    pango_layout_set_wrap(
      layout, format.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, format.alignment == .justified ? 1 : 0)
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
