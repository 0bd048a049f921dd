/// The lines of a text in areas, one after the other.
///
/// ```swift
/// var flow = TextFlow(text, spacing: LineSpacing())
/// let pages = areas.indices.map { flow.fill(areas[$0], isLast: $0 == areas.count - 1) }
/// ```
///
/// The text is broken once for adjacent areas of the same width, and the rest again for another width.
struct TextFlow {
  private var segment: TextSegment
  private let spacing: LineSpacing
  private let environment: TextEnvironment
  /// The first line of the segment that is in no area yet.
  private var line = 0

  init(_ text: FlowingText, spacing: LineSpacing) {
    segment = TextSegment(shape: text.styled.shape, string: text.string)
    environment = text.environment
    self.spacing = spacing
  }

  /// Whether all lines are in areas.
  private(set) var isFinished = false

  /// Returns the lines of the next area.
  mutating func fill(_ area: TextArea, isLast: Bool) -> ContainerLines {
    guard !isFinished else { return ContainerLines(after: segment) }
    // 1. Break the text that is in no area yet, unless it is broken at this width.
    breakLines(for: area, isLast: isLast)
    var count = fittingCount(in: area)
    // 2. Truncate the last line of the last area if lines are left.
    if isLast, area.lineBreakMode.truncates, count > 0, count < segment.lineCount - line {
      restart(with: area, lineLimit: count)
      count = min(count, segment.lineCount)
    }
    // 3. Position the lines that fit.
    let range = line..<line + count
    line = range.upperBound
    isFinished = line == segment.lineCount
    return ContainerLines(of: segment, range, in: area, environment)
  }

  private mutating func breakLines(for area: TextArea, isLast: Bool) {
    let limit = isLast ? area.lineLimit : 0
    guard !segment.isBroken || segment.width != area.lineWidth || limit > 0 else { return }
    restart(with: area, lineLimit: limit)
  }

  /// Breaks the text from the current line on.
  private mutating func restart(with area: TextArea, lineLimit: Int) {
    if line > 0 { segment = segment.rest(from: line) }
    line = 0
    segment.breakLines(for: area, lineLimit: lineLimit, spacing)
  }

  /// Returns the number of lines that fit an area.
  private func fittingCount(in area: TextArea) -> Int {
    let lines = segment.lines[line...]
    let allowed = area.lineLimit > 0 ? lines.prefix(area.lineLimit) : lines
    guard let height = area.height, let top = lines.first?.top else { return allowed.count }
    return allowed.prefix { $0.bottom - top <= height + TextLayout.heightTolerance }.count
  }
}

/// A text from an offset on, broken into lines of one width.
struct TextSegment {
  private let shape: TextShape
  private let string: String
  /// The offset in the whole text, in UTF-16 units.
  let offset: Int
  private(set) var isBroken = false
  private(set) var width: CGFloat?
  /// The lines at the left and top.
  private(set) var positioned: TextLines?
  /// The offset of each line's start in the segment.
  private(set) var lineStarts: [Int] = []

  init(shape: TextShape, string: String, offset: Int = 0) {
    self.shape = shape
    self.string = string
    self.offset = offset
  }

  /// The offset in the segment of the text after the lines.
  var end: Int { positioned?.endOfLines ?? string.utf16.count }

  /// Whether the lines contain the whole text.
  var isComplete: Bool { end == string.utf16.count }

  var lines: [TextLine] { positioned?.positioned.layout.lines ?? [] }

  var lineCount: Int { lineStarts.count }

  /// Breaks the text into lines of an area's width; a limit of zero is no limit.
  mutating func breakLines(for area: TextArea, lineLimit: Int, _ spacing: LineSpacing) {
    width = area.lineWidth
    isBroken = true
    let layout = TextLayoutCache.shared.layout(
      shape(for: area, lineLimit: lineLimit), width: width, lineLimit: lineLimit)
    position(layout)
    guard !spacing.isStandard else { return }
    position(respaced(layout, spacing))
  }

  private func shape(for area: TextArea, lineLimit: Int) -> TextShape {
    guard lineLimit > 0, area.lineBreakMode.truncates else { return shape }
    var shape = shape
    for index in shape.paragraphs.indices {
      shape.paragraphs[index].format.lineBreakMode = area.lineBreakMode
    }
    return shape
  }

  private mutating func position(_ layout: TextLayout) {
    let text = PositionedText(
      layout: layout, rect: CGRect(origin: .zero, size: layout.size), top: 0, scale: 1,
      isRightToLeft: false)
    let lines = TextLines(text, of: string)
    positioned = lines
    lineStarts = lines.lineStarts
  }

  /// Returns the lines with the space between them that a layout manager determines.
  private func respaced(_ layout: TextLayout, _ spacing: LineSpacing) -> TextLayout {
    var lines = layout.lines
    for index in lines.indices {
      let line = lines[index]
      let own = line.paragraph.content.format.lineSpacing
      let leading = line.spaceBelow - own - line.paragraphSpacing
      let end = index + 1 < lineCount ? lineStarts[index + 1] : end
      let rect = CGRect(x: 0, y: line.top, width: width ?? line.width, height: line.height)
      let space = spacing.spaceBelow?(max(0, offset + end - 1), rect).limitedLength ?? own
      lines[index].spaceBelow =
        (spacing.usesFontLeading ? leading : 0) + max(0, space) + line.paragraphSpacing
    }
    let size = TextLayout.stack(&lines)
    return TextLayout(lines: lines, size: size)
  }

  /// Returns the text from the start of a line on.
  func rest(from line: Int) -> TextSegment {
    guard let start = positioned?.paragraph(ofLine: line) else { return self }
    var rest = shape
    rest.paragraphs.removeFirst(start.index)
    if start.byte > 0, let whole = rest.paragraphs.first {
      rest.paragraphs[0] = whole.rest(after: start.byte)
      rest.paragraphs[0].format.firstLineHeadIndent = whole.format.headIndent
      rest.paragraphs[0].format.paragraphSpacingBefore = 0
    }
    let index = String.Index(utf16Offset: lineStarts[line], in: string)
    return TextSegment(
      shape: rest, string: String(string[index...]), offset: offset + lineStarts[line])
  }
}
