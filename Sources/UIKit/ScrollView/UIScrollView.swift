import CollectionCore

/// A view that shows a part of content that is larger than itself.
///
/// The visible part starts at `contentOffset`, which is the origin of the bounds:
///
/// ```swift
/// let scrollView = UIScrollView(frame: view.bounds)
/// scrollView.contentSize = CGSize(width: 390, height: 2_000)
/// scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
/// ```
///
/// A finger drags it, and it slows down, bounces and goes on by pages as Apple's does. Lengths are
/// points. Ours leaves out zooming, layout guides and the keyboard.
@MainActor open class UIScrollView: UIView {
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegateDidChange() }
  }
  /// Called after the offset changed, ahead of the delegate; a navigation bar follows it.
  var onScroll: (() -> Void)?
  /// What moves the content.
  let driver = ScrollDriver()
  private var safeAreaPart = UIEdgeInsets.zero

  /// A scroll view of that frame, without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    driver.attach(to: self)
  }

  /// A scroll view without size; ours has no archives to read more from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    driver.attach(to: self)
  }

  /// The point of the content at the upper left corner: the origin of `bounds`.
  ///
  /// It is taken as it is set, also when it lies outside of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content, without insets.
  open var contentSize = CGSize.zero {
    didSet { contentSize != oldValue ? refreshInsets() : () }
  }

  /// Room to scroll to around the content.
  ///
  /// A change keeps content that is scrolled to its top or left edge there.
  open var contentInset = UIEdgeInsets.zero {
    didSet { changeInsets(from: oldValue + safeAreaPart) }
  }

  /// `contentInset` and what the safe area adds to it, see `contentInsetAdjustmentBehavior`.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  /// When the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { refreshInsets() }
  }

  // MARK: Fingers

  /// Whether fingers can scroll: yes, unless set.
  open var isScrollEnabled = true {
    didSet { driver.pan.isEnabled = isScrollEnabled }
  }

  /// Whether the content can be dragged and thrown beyond its edges: yes, unless set.
  open var bounces = true

  /// Whether content that fits can be dragged up and down too, if `bounces`: no, unless set.
  ///
  /// It then also counts as scrollable for `contentInsetAdjustmentBehavior`.
  open var alwaysBounceVertical = false {
    didSet { refreshInsets() }
  }

  /// Whether content that fits can be dragged sideways too, if `bounces`: no, unless set.
  open var alwaysBounceHorizontal = false {
    didSet { refreshInsets() }
  }

  /// Whether it comes to rest at multiples of its size only: no, unless set.
  open var isPagingEnabled = false
  /// Whether a drag moves along the axis on which it began only: no, unless set.
  open var isDirectionalLockEnabled = false
  /// How fast it slows down: `normal`, unless set.
  open var decelerationRate = DecelerationRate.normal

  /// Whether content hears of a finger only when that has not scrolled for 0.15 s: yes, unless set.
  ///
  /// Ours delays nothing where there is nothing to scroll.
  open var delaysContentTouches = true
  /// Whether a finger that content has heard of can still scroll: yes, unless set.
  open var canCancelContentTouches = true

  /// Whether content hears of fingers that came down on it: yes, unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a view loses a finger to scrolling: yes, unless overridden.
  ///
  /// [guess 5.2] Controls too, as with Apple's present one.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// What an axis does by itself from an offset at a speed in points a second, after a drag from `start`.
  func flight(
    on axis: LayoutAxis, from offset: CGFloat, velocity: CGFloat, start: CGFloat
  ) -> ScrollFlight {
    plainFlight(on: axis, from: offset, velocity: velocity, start: start)
  }

  /// Where it shall come to rest after a drag; the velocity is in points for each millisecond.
  func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Moving in code

  /// Called after `adjustedContentInset` changed.
  ///
  /// The default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Moves to another offset, in points of the content, and tells the delegate.
  ///
  /// Ours has no animation yet: an animated change arrives at once, and
  /// `scrollViewDidEndScrollingAnimation` follows if the offset was another one before.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    driver.stop()
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    guard animated else { return }
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Scrolls as little as shows the rectangle of the content; not at all when it is visible.
  ///
  /// Of a rectangle larger than the visible area, the nearer edge is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let range = offsetRange
    let horizontal = VisibleSpan(
      start: contentOffset.x + adjustedContentInset.left, length: visibleSize.width)
    let vertical = VisibleSpan(
      start: contentOffset.y + adjustedContentInset.top, length: visibleSize.height)
    let moved = CGPoint(
      x: contentOffset.x + horizontal.distance(toShow: rect.minX, rect.maxX),
      y: contentOffset.y + vertical.distance(toShow: rect.minY, rect.maxY))
    setContentOffset(moved == contentOffset ? moved : range.clamp(moved), animated: animated)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshInsets()
  }

  override func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {
    super.boundsDidChange(from: oldBounds, to: newBounds)
    if oldBounds.size != newBounds.size { refreshInsets() }
    guard oldBounds.origin != newBounds.origin else { return }
    setNeedsLayout()
    onScroll?()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Called after another delegate was set.
  func scrollDelegateDidChange() {}

  /// Works the safe area's part out anew.
  func refreshInsets() {
    let before = adjustedContentInset
    safeAreaPart = currentSafeAreaPart
    changeInsets(from: before)
  }

  private func changeInsets(from before: UIEdgeInsets) {
    let after = adjustedContentInset
    guard before != after else { return }
    keepAtStart(from: before, to: after)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func keepAtStart(from before: UIEdgeInsets, to after: UIEdgeInsets) {
    var offset = contentOffset
    if offset.x == -before.left { offset.x = -after.left }
    if offset.y == -before.top { offset.y = -after.top }
    if offset != contentOffset { contentOffset = offset }
  }
}
