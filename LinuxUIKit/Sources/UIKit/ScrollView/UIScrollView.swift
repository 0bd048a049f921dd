import CompositionalLayout
import LayoutGeometry
import ScrollMotion

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
/// points. Ours leaves out zooming and the keyboard.
@preconcurrency @MainActor open class UIScrollView: UIView {
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegateDidChange() }
  }
  /// Called after the offset changed, ahead of the delegate; a navigation bar follows it.
  var onScroll: (() -> Void)?
  /// What moves the content.
  let driver = ScrollDriver()
  /// What shows how far it has scrolled.
  let indicators = ScrollIndicators()
  private var safeAreaPart = UIEdgeInsets.zero
  /// How much room a refresh control has above the content, in points.
  private(set) var refreshInset: CGFloat = 0

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
    didSet { changeInsets(from: oldValue + addedInset) }
  }

  /// `contentInset` and what the safe area and a refreshing control add to it.
  ///
  /// See `contentInsetAdjustmentBehavior` and `refreshControl`.
  open var adjustedContentInset: UIEdgeInsets { contentInset + addedInset }

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

  // MARK: Indicators

  /// Whether a bar shows while it scrolls up and down: yes, unless set.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.place(in: self) }
  }

  /// Whether a bar shows while it scrolls sideways: yes, unless set.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.place(in: self) }
  }

  /// Whether a drag ends typing: never, unless set.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The color of the bars: as light or dark wants, unless set.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.recolor(in: self) }
  }

  /// How far the vertical bar keeps from the edges, in points: nothing, unless set.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.place(in: self) }
  }

  /// How far the horizontal bar keeps from the edges, in points: nothing, unless set.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.place(in: self) }
  }

  /// Whether the bars keep clear of the safe area too: yes, unless set.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.place(in: self) }
  }

  /// What loads the content anew when it is pulled down: nothing, unless set.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: Auto Layout

  /// The content: what is inside is pinned to it, and its size is then `contentSize`.
  ///
  /// Constraints between the edges of the scroll view and what is inside of it mean this guide.
  open var contentLayoutGuide: UILayoutGuide { scrollGuide(.content) }

  /// The part that is shown: what is pinned to it stays while the content moves.
  open var frameLayoutGuide: UILayoutGuide { scrollGuide(.frame) }

  // MARK: Moving in code

  /// Called after `adjustedContentInset` changed.
  ///
  /// The default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Moves to another offset, in points of the content, which need not lie in it.
  ///
  /// An animated change takes 0.3 s, tells the delegate of each step, and of its end if there was
  /// anything to change. It arrives at once in no window and while animations are switched off.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    driver.stop()
    guard contentOffset != self.contentOffset else { return driver.endAnimation() }
    guard !animated else { return driver.animate(to: contentOffset, .animation) }
    driver.endAnimation()
    self.contentOffset = contentOffset
  }

  /// Whether a tap on the status bar scrolls it to its top, if no other wants that: yes, unless set.
  open var scrollsToTop = true

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
    if oldBounds.size != newBounds.size {
      refreshInsets()
      followRefreshControl()
    }
    guard oldBounds.origin != newBounds.origin else { return }
    setNeedsLayout()
    indicators.place(in: self)
    followRefreshControl()
    onScroll?()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Called after another delegate was set.
  func scrollDelegateDidChange() {}

  override var isScrollingContent: Bool { true }

  override var contentGuideOfDescendants: UILayoutGuide? { contentLayoutGuide }

  /// Works the safe area's part out anew.
  func refreshInsets() {
    let before = adjustedContentInset
    safeAreaPart = currentSafeAreaPart
    changeInsets(from: before)
  }

  /// Gives a refresh control room above the content, which stays where it is.
  func setRefreshInset(_ height: CGFloat) {
    guard refreshInset != height else { return }
    refreshInset = height
    tellInsets()
  }

  private var addedInset: UIEdgeInsets {
    safeAreaPart + UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
  }

  private func changeInsets(from before: UIEdgeInsets) {
    let after = adjustedContentInset
    guard before != after else { return }
    keepAtStart(from: before, to: after)
    tellInsets()
  }

  private func tellInsets() {
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
