/// Text of many lines that scrolls, can be typed into, and has links to tap.
///
/// ```swift
/// let story = UITextView()
/// story.isEditable = false
/// story.isScrollEnabled = false
/// story.attributedText = NSAttributedString(
///   string: "Read more", attributes: [.link: "https://example.org"])
/// story.delegate = self
/// ```
///
/// Links can be tapped while the view can't be edited; opening them is the delegate's. Without
/// scrolling the view has the size of its text. Ours leaves out TextKit apart from the container's
/// figures, the edit menu, undo, typing attributes, finding of data, and the text items of iOS 17.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
  var style = TextViewStyle() {
    didSet { if style != oldValue { contentDidChange() } }
  }
  var edited = EditedText("")
  /// The text with attributes as it was set and typed; nil when it is plain.
  var attributes: NSAttributedString?
  /// The text with fonts and colors, until something changes.
  var cachedText: StyledText?
  var blink = CaretBlink()
  let canvas = TextViewCanvas()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setTextViewDefaults()
  }

  /// A view without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setTextViewDefaults()
  }

  /// Who is asked before the text changes, told afterward, and told of scrolling.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The figures of the room that lines are laid out in.
  public let textContainer = NSTextContainer()

  // MARK: Text

  /// The text, without attributes; empty unless set, and after setting nil.
  ///
  /// Setting it puts the caret at the end, and tells nobody.
  open var text: String! {
    get { edited.text }
    set { setText(newValue ?? "", attributes: nil) }
  }

  /// The text with its attributes; what is typed takes those of what stands before it.
  open var attributedText: NSAttributedString! {
    get {
      attributes
        ?? NSAttributedString(
          string: edited.text, attributes: [.font: style.font, .foregroundColor: style.color])
    }
    set { setText(newValue?.string ?? "", attributes: newValue) }
  }

  /// The font, for all of the text; system 12 unless set, and after setting nil.
  open var font: UIFont? {
    get { style.font }
    set { setFont(newValue ?? TextViewStyle().font) }
  }

  /// The color, for all of the text; that of labels unless set, and after setting nil.
  open var textColor: UIColor? {
    get { style.color }
    set { setColor(newValue ?? TextViewStyle().color) }
  }

  /// To which side lines are pushed; natural unless set.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }

  /// What stays free around the text: 8 points above and below unless set.
  open var textContainerInset: UIEdgeInsets {
    get { style.insets }
    set { style.insets = newValue }
  }

  /// Whether a font that follows Dynamic Type is replaced when the category changes.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set {
      style.adjustsFontForContentSizeCategory = newValue
      followContentSizeCategory()
    }
  }

  /// What links look like, whatever their own attributes are; the tint's color unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    didSet { contentDidChange() }
  }

  // MARK: Typing

  /// Whether the text can be typed into; yes unless set.
  open var isEditable: Bool {
    get { style.isEditable }
    set {
      style.isEditable = newValue
      if !newValue { resignFirstResponder() }
    }
  }

  /// Whether links can be tapped; yes unless set.
  open var isSelectable: Bool {
    get { style.isSelectable }
    set { style.isSelectable = newValue }
  }

  /// What is selected, or where the caret is, in UTF-16.
  open var selectedRange: NSRange {
    get { NSRange(edited.selection) }
    set { changeSelection(to: newValue.location..<newValue.location + newValue.length) }
  }

  /// Scrolls as little as it takes to have a range of the text, in UTF-16, in sight.
  open func scrollRangeToVisible(_ range: NSRange) {
    let offsets = range.location..<range.location + range.length
    let lines = textLines
    let rects = lines.rectangles(for: offsets)
    let whole = rects.dropFirst().reduce(rects.first) { $0?.union($1) }
    scrollRectToVisible(whole ?? caretFrame(at: offsets.lowerBound), animated: false)
  }

  /// Whether there are any characters.
  open var hasText: Bool { edited.length > 0 }

  /// Types a text in place of what is selected, if the delegate lets it be.
  open func insertText(_ text: String) {
    type(text, over: edited.selection)
  }

  /// Deletes what is selected, else the character before the caret, if the delegate lets it be.
  open func deleteBackward() {
    guard let range = edited.rangeToDeleteBackward else { return }
    type("", over: range)
  }

  open override var canBecomeFirstResponder: Bool {
    isEditable && delegate?.textViewShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    let isEditing = super.becomeFirstResponder()
    if isEditing, !wasEditing { editingDidBegin() }
    return isEditing
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    let letGo = super.resignFirstResponder()
    if wasEditing, letGo { editingDidEnd() }
    return letGo
  }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else {
      return super.touchesEnded(touches, with: event)
    }
    takeTap(at: touch.location(in: self))
  }

  // MARK: Layout

  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : fittingSize(width: nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  override var widthDependentContent: (any WidthDependentContent)? { self }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSizeCategory()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? edited.text }
    set { super.accessibilityValue = newValue }
  }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
