/// One line of text that can be typed into.
///
/// ```swift
/// let field = UITextField()
/// field.placeholder = "Message"
/// field.borderStyle = .roundedRect
/// field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
/// ```
///
/// A tap makes it the first responder and puts the caret there; what is typed then takes the place
/// of what is selected. Text that is too long is cut with an ellipsis, and pushed to the side while
/// somebody types, so that the caret is seen. Ours leaves out the edit menu, undo, dragging,
/// background pictures, typing attributes, and marked text of input methods.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
  var style = FieldStyle() {
    didSet { if style != oldValue { styleDidChange() } }
  }
  var edited = EditedText("")
  /// The text with attributes as it was set and typed; nil when it is plain.
  var attributes: NSAttributedString?
  var placeholderText: NSAttributedString?
  /// The shown text with fonts and colors, until something changes.
  var cachedText: StyledText?
  var scroll = LineScroll()
  var blink = CaretBlink()
  let canvas = FieldCanvas()
  let clearButton = FieldClearButton()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setFieldDefaults()
  }

  /// A view without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setFieldDefaults()
  }

  /// Who is asked before the text changes, and told afterward.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text, without attributes; empty unless set, and after setting nil.
  ///
  /// Setting it puts the caret at the end, and tells nobody.
  open var text: String? {
    get { edited.text }
    set { setText(newValue ?? "", attributes: nil) }
  }

  /// The text with its attributes; what is typed takes those of what stands before it.
  open var attributedText: NSAttributedString? {
    get { attributes ?? NSAttributedString(string: edited.text, attributes: defaultTextAttributes) }
    set { setText(newValue?.string ?? "", attributes: newValue) }
  }

  /// What is shown as long as there is no text.
  open var placeholder: String? {
    get { placeholderText?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What is shown as long as there is no text; the field's font and a pale color unless it says.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText }
    set {
      placeholderText = newValue?.copy() as? NSAttributedString
      contentDidChange()
    }
  }

  /// The font, for all of the text; system 17 unless set, and after setting nil.
  open var font: UIFont? {
    get { style.font }
    set { setFont(newValue ?? FieldStyle().font) }
  }

  /// The color, for all of the text; that of labels unless set, and after setting nil.
  open var textColor: UIColor? {
    get { style.color }
    set { setColor(newValue ?? FieldStyle().color) }
  }

  /// To which side the text is pushed; natural unless set.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }

  /// Whether text that is too long gets smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set { style.adjustsFontSizeToFitWidth = newValue }
  }

  /// The least size in points that the font may be made smaller to; zero sets no limit.
  open var minimumFontSize: CGFloat {
    get { style.minimumFontSize }
    set { style.minimumFontSize = newValue }
  }

  /// Whether a font that follows Dynamic Type is replaced when the category changes.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set {
      style.adjustsFontForContentSizeCategory = newValue
      followContentSizeCategory()
    }
  }

  // MARK: Typing

  /// Whether somebody types: whether the field is first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is cleared when typing begins, if the delegate lets it be.
  open var clearsOnBeginEditing: Bool {
    get { style.clearsOnBeginEditing }
    set { style.clearsOnBeginEditing = newValue }
  }

  /// Whether what is typed next takes the place of all text.
  open var clearsOnInsertion: Bool {
    get { style.clearsOnInsertion }
    set { style.clearsOnInsertion = newValue }
  }

  /// What is selected, or where the caret is.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(offsets: edited.selection) }
    set { changeSelection(to: newValue?.offsets ?? edited.length..<edited.length) }
  }

  /// Selects all of the text.
  open func selectAll(_ sender: Any?) {
    changeSelection(to: 0..<edited.length)
  }

  /// Whether there are any characters.
  open var hasText: Bool { edited.length > 0 }

  /// Types a text in place of what is selected, if the delegate lets it be.
  ///
  /// A line feed alone is the return key, others become spaces.
  open func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    type(text.withoutLineFeeds, over: clearsOnInsertion ? 0..<edited.length : edited.selection)
    clearsOnInsertion = false
  }

  /// Deletes what is selected, else the character before the caret, if the delegate lets it be.
  open func deleteBackward() {
    guard let range = edited.rangeToDeleteBackward else { return }
    type("", over: range)
  }

  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
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

  open override var isEnabled: Bool {
    didSet { if !isEnabled { resignFirstResponder() } }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    placeCaret(at: touch.location(in: self))
  }

  // MARK: Look

  /// What is drawn around the field; nothing unless set.
  open var borderStyle: BorderStyle {
    get { style.borderStyle }
    set { setBorderStyle(newValue) }
  }

  /// When the button that clears the text is shown, if there is text; never unless set.
  open var clearButtonMode: ViewMode {
    get { style.clearButtonMode }
    set { style.clearButtonMode = newValue }
  }

  /// A view before the text; it is shown by `leftViewMode`.
  open var leftView: UIView? {
    didSet { exchangeSideView(oldValue, for: leftView) }
  }

  /// When the view before the text is shown; never unless set.
  open var leftViewMode: ViewMode {
    get { style.leftViewMode }
    set { style.leftViewMode = newValue }
  }

  /// A view behind the text; it is shown by `rightViewMode` where no clear button is.
  open var rightView: UIView? {
    didSet { exchangeSideView(oldValue, for: rightView) }
  }

  /// When the view behind the text is shown; never unless set.
  open var rightViewMode: ViewMode {
    get { style.rightViewMode }
    set { style.rightViewMode = newValue }
  }

  // MARK: Rectangles and drawing

  /// What the border leaves free in some bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is drawn in some bounds while nobody types.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    textRoom(in: bounds, whileEditing: false)
  }

  /// Where the text is drawn in some bounds while somebody types.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRoom(in: bounds, whileEditing: true)
  }

  /// Where the placeholder is drawn in some bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the clear button is in some bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

  /// Where the view before the text is in some bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftViewPlace(in: bounds) }

  /// Where the view behind the text is in some bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightViewPlace(in: bounds) }

  /// Draws the text into a rectangle of the current context.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }

  /// Draws the placeholder into a rectangle of the current context.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  open override func draw(_ rect: CGRect) { drawBorder() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override var baselineContent: (any BaselineContent)? { self }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSizeCategory()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }
}
