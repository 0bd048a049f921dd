/// A field to search by, with a button to give up.
///
/// ```swift
/// let bar = UISearchBar()
/// bar.placeholder = "Stations"
/// bar.delegate = self
/// ```
///
/// Ours leaves out scopes, tokens, prompts, bookmarks, and pictures in place of its own.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The field, whose look can be changed.
  public let searchTextField = UISearchTextField()
  let cancelButton = UIButton(type: .system)
  private lazy var listener = SearchFieldListener(of: self)

  /// A search bar of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpParts()
  }

  /// A search bar without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpParts()
  }

  private func setUpParts() {
    addSubview(searchTextField)
    searchTextField.delegate = listener
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    addSubview(cancelButton)
    backgroundDidChange()
  }

  /// Who is asked before somebody searches, and told what was typed.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// What is searched for.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      onChange()
    }
  }

  /// What is shown as long as there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Called after the text changed in any way; a search controller follows it.
  var onChange: () -> Void = {}
  /// Called after typing began; a search controller becomes active.
  var onBegin: () -> Void = {}
  /// Called after the cancel button was tapped; a search controller ends.
  var onCancel: () -> Void = {}

  // MARK: Look

  /// What is behind the field; the ground of bars unless set.
  open var searchBarStyle = Style.default { didSet { backgroundDidChange() } }

  /// The color behind the field; nil is that of the style.
  open var barTintColor: UIColor? { didSet { backgroundDidChange() } }

  /// Whether the button to give up is there; no unless set.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button to give up, or takes it away, at once or within 0.25 s.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Whether the field is.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Makes the field first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  /// Makes the field resign.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  // MARK: Layout

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    backgroundDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: SearchBarMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SearchBarMetrics.height)
  }
}
