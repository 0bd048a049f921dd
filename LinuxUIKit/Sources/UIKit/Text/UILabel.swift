/// Shows text that can't be edited, on one line or several.
///
/// ```swift
/// let title = UILabel()
/// title.text = "Stations"
/// title.font = .preferredFont(forTextStyle: .headline)
/// title.numberOfLines = 0
/// ```
///
/// The block of lines is centered from top to bottom. Without constraints `sizeToFit()` gives the
/// label its natural size. Ours leaves out tightening before truncation, expansion of truncated
/// text, strategies of breaking lines, and vibrancy.
@preconcurrency @MainActor open class UILabel: UIView {
  var style = LabelStyle() {
    didSet { if style != oldValue { contentDidChange() } }
  }
  /// The text as it was set; nil when it has attributes.
  var plainText: String?
  /// The attributed text as it was set; nil when the text is plain.
  var attributes: NSAttributedString?
  /// The text with fonts and colors, until something changes.
  var cachedText: StyledText?
  /// How large the text was when it was last measured, until something changes.
  var measuredText: MeasuredText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setLabelDefaults()
  }

  /// A view without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setLabelDefaults()
  }

  // MARK: Text

  /// The text, without attributes; nil and the empty text take no room.
  ///
  /// Setting it drops attributes; the first character's font and color stay.
  open var text: String? {
    get { attributes?.string ?? plainText }
    set { setText(newValue) }
  }

  /// The text with its attributes.
  ///
  /// What it does not say is taken from the label, which takes over what the first character says.
  open var attributedText: NSAttributedString? {
    get { attributes ?? plainAttributedText }
    set { setAttributedText(newValue) }
  }

  /// The font, for all of the text; system 17 unless set.
  ///
  /// Nil sets that again.
  open var font: UIFont! {
    get { style.font }
    set { setFont(newValue) }
  }

  /// The color, for all of the text; that of labels unless set.
  ///
  /// Nil sets that again.
  open var textColor: UIColor! {
    get { style.color }
    set { setColor(newValue) }
  }

  /// To which side lines are pushed; natural unless set.
  open var textAlignment: NSTextAlignment {
    get { style.format.alignment }
    set { setFormat { $0.alignment = newValue } }
  }

  /// What becomes of text that is too wide; an ellipsis stands for its end unless set.
  open var lineBreakMode: NSLineBreakMode {
    get { style.format.lineBreakMode }
    set { setFormat { $0.lineBreakMode = newValue } }
  }

  // MARK: Room

  /// The most lines that are shown: 1 unless set.
  ///
  /// Zero sets no limit.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set { style.numberOfLines = max(0, newValue) }
  }

  /// The width at which several lines wrap for `intrinsicContentSize`; zero takes the label's own.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredMaxLayoutWidth }
    set { style.preferredMaxLayoutWidth = newValue }
  }

  /// Whether the font gets smaller until the text fits the bounds.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set { style.adjustsFontSizeToFitWidth = newValue }
  }

  /// The least part of the font's size that it may be made smaller to; zero sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { style.minimumScaleFactor = newValue }
  }

  /// Where text goes that was made smaller; its baseline stays unless set.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { style.baselineAdjustment }
    set { style.baselineAdjustment = newValue }
  }

  /// Whether a font that follows Dynamic Type is replaced when the category changes.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set {
      style.adjustsFontForContentSizeCategory = newValue
      followContentSizeCategory()
    }
  }

  // MARK: Look

  /// Whether the text has its full color; a disabled one is drawn at half of its opacity.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set { style.isEnabled = newValue }
  }

  /// Whether `highlightedTextColor`, if there is one, is used.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set { style.isHighlighted = newValue }
  }

  /// The color of the text while it is highlighted; nil means that nothing changes.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedColor }
    set { style.highlightedColor = newValue }
  }

  /// The color of a sharp shadow of the text; nil draws none.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { style.shadowColor = newValue }
  }

  /// How far the shadow is from the text; one point above unless set.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { style.shadowOffset = newValue }
  }

  // MARK: Drawing and measuring

  /// Where the text goes in some bounds; override it, and `drawText(in:)`, to give a label insets.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    measuredTextRect(in: bounds, lineLimit: numberOfLines)
  }

  /// Draws the text into a rectangle, centered from top to bottom, into the current context.
  open func drawText(in rect: CGRect) {
    drawStyledText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
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
    followContentSizeCategory()
  }
}
