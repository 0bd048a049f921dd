import UIKit

#if !os(tvOS)
  /// A row with a text of several lines, which grows with its text.
  ///
  /// ```swift
  /// TextViewRow("Notes", text: $name)
  /// ```
  ///
  /// The title is displayed as a placeholder of the empty text.
  public struct TextViewRow: ListRow {
    /// The identity of the row.
    public let id: AnyHashable
    /// The title, which is the placeholder of the empty text.
    public let title: String
    /// The options of the row.
    public var options = RowOptions()
    let text: Binding<String>

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - text: The text.
    ///   - id: The identity. The default is the title.
    @MainActor public init(_ title: String, text: Binding<String>, id: AnyHashable? = nil) {
      (self.title, self.id) = (title, id ?? AnyHashable(title))
      self.text = text.remembering()
    }

    /// The configuration of the content.
    @MainActor public var content: any UIContentConfiguration {
      ControlContent(row: self, viewType: TextViewRowView.self)
    }
  }

  private final class TextViewRowView: ControlView<TextViewRow>, UITextViewDelegate {
    private let textView = UITextView()
    private let placeholder = UILabel()

    override func setUp() {
      setTitle(nil)
      textView.font = .preferredFont(forTextStyle: .body)
      textView.adjustsFontForContentSizeCategory = true
      textView.isScrollEnabled = false
      textView.backgroundColor = nil
      textView.textContainerInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
      textView.textContainer.lineFragmentPadding = 0
      textView.delegate = self
      stack.addArrangedSubview(textView)
      setUpPlaceholder()
    }

    override func update(with row: TextViewRow, isSame: Bool) {
      placeholder.text = row.title
      textView.accessibilityLabel = row.title
      textView.isEditable = row.options.isEnabled
      textView.textColor = row.options.isEnabled ? .label : .tertiaryLabel
      display(row.text.rememberedValue)
    }

    override func updateAxis() {
      stack.axis = .horizontal
      stack.alignment = .fill
    }

    func textViewDidChange(_ textView: UITextView) {
      let text = currentRow.text
      text.wrappedValue = textView.text ?? ""
      display(text.wrappedValue)
      invalidateIntrinsicContentSize()
    }

    private func display(_ text: String) {
      placeholder.isHidden = !text.isEmpty
      guard textView.text != text else { return }
      let caret = textView.selectedRange.location
      textView.text = text
      let end = (text as NSString).length
      textView.selectedRange = NSRange(location: min(caret, end), length: 0)
    }

    private func setUpPlaceholder() {
      placeholder.font = .preferredFont(forTextStyle: .body)
      placeholder.adjustsFontForContentSizeCategory = true
      placeholder.textColor = .placeholderText
      placeholder.isAccessibilityElement = false
      textView.addSubview(placeholder)
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 5),
        placeholder.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      ])
    }
  }
#endif
