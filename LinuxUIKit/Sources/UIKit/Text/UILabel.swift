/// A view with text of one or several lines.
///
/// ```swift
/// let title = UILabel()
/// title.text = "Stations"
/// title.font = .preferredFont(forTextStyle: .headline)
/// title.numberOfLines = 0
/// ```
///
/// The block of lines is centered vertically. Without constraints, `sizeToFit()` sets the intrinsic
/// size.
///
/// - Note: Not implemented: tightening before truncation, expansion of truncated text, line break
///   strategies, and vibrancy.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The style.
  ///
  /// Extensions read it.
  private(set) var style = LabelStyle() {
    didSet { if style != oldValue { contentDidChange() } }
  }
  private var content = LabelText()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label with default properties.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Sets the defaults of labels (uikit.md, 2.6).
  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The plain text.
  ///
  /// A label with no text or an empty one has a size of zero.
  ///
  /// Setting it removes attributes; the first character's font and color stay.
  open var text: String? {
    get { content.string }
    set { if content.setPlain(newValue) { contentDidChange() } }
  }

  /// The text with its attributes.
  ///
  /// The label's properties are the defaults of missing attributes. Setting it sets the label's
  /// properties to the first character's attributes.
  open var attributedText: NSAttributedString? {
    get { content.attributes ?? plainAttributedText }
    set {
      content.setAttributes(newValue)
      adoptFirstAttributes()
      contentDidChange()
    }
  }

  /// The font of the whole text.
  ///
  /// The default is the system font of 17 points, also after setting `nil`.
  open var font: UIFont! {
    get { style.font }
    set {
      style.font = newValue ?? LabelStyle().font
      if content.setAttribute(.font, to: style.font) { contentDidChange() }
    }
  }

  /// The color of the whole text.
  ///
  /// The default is the label color, also after setting `nil`.
  open var textColor: UIColor! {
    get { style.color }
    set {
      style.color = newValue ?? LabelStyle().color
      if content.setAttribute(.foregroundColor, to: style.color) { contentDidChange() }
    }
  }

  /// The alignment of lines.
  ///
  /// The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { style.format.alignment }
    set { setFormat { $0.alignment = newValue } }
  }

  /// The mode of breaking lines.
  ///
  /// The default is `byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { style.format.lineBreakMode }
    set { setFormat { $0.lineBreakMode = newValue } }
  }

  // MARK: Size

  /// The maximum number of lines; zero is no limit.
  ///
  /// The default is 1.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set { style.numberOfLines = max(0, newValue) }
  }

  /// The width at which several lines wrap for `intrinsicContentSize`; zero for the label's width.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredMaxLayoutWidth }
    set { style.preferredMaxLayoutWidth = newValue }
  }

  /// Whether the font shrinks to fit the text into the bounds.
  ///
  /// The default is `false`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set { style.adjustsFontSizeToFitWidth = newValue }
  }

  /// The minimum scale of a font that shrinks; zero is no limit.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { style.minimumScaleFactor = newValue }
  }

  /// The vertical position of text that shrinks.
  ///
  /// The default is `alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { style.baselineAdjustment }
    set { style.baselineAdjustment = newValue }
  }

  /// Whether a font that follows Dynamic Type is updated when the content size category changes.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set {
      style.adjustsFontForContentSizeCategory = newValue
      adjustFontsToContentSizeCategory()
    }
  }

  // MARK: Appearance

  /// Whether the label is enabled; text of a disabled label is translucent.
  ///
  /// The default is `true`.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set { style.isEnabled = newValue }
  }

  /// Whether the text has `highlightedTextColor`.
  ///
  /// The default is `false`.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set { style.isHighlighted = newValue }
  }

  /// The color of highlighted text; `nil` for the same color.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedColor }
    set { style.highlightedColor = newValue }
  }

  /// The color of the text's shadow; `nil` for no shadow.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { style.shadowColor = newValue }
  }

  /// The offset of the shadow.
  ///
  /// The default is one point upward.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { style.shadowOffset = newValue }
  }

  // MARK: Drawing and measuring

  /// Returns the rectangle of the text in bounds; override it and `drawText(in:)` for insets.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    measuredTextRect(in: bounds, lineLimit: numberOfLines)
  }

  /// Draws the text in a rectangle of the current context, centered vertically.
  open func drawText(in rect: CGRect) {
    drawStyledText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  override var contentDependsOnClip: Bool { type(of: self) != UILabel.self }

  override func renderContent(in context: CGContext) {
    // Of a subclass, `draw(_:)` has to be called and clipped.
    guard type(of: self) == UILabel.self else { return super.renderContent(in: context) }
    drawStyledText(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(offered: size)
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(offered: CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var baselineContent: (any BaselineContent)? { self }
  override var widthDependentContent: (any WidthDependentContent)? { self }

  /// 251 for labels (uikit.md, 4.9).
  override var defaultVerticalHuggingPriority: UILayoutPriority { UILayoutPriority(251) }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFontsToContentSizeCategory()
  }
}

// MARK: - State for extensions

extension UILabel {
  /// The text with fonts, formats and appearances.
  var styledText: StyledText { content.styled(style) }

  /// Whether there is no text, which has a size of zero.
  var isTextEmpty: Bool { text?.isEmpty ?? true }

  /// Returns the size of the text's lines.
  func textSize(width: CGFloat?, lineLimit: Int) -> CGSize {
    content.size(style, width: width, lineLimit: lineLimit)
  }
}

// MARK: - Changes

extension UILabel {
  private func contentDidChange() {
    content.discardComputed()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Sets the label's properties to the first character's attributes.
  private func adoptFirstAttributes() {
    guard let text = content.attributes, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { style.font = font }
    if let color = first[.foregroundColor] as? UIColor { style.color = color }
    guard let paragraph = first[.paragraphStyle] as? NSParagraphStyle else { return }
    style.format.alignment = paragraph.alignment
    style.format.lineBreakMode = paragraph.lineBreakMode
  }

  /// Changes the label's format and that of every paragraph of an attributed text.
  private func setFormat(_ change: (inout ParagraphFormat) -> Void) {
    change(&style.format)
    let hasAttributes = content.changeAttributes { text in
      let changed = NSMutableAttributedString(attributedString: text)
      text.enumerateAttribute(.paragraphStyle, in: text.wholeRange) { value, range, _ in
        guard let paragraph = value as? NSParagraphStyle else { return }
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(paragraph)
        style.changeFormat(change)
        changed.addAttribute(.paragraphStyle, value: style, range: range)
      }
      return changed
    }
    if hasAttributes { contentDidChange() }
  }

  /// The plain text with the label's properties as attributes.
  private var plainAttributedText: NSAttributedString? {
    content.plain.map { text in
      let paragraph = NSMutableParagraphStyle()
      paragraph.changeFormat { $0 = style.format }
      return NSAttributedString(
        string: text,
        attributes: [
          .font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph,
        ])
    }
  }

  /// Updates fonts that follow Dynamic Type, if `adjustsFontForContentSizeCategory` is set.
  private func adjustFontsToContentSizeCategory() {
    guard style.adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    style.font = style.font.adjusted(to: category)
    if content.changeAttributes({ $0.adjustingFonts(to: category) }) { contentDidChange() }
  }
}

/// The vertical position of text that shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// At the baseline of the text in full size.
  case alignBaselines = 0
  /// Centered.
  case alignCenters = 1
  /// At the top of the text in full size.
  case none = 2
}
