/// The text of a label, plain or with attributes, and values computed from it.
///
/// The text is either plain or has attributes. The styled text and the measured size are kept until
/// the text or the label's style changes.
@MainActor struct LabelText {
  /// The size of a text in an available width.
  private struct Measurement {
    let width: CGFloat?
    let lineLimit: Int
    let size: CGSize
  }

  /// The plain text; `nil` if the text has attributes.
  private(set) var plain: String?
  /// The text with attributes; `nil` for plain text.
  private(set) var attributes: NSAttributedString?
  private var styledText: StyledText?
  private var measurement: Measurement?

  var string: String? { attributes?.string ?? plain }

  /// Sets a plain text; returns whether the text has changed.
  mutating func setPlain(_ text: String?) -> Bool {
    guard attributes != nil || plain != text else { return false }
    attributes = nil
    plain = text
    discardComputed()
    return true
  }

  mutating func setAttributes(_ text: NSAttributedString?) {
    attributes = text?.copy() as? NSAttributedString
    plain = nil
    discardComputed()
  }

  /// Changes the attributes; returns whether the text has any.
  mutating func changeAttributes(
    _ change: (NSAttributedString) -> NSAttributedString
  ) -> Bool {
    guard let attributes else { return false }
    self.attributes = change(attributes)
    discardComputed()
    return true
  }

  /// Sets an attribute of the whole text; returns whether the text has attributes.
  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) -> Bool {
    changeAttributes { text in
      let changed = NSMutableAttributedString(attributedString: text)
      changed.addAttribute(key, value: value, range: text.wholeRange)
      return changed
    }
  }

  /// Discards the styled text and the measured size after a change of the style.
  mutating func discardComputed() {
    styledText = nil
    measurement = nil
  }

  /// Returns the text with fonts, formats and appearances.
  mutating func styled(_ style: LabelStyle) -> StyledText {
    if let styledText { return styledText }
    let styled =
      attributes.map { StyledText($0, face: style.font.face, format: style.format) }
      ?? StyledText(plain ?? "", face: style.font.face, format: style.format)
    styledText = styled
    return styled
  }

  /// Returns the size of the text; a layout pass requests one size several times.
  mutating func size(_ style: LabelStyle, width: CGFloat?, lineLimit: Int) -> CGSize {
    if let measurement, measurement.width == width, measurement.lineLimit == lineLimit {
      return measurement.size
    }
    let layout = TextLayoutCache.shared.layout(
      styled(style).shape, width: width, lineLimit: lineLimit)
    measurement = Measurement(width: width, lineLimit: lineLimit, size: layout.size)
    return layout.size
  }
}

/// The properties of a label, apart from its text.
struct LabelStyle: Equatable {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var format = ParagraphFormat(lineBreakMode: .byTruncatingTail)
  var numberOfLines = 1
  var preferredMaxLayoutWidth: CGFloat = 0
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var adjustsFontForContentSizeCategory = false
  var isEnabled = true
  var isHighlighted = false
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
}
