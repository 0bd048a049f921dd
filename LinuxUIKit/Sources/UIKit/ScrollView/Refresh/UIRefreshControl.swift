/// Lets content be loaded anew by pulling it down.
///
/// ```swift
/// let control = UIRefreshControl()
/// control.addAction(UIAction { _ in reload { control.endRefreshing() } }, for: .valueChanged)
/// collectionView.refreshControl = control
/// ```
///
/// It is above the content, 60 points high. Pulled down as far by a finger, it begins to refresh,
/// sends `.valueChanged`, and stays visible until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private let spinner = RefreshSpinner()
  private let title = UILabel()
  private var mayBegin = true
  private var turns = 0

  /// A control of that frame; the scroll view that it is put on places it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A text below the wheel, on one line; nil shows none.
  ///
  /// What it does not say of its font and color is small and gray.
  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  /// Whether it refreshes.
  open private(set) var isRefreshing = false

  /// Shows that content is loaded, as a finger's pull does; sends nothing and scrolls nothing.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spin()
    scrollView?.makeRoom(for: self)
  }

  /// Says that the content is there; what was pulled down goes back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    turns += 1
    scrollView?.makeRoom(for: self)
    show(pull: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// [guess 3.5] The wheel and the title below it are in the middle together.
  private func placeParts() {
    let height = title.intrinsicContentSize.height
    let below = height > 0 ? Self.spacing + height : 0
    let top = bounds.midY - (spinner.bounds.height + below) / 2
    spinner.center = CGPoint(x: bounds.midX, y: top + spinner.bounds.midY)
    title.frame = CGRect(
      x: 0, y: top + spinner.bounds.height + Self.spacing, width: bounds.width, height: height)
  }

  /// Follows the content, which shows so many points beyond its top.
  ///
  /// `isPulled` says whether a finger holds it there.
  func follow(pull: CGFloat, isPulled: Bool) {
    if pull <= 0 { mayBegin = true }
    show(pull: pull)
    guard isPulled, mayBegin, !isRefreshing, isEnabled, pull >= Self.height else { return }
    mayBegin = false
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  private func setUp() {
    addSubview(spinner)
    addSubview(title)
    title.textAlignment = .center
    layer.zPosition = -1
    show(pull: 0)
  }

  private func showTitle() {
    // A label keeps the look of the first character that it had.
    title.font = .preferredFont(forTextStyle: .caption1)
    title.textColor = .secondaryLabel
    title.attributedText = attributedTitle
    setNeedsLayout()
  }

  private func show(pull: CGFloat) {
    let blades = Int(
      (min(max(pull / Self.height, 0), 1) * CGFloat(SpinnerWheel.count)).rounded(.down))
    if !isRefreshing { spinner.turn = nil }
    if spinner.blades != blades {
      spinner.blades = blades
      spinner.setNeedsDisplay()
    }
    let isSeen = isRefreshing || blades > 0
    if isHidden == isSeen { isHidden = !isSeen }
  }

  /// Turns the wheel until it is over.
  private func spin() {
    turns += 1
    spinner.turn = 0
    let (number, start) = (turns, FrameClock.shared.now)
    FrameClock.shared.onEachFrame { [weak self] time in
      guard let self, turns == number, canAnimate else { return false }
      turn(to: Int((time - start) / SpinnerWheel.step + 1e-6))
      return true
    }
  }

  private func turn(to turn: Int) {
    guard spinner.turn != turn else { return }
    spinner.turn = turn
    spinner.setNeedsDisplay()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// How high it is, and how far content is pulled before it refreshes, in points (uikit.md 3.5).
  static let height: CGFloat = 60
  /// From the wheel down to the title, in points.
  private static let spacing: CGFloat = 4
}
