import UIKit

/// A row with a text field.
///
/// ```swift
/// TextFieldRow("Name", text: $name)
/// TextFieldRow("E-mail", text: $mail, prompt: "Required")
///   .keyboard(.emailAddress, contentType: .emailAddress, capitalization: .none)
///   .onSubmit { [weak self] in self?.save() }
/// TextFieldRow("Card", text: $card).formatted("#### #### #### ####")
/// ```
///
/// Each typed character is written to the binding. A field that is being edited keeps the caret and
/// the focus when the row is updated, and its caret keeps its distance from the start when another
/// text is displayed. The caret stays between the same characters when ``formatted(_:)``, or the binding,
/// changes what is typed. A ``Validated`` text displays below the field what is wrong with it.
public struct TextFieldRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title, which is displayed before the field unless it is empty.
  public let title: String
  /// The placeholder of the empty field, or `nil`.
  public let prompt: String?
  /// The options of the row.
  public var options = RowOptions()
  /// The message below the field, or `nil`.
  public private(set) var message: String?
  let text: Binding<String>
  private(set) var format: TextFormat?
  private(set) var check: ItemAction<Void>?
  private(set) var input = TextInputOptions()
  private(set) var submission: ItemAction<Void>?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title. A row without one has a field of its whole width.
  ///   - text: The text of the field.
  ///   - prompt: The placeholder of the empty field. The default is none.
  ///   - id: The identity. The default is the title, or the prompt if the title is empty.
  @MainActor public init(
    _ title: String, text: Binding<String>, prompt: String? = nil, id: AnyHashable? = nil
  ) {
    (self.title, self.prompt) = (title, prompt)
    self.id = id ?? AnyHashable(title.isEmpty ? prompt ?? "" : title)
    options.isIdentifiedByTitle = id == nil
    self.text = text.remembering()
  }

  /// Creates a row for a value of a form, whose message is displayed below the field.
  ///
  /// - Parameters:
  ///   - title: The title. A row without one has a field of its whole width.
  ///   - text: The text of the field, such as that of a ``Validated`` property.
  ///   - prompt: The placeholder of the empty field. The default is none.
  ///   - id: The identity. The default is the title, or the prompt if the title is empty.
  @MainActor public init(
    _ title: String, text: ValidatedValue<String>, prompt: String? = nil, id: AnyHashable? = nil
  ) {
    self.init(title, text: text.binding, prompt: prompt, id: id)
    message = text.message
    check = ItemAction { text.validate() }
  }

  /// Returns the row with a keyboard and the meaning of its text.
  public func keyboard(
    _ type: UIKeyboardType, contentType: UITextContentType? = nil,
    capitalization: UITextAutocapitalizationType = .sentences,
    correction: UITextAutocorrectionType = .default, returnKey: UIReturnKeyType = .default
  ) -> TextFieldRow {
    var copy = self
    copy.input = TextInputOptions(
      keyboard: type, contentType: contentType, capitalization: capitalization,
      correction: correction, returnKey: returnKey, isSecure: input.isSecure)
    return copy
  }

  /// Returns the row with a format of the displayed text; the binding has the typed characters only.
  ///
  /// Characters that don't fit are not accepted. Deleting a separator deletes the character in front of
  /// it.
  public func formatted(_ format: TextFormat?) -> TextFieldRow {
    var copy = self
    copy.format = format
    return copy
  }

  /// Returns the row with a message below the field, such as an error that a server has found.
  ///
  /// In place of the one of a ``Validated`` text, unless it is `nil`. The row becomes higher, animated
  /// with the update.
  public func message(_ message: String?) -> TextFieldRow {
    var copy = self
    copy.message = message ?? self.message
    return copy
  }

  /// Returns the row with a field that hides its text, such as a password.
  public func secure(_ isSecure: Bool = true) -> TextFieldRow {
    var copy = self
    copy.input.isSecure = isSecure
    return copy
  }

  /// Returns the row with an action for the return key, which also ends the editing.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> TextFieldRow {
    var copy = self
    copy.submission = ItemAction(action)
    return copy
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    ControlContent(row: self, viewType: TextFieldRowView.self)
  }
}

/// The keyboard of a field, and the meaning of its text.
struct TextInputOptions: Equatable {
  var keyboard = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var returnKey = UIReturnKeyType.default
  var isSecure = false
}

private final class TextFieldRowView: ControlView<TextFieldRow> {
  private let field = UITextField()

  override func setUp() {
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    field.widthAnchor.constraint(
      greaterThanOrEqualToConstant: ControlMetrics.minimumFieldWidth
    ).isActive = true
    stack.addArrangedSubview(field)
    field.addAction(UIAction { [weak self] _ in self?.write() }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in self?.currentRow.submission?() }, for: .editingDidEndOnExit)
    field.addAction(UIAction { [weak self] _ in self?.currentRow.check?() }, for: .editingDidEnd)
  }

  override func update(with row: TextFieldRow, isSame: Bool) {
    setTitle(row.title.isEmpty ? nil : row.title)
    field.placeholder = row.prompt
    field.accessibilityLabel = row.title.isEmpty ? row.prompt : row.title
    field.isEnabled = row.options.isEnabled
    field.textColor = row.options.isEnabled ? .label : .tertiaryLabel
    apply(row.input)
    field.replaceText(with: displayedText(of: row, row.text.rememberedValue))
    setMessage(row.message)
  }

  private func displayedText(of row: TextFieldRow, _ text: String) -> String {
    guard let format = row.format else { return text }
    return format.displayed(format.accepted(text)).string
  }

  override func updateAxis() {
    super.updateAxis()
    if !isSideBySide { stack.alignment = .fill }
  }

  private func apply(_ input: TextInputOptions) {
    field.keyboardType = input.keyboard
    field.textContentType = input.contentType
    field.autocapitalizationType = input.capitalization
    field.autocorrectionType = input.correction
    field.returnKeyType = input.returnKey
    if field.isSecureTextEntry != input.isSecure { field.isSecureTextEntry = input.isSecure }
  }

  private func write() {
    let row = currentRow
    if let format = row.format { return write(row.text, format) }
    row.text.wrappedValue = field.text ?? ""
    field.replaceTypedText(with: row.text.wrappedValue)
  }

  private func write(_ text: Binding<String>, _ format: TextFormat) {
    let edit = FormattedEdit(
      format, of: format.accepted(text.wrappedValue), to: Array(field.text ?? ""),
      caret: field.characterCountBeforeCaret)
    text.wrappedValue = String(edit.characters)
    let stored = format.accepted(text.wrappedValue)
    let displayed = format.displayed(stored)
    guard stored == edit.characters else { return field.replaceTypedText(with: displayed.string) }
    field.display(displayed.string, caretBehind: displayed.position(behind: edit.caret))
  }
}

extension UITextField {
  /// The number of characters in front of the caret; all of them if the field has none.
  fileprivate var characterCountBeforeCaret: Int {
    let text = text ?? ""
    guard let range = selectedTextRange else { return text.count }
    return text.characterCount(
      beforeUTF16Offset: offset(from: beginningOfDocument, to: range.start))
  }

  /// Displays a text; while it is edited, the caret is behind a number of characters.
  fileprivate func display(_ new: String, caretBehind count: Int) {
    if text != new { text = new }
    if isFirstResponder { moveCaret(to: new.prefix(count).utf16.count) }
  }

  /// Displays another text; while it is edited, the caret keeps its distance from the start.
  fileprivate func replaceText(with new: String) {
    replaceText(with: new) { $0 }
  }

  /// Displays a text in place of the one that was typed; the caret stays between the same characters.
  fileprivate func replaceTypedText(with new: String) {
    let typed = text ?? ""
    replaceText(with: new) { CaretPosition(in: typed, at: $0, displaying: new).offset }
  }

  private func replaceText(with new: String, movingCaret newOffset: (Int) -> Int) {
    guard new != text ?? "" else { return }
    let old = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) }
    let caret = old.map(newOffset)
    text = new
    if isFirstResponder, let caret { moveCaret(to: caret) }
  }

  private func moveCaret(to offset: Int) {
    let position = position(from: beginningOfDocument, offset: offset) ?? endOfDocument
    selectedTextRange = textRange(from: position, to: position)
  }
}
