import UIKit

#if !os(tvOS)
  /// A row with a text of several lines, which grows with its text.
  ///
  /// ```swift
  /// TextViewRow("Notes", text: $name)
  /// ```
  ///
  /// The title is displayed as a placeholder of the empty text. With a limit of lines, a longer text
  /// scrolls.
  public struct TextViewRow: ListRow, StatementIdentified {
    /// The identity of the row.
    public let id: AnyHashable
    /// The title, which is the placeholder of the empty text.
    public let title: String
    /// The options of the row.
    public var options = RowOptions()
    /// The message below the text, or `nil`.
    public private(set) var message: String?
    let text: Binding<String>
    /// The greatest number of lines that are displayed, at least one; `nil` for all.
    public let lineLimit: Int?
    private(set) var check: ItemAction<Void>?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - text: The text.
    ///   - lineLimit: The greatest number of lines that are displayed, at least one; a longer text
    ///     scrolls. The default is any number.
    ///   - id: The identity. The default is the title.
    @MainActor public init(
      _ title: String, text: Binding<String>, lineLimit: Int? = nil, id: AnyHashable? = nil
    ) {
      self.lineLimit = lineLimit.map { max(1, $0) }
      (self.title, self.id) = (title, id ?? AnyHashable(title))
      options.isIdentifiedByTitle = id == nil
      self.text = text.remembering()
    }

    /// Creates a row for a value of a form, whose message is displayed below the text.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - text: The text, such as that of a ``Validated`` property.
    ///   - lineLimit: The greatest number of lines that are displayed. The default is any number.
    ///   - id: The identity. The default is the title.
    @MainActor public init(
      _ title: String, text: ValidatedValue<String>, lineLimit: Int? = nil, id: AnyHashable? = nil
    ) {
      self.init(title, text: text.binding, lineLimit: lineLimit, id: id)
      message = text.message
      check = ItemAction { text.validate() }
    }

    /// The configuration of the content.
    @MainActor public var content: any UIContentConfiguration {
      ControlContent(row: self, viewType: TextViewRowView.self)
    }
  }

  private final class TextViewRowView: ControlView<TextViewRow>, UITextViewDelegate {
    private let textView = UITextView()
    private let placeholder = UILabel()
    private lazy var greatestHeight = textView.heightAnchor
      .constraint(lessThanOrEqualToConstant: 0)
    private lazy var exactHeight = textView.heightAnchor.constraint(equalToConstant: 0)

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
      setMessage(row.message)
    }

    override func updateAxis() {
      stack.axis = .horizontal
      stack.alignment = .fill
      updateGreatestHeight()
      updateScrolling()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      updateScrolling()
    }

    func textViewDidEndEditing(_ textView: UITextView) {
      currentRow.check?()
    }

    func textViewDidChange(_ textView: UITextView) {
      let text = currentRow.text
      text.wrappedValue = textView.text ?? ""
      display(text.wrappedValue)
      invalidateIntrinsicContentSize()
      updateScrolling()
    }

    private func updateGreatestHeight() {
      guard let count = currentRow.lineLimit, let font = textView.font else {
        return greatestHeight.isActive = false
      }
      let insets = textView.textContainerInset
      let lines = font.lineHeight * CGFloat(count) + font.leading * CGFloat(count - 1)
      let height = lines.rounded(.up) + insets.top + insets.bottom
      (greatestHeight.constant, exactHeight.constant) = (height, height)
      greatestHeight.isActive = true
    }

    /// Lets the text scroll that is higher than the limit.
    ///
    /// A text view that scrolls has no height of its own.
    private func updateScrolling() {
      let available = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
      let scrolls =
        greatestHeight.isActive && available.width > 0
        && textView.sizeThatFits(available).height > greatestHeight.constant
      guard textView.isScrollEnabled != scrolls else { return }
      textView.isScrollEnabled = scrolls
      exactHeight.isActive = scrolls
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
