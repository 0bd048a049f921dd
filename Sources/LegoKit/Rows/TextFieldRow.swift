import UIKit

/// A row with a text field.
///
/// ```swift
/// TextFieldRow("Name", text: $name)
/// TextFieldRow("E-mail", text: $mail, prompt: "Required")
///   .keyboard(.emailAddress, contentType: .emailAddress, capitalization: .none)
///   .onSubmit { [weak self] in self?.save() }
/// ```
///
/// Each typed character is written to the binding. A field that is being edited keeps the caret and
/// the focus when the row is updated, and its caret keeps its distance from the start when another
/// text is displayed. A binding may format what is typed, such as a number in groups of four digits:
/// the caret then stays between the same characters.
public struct TextFieldRow: ListRow {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title, which is displayed before the field unless it is empty.
  public let title: String
  /// The placeholder of the empty field, or `nil`.
  public let prompt: String?
  /// The options of the row.
  public var options = RowOptions()
  let text: Binding<String>
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
    self.text = text.remembering()
  }

  /// Returns the row with a keyboard and the meaning of its text.
  public func keyboard(
    _ type: UIKeyboardType, contentType: UITextContentType? = nil,
    capitalization: UITextAutocapitalizationType = .sentences, returnKey: UIReturnKeyType = .default
  ) -> TextFieldRow {
    var copy = self
    (copy.input.keyboard, copy.input.contentType) = (type, contentType)
    (copy.input.capitalization, copy.input.returnKey) = (capitalization, returnKey)
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
  }

  override func update(with row: TextFieldRow, isSame: Bool) {
    setTitle(row.title.isEmpty ? nil : row.title)
    field.placeholder = row.prompt
    field.accessibilityLabel = row.title.isEmpty ? row.prompt : row.title
    field.isEnabled = row.options.isEnabled
    field.textColor = row.options.isEnabled ? .label : .tertiaryLabel
    apply(row.input)
    field.replaceText(with: row.text.rememberedValue)
  }

  override func updateAxis() {
    super.updateAxis()
    if !isSideBySide { stack.alignment = .fill }
  }

  private func apply(_ input: TextInputOptions) {
    field.keyboardType = input.keyboard
    field.textContentType = input.contentType
    field.autocapitalizationType = input.capitalization
    field.returnKeyType = input.returnKey
    if field.isSecureTextEntry != input.isSecure { field.isSecureTextEntry = input.isSecure }
  }

  private func write() {
    let text = currentRow.text
    text.wrappedValue = field.text ?? ""
    field.replaceTypedText(with: text.wrappedValue)
  }
}

extension UITextField {
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
    guard isFirstResponder, let caret else { return }
    let position = position(from: beginningOfDocument, offset: caret) ?? endOfDocument
    selectedTextRange = textRange(from: position, to: position)
  }
}
