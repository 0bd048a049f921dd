/// A control that starts refreshing the content when the user pulls it down.
///
/// ```swift
/// let control = UIRefreshControl()
/// control.addAction(UIAction { _ in reload { control.endRefreshing() } }, for: .valueChanged)
/// collectionView.refreshControl = control
/// ```
///
/// The control is above the content and 60 points high. When it is pulled down by this distance, it
/// starts refreshing, sends `.valueChanged` and `.primaryActionTriggered`, and stays visible until
/// `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private let spinner = RefreshSpinner()
  private let title = UILabel()
  private var canBegin = true
  private var turns = 0

  /// Creates a control; the scroll view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without any archived content.
  ///
  /// - Note: Not implemented: unarchiving.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The single-line title below the spinner.
  ///
  /// The default is `nil`.
  ///
  /// Text without font and color attributes is small and gray.
  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  /// A Boolean value that indicates whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// Starts refreshing without sending an action or scrolling.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    startSpinning()
    scrollView?.updateRefreshInset(for: self)
  }

  /// Ends refreshing and scrolls back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    turns += 1
    scrollView?.updateRefreshInset(for: self)
    show(pull: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  // Unverified: the spinner and the title are centered together; inferred from uikit.md, 3.5.
  private func layOutContents() {
    let height = title.intrinsicContentSize.height
    let below = height > 0 ? Self.spacing + height : 0
    let top = bounds.midY - (spinner.bounds.height + below) / 2
    spinner.center = CGPoint(x: bounds.midX, y: top + spinner.bounds.midY)
    title.frame = CGRect(
      x: 0, y: top + spinner.bounds.height + Self.spacing, width: bounds.width, height: height)
  }

  /// Updates the control for content pulled down by `pull` points.
  ///
  /// - Parameters:
  ///   - pull: The distance by which the content is pulled down.
  ///   - isDragged: Whether a finger holds the content there.
  func update(pull: CGFloat, isDragged: Bool) {
    if pull <= 0 { canBegin = true }
    show(pull: pull)
    guard isDragged, canBegin, !isRefreshing, isEnabled, pull >= Self.height else { return }
    canBegin = false
    beginRefreshing()
    sendValueChanged()
  }

  private func setUp() {
    addSubview(spinner)
    addSubview(title)
    title.textAlignment = .center
    layer.zPosition = -1
    show(pull: 0)
  }

  private func showTitle() {
    // A label keeps the attributes of its previous first character.
    title.font = .preferredFont(forTextStyle: .caption1)
    title.textColor = .secondaryLabel
    title.attributedText = attributedTitle
    setNeedsLayout()
  }

  private func show(pull: CGFloat) {
    let blades = Int(
      (min(max(pull / Self.height, 0), 1) * CGFloat(ActivitySpinner.count)).rounded(.down))
    if !isRefreshing { spinner.stopRotating() }
    spinner.show(blades: blades)
    let isSeen = isRefreshing || blades > 0
    if isHidden == isSeen { isHidden = !isSeen }
  }

  /// Rotates the spinner until refreshing ends.
  private func startSpinning() {
    turns += 1
    spinner.rotate(by: 0)
    let (index, start) = (turns, FrameClock.shared.now)
    FrameClock.shared.onEachFrame { [weak self] time in
      guard let self, turns == index, canAnimate else { return false }
      spinner.rotate(by: Int((time - start) / ActivitySpinner.step + 1e-6))
      return true
    }
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// The height of the control and the distance at which refreshing starts, in points (uikit.md,
  /// 3.5).
  static let height: CGFloat = 60
  /// The distance between the spinner and the title, in points.
  private static let spacing: CGFloat = 4
}
