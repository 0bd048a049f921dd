/// A bar with a search field, a cancel button and scope buttons.
///
/// ```swift
/// let bar = UISearchBar()
/// bar.placeholder = "Stations"
/// bar.delegate = self
/// ```
///
/// - Note: Not implemented: appearances of scope buttons, tokens, prompts, bookmarks, and custom images.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The search field.
  open private(set) var searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private lazy var scopeBar = SearchScopeBar { [weak self] in self?.didSelectScope($0) }
  private lazy var fieldDelegate = SearchFieldDelegate(of: self)
  private var background = Background() { didSet { backgroundDidChange() } }
  /// The search controller of the bar.
  private(set) weak var observer: (any SearchBarObserver)?

  /// The background of a search bar.
  private struct Background {
    var style = Style.default
    var tintColor: UIColor?
  }

  /// Creates a search bar with that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpParts()
  }

  /// Creates a search bar with default properties.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpParts()
  }

  private func setUpParts() {
    addSubview(searchTextField)
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    for part in [cancelButton, scopeBar] { addSubview(part) }
    backgroundDidChange()
  }

  /// Sets the search controller of the bar.
  func setObserver(_ observer: any SearchBarObserver) {
    self.observer = observer
  }

  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      observer?.searchBarTextDidChange()
    }
  }

  /// The text that is displayed while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    observer?.searchBarTextDidChange()
  }

  // MARK: Appearance

  /// The style of the background.
  ///
  /// The default is `default`.
  open var searchBarStyle: Style {
    get { background.style }
    set { background.style = newValue }
  }

  /// The background color; `nil` for that of the style.
  open var barTintColor: UIColor? {
    get { background.tintColor }
    set { background.tintColor = newValue }
  }

  /// Whether the cancel button is displayed.
  ///
  /// The default is `false`.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button, optionally with an animation of 0.25 s.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  // MARK: Scopes

  /// The titles of the scope buttons; `nil` for none.
  open var scopeButtonTitles: [String]? {
    get { scopeBar.titles.isEmpty ? nil : scopeBar.titles }
    set {
      scopeBar.setTitles(newValue ?? [])
      scopeHeightDidChange()
    }
  }

  /// The index of the selected scope button.
  ///
  /// The default is 0. The delegate and a search controller are notified of selections by the user.
  open var selectedScopeButtonIndex: Int {
    get { scopeBar.selectedIndex }
    set { scopeBar.select(newValue) }
  }

  /// Whether the scope buttons are displayed.
  ///
  /// The default is `false`. They need titles, and make the bar higher.
  open var showsScopeBar: Bool {
    get { scopeBar.isShown }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scope buttons, optionally with an animation of 0.25 s (iOS 13).
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    scopeBar.setIsShown(show)
    scopeHeightDidChange()
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The height of the displayed scope buttons; 0 without any.
  var additionalHeight: CGFloat { scopeBar.additionalHeight }

  private func scopeHeightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.searchDidChange()
  }

  private func didSelectScope(_ index: Int) {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    observer?.searchBarTextDidChange()
  }

  private func backgroundDidChange() {
    backgroundColor = barTintColor ?? styleColor
  }

  // Unverified: that bars have the background color of grouped content is inferred from uikit.md,
  // 3.5.
  private var styleColor: UIColor {
    searchBarStyle == .default && !isInNavigationBar ? .secondarySystemBackground : .clear
  }

  /// Performs the action of the cancel button.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    observer?.searchBarDidCancel()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Makes the field the first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  /// Makes the field resign as the first responder.
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
    layOutParts()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: SearchBarMetrics.height + additionalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SearchBarMetrics.height + additionalHeight)
  }

  /// Lays out the field, the cancel button after it, and the scope buttons below.
  private func layOutParts() {
    let margin =
      isInNavigationBar
      ? SearchBarMetrics.sideMarginInNavigationBar : SearchBarMetrics.sideMargin
    let inner = bounds.insetBy(dx: margin, dy: 0)
    let button = cancelButton.isHidden ? .zero : cancelButton.sizeThatFits(inner.size)
    let buttonWidth = button.width > 0 ? button.width + SearchBarMetrics.buttonGap : 0
    let centered = roundedToPixel(
      (bounds.height - additionalHeight - SearchBarMetrics.fieldHeight) / 2,
      scale: traitCollection.displayScale)
    let top = isInNavigationBar ? SearchBarMetrics.topInNavigationBar : centered
    searchTextField.frame = CGRect(
      x: isRightToLeft ? inner.minX + buttonWidth : inner.minX, y: top,
      width: max(0, inner.width - buttonWidth), height: SearchBarMetrics.fieldHeight)
    cancelButton.frame = CGRect(
      x: isRightToLeft ? inner.minX : inner.maxX - button.width, y: top,
      width: button.width, height: SearchBarMetrics.fieldHeight)
    // While scrolling hides a navigation bar's search bar, the buttons stay below the field.
    let scopeTop =
      isInNavigationBar
      ? NavigationBarMetrics.searchBarHeight : bounds.height - SearchBarMetrics.scopeBarHeight
    scopeBar.frame = CGRect(
      x: inner.minX, y: scopeTop, width: inner.width, height: SearchBarMetrics.scopeHeight)
  }

  /// Shows the part of the bar that scrolling leaves over, from 0 to 1.
  func showCollapse(to fraction: CGFloat) {
    clipsToBounds = fraction < 1
    for part in [searchTextField, scopeBar] { part.alpha = fraction }
  }

  private var isInNavigationBar: Bool { superview is UINavigationBar }
}

/// The observer of all changes of a search bar.
@MainActor protocol SearchBarObserver: AnyObject {
  /// Called after the text changed, also in code.
  func searchBarTextDidChange()
  /// Called after editing began.
  func searchBarDidBeginEditing()
  /// Called after the cancel button was tapped.
  func searchBarDidCancel()
}

extension UISearchBar {
  /// The style of a search bar's background.
  public enum Style: UInt, Sendable {
    /// The background color of bars.
    case `default` = 0
    /// A translucent background.
    case prominent = 1
    /// No background.
    case minimal = 2
  }
}

extension UISearchBar: NavigationBarAccessory {}
