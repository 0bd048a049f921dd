/// The properties of a text container that determine its lines.
struct TextArea: Equatable {
  /// The size in points with the padding; zero or a very large number is no limit.
  var size: CGSize
  /// The padding at both ends of each line.
  var padding: CGFloat = 0
  /// The maximum number of lines; zero is no limit.
  var lineLimit = 0
  /// The break mode of the last line if lines are omitted.
  var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The width of lines without padding, at least a point; `nil` for no limit.
  var lineWidth: CGFloat? {
    Self.limit(size.width).map { max(1, $0 - 2 * padding) }
  }

  /// The height; `nil` for no limit.
  var height: CGFloat? { Self.limit(size.height) }

  private static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < TextLayoutCache.hugeWidth ? length : nil
  }
}

extension TextArea {
  /// Creates the area of a container; negative and infinite paddings count as none.
  init(_ container: NSTextContainer) {
    self.init(
      size: container.size, padding: max(0, container.lineFragmentPadding.limitedLength),
      lineLimit: max(0, container.maximumNumberOfLines), lineBreakMode: container.lineBreakMode)
  }
}

/// The space between lines that a layout manager determines.
struct LineSpacing {
  /// Whether the leading of fonts is part of it.
  var usesFontLeading = true
  /// Returns the space below a line by its last glyph and its rectangle; `nil` for that of paragraph
  /// styles.
  var spaceBelow: ((Int, CGRect) -> CGFloat)?

  /// Whether it is that of labels.
  var isStandard: Bool { usesFontLeading && spaceBelow == nil }
}
