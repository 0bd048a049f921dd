import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// A view that scrolls its content.
///
/// The visible part starts at `contentOffset`, which is the origin of the bounds:
///
/// ```swift
/// let scrollView = UIScrollView(frame: view.bounds)
/// scrollView.contentSize = CGSize(width: 390, height: 2_000)
/// scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
/// ```
///
/// Dragging, deceleration, bouncing and paging match UIKit. Two fingers zoom the view that the
/// delegate provides by `viewForZooming(in:)`, between `minimumZoomScale` and `maximumZoomScale`.
/// Lengths are in points.
///
/// - Note: Not implemented: the keyboard.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The delegate, which subclasses publish under a type of their own.
  private(set) weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegateDidChange() }
  }
  private var scrollHandler: (() -> Void)?
  /// The object that moves the content.
  let driver = ScrollDriver()
  /// The object that zooms the content.
  let zoom = ScrollZoom()
  /// The scroll indicators.
  let indicators = ScrollIndicators()
  private var appliedSafeArea = UIEdgeInsets.zero
  /// The height above the content that a refresh control occupies while refreshing; layout of the
  /// control reads it.
  private(set) var refreshInset: CGFloat = 0

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view without any archived content.
  ///
  /// - Note: Not implemented: unarchiving.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    driver.attach(to: self)
    zoom.attach(to: self)
  }

  /// The point of the content at the upper-left corner, equal to the origin of `bounds`.
  ///
  /// The offset isn't limited to the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content, without insets.
  open var contentSize = CGSize.zero {
    didSet { contentSize != oldValue ? updateInsets() : () }
  }

  /// The distance by which the content is inset from the edges of the scroll view.
  ///
  /// If the content is scrolled to its top or left edge, it stays there when the insets change.
  open var contentInset = UIEdgeInsets.zero {
    didSet { changeInsets(from: oldValue + addedInset) }
  }

  /// The content insets plus those of the safe area and of a refreshing control.
  ///
  /// See `contentInsetAdjustmentBehavior` and `refreshControl`.
  open var adjustedContentInset: UIEdgeInsets { contentInset + addedInset }

  /// The behavior for adding the safe area to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateInsets() }
  }

  // MARK: Scrolling by touch

  /// A Boolean value that indicates whether the user can scroll.
  ///
  /// The default is `true`.
  open var isScrollEnabled = true {
    didSet { driver.pan.isEnabled = isScrollEnabled }
  }

  /// A Boolean value that indicates whether the content can be scrolled beyond its edges and
  /// bounces back.
  ///
  /// The default is `true`.
  open var bounces = true

  /// A Boolean value that indicates whether content that fits can be dragged vertically if
  /// `bounces` is `true`.
  ///
  /// The default is `false`.
  ///
  /// The vertical axis then also counts as scrollable for `contentInsetAdjustmentBehavior`.
  open var alwaysBounceVertical = false {
    didSet { updateInsets() }
  }

  /// A Boolean value that indicates whether content that fits can be dragged horizontally if
  /// `bounces` is `true`.
  ///
  /// The default is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { updateInsets() }
  }

  /// A Boolean value that indicates whether scrolling stops at multiples of the bounds.
  ///
  /// The default is `false`.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a drag is locked to the axis on which it began.
  ///
  /// The default is `false`.
  open var isDirectionalLockEnabled = false
  /// The rate at which scrolling decelerates.
  ///
  /// The default is `normal`.
  open var decelerationRate = DecelerationRate.normal

  /// A Boolean value that indicates whether touches reach the content only if no scroll begins
  /// within 0.15 s.
  ///
  /// The default is `true`.
  ///
  /// Touches aren't delayed if the content can't be scrolled.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether touches in the content can be canceled to scroll.
  ///
  /// The default is `true`.
  open var canCancelContentTouches = true

  /// Returns whether touches are delivered to a view of the content.
  ///
  /// The default implementation returns `true`.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  // Unverified: true for controls as well; inferred from the behavior of current UIKit versions,
  // uikit.md, 5.2.
  /// Returns whether touches in a view of the content are canceled to scroll.
  ///
  /// The default implementation returns `true`.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Returns the motion of one axis after a drag from `start`, with a velocity in points per
  /// second.
  func flight(
    on axis: LayoutAxis, from offset: CGFloat, velocity: CGFloat, start: CGFloat
  ) -> ScrollFlight {
    defaultFlight(on: axis, from: offset, velocity: velocity, start: start)
  }

  /// Whether a step of a wheel moves the content by a page instead of some lines.
  var scrollsByPages: Bool { isPagingEnabled }

  /// Returns the offset at which scrolling should end after a drag.
  ///
  /// The velocity is in points per millisecond.
  func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called after a finger that stopped moving content left the screen without a drag.
  func didReleaseStoppedContent() {}

  /// The gesture recognizer that tracks the fingers that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { driver.pan }

  /// The gesture recognizer that tracks the fingers that zoom; `nil` while `minimumZoomScale` is not
  /// less than `maximumZoomScale`.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  /// A Boolean value that indicates whether the user is zooming the content with two fingers.
  open var isZooming: Bool { zoom.isActive }

  /// A Boolean value that indicates whether the scale returns to its limits after a pinch.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// A Boolean value that indicates whether a finger touches the content, even if it hasn't moved.
  open var isTracking: Bool { driver.isTracking }

  /// A Boolean value that indicates whether the user is scrolling the content with a finger.
  open var isDragging: Bool { driver.isDragging }

  /// A Boolean value that indicates whether the content is still moving after the user lifted the
  /// finger.
  open var isDecelerating: Bool { driver.isCoasting }

  /// A Boolean value that indicates whether an animated change of the content offset is in
  /// progress.
  @available(iOS 17.4, *)
  open var isScrollAnimating: Bool { driver.isAnimating }

  /// Stops scrolling and zooming by fingers immediately, even beyond an edge.
  ///
  /// The delegate is notified of the end.
  @available(iOS 17.4, *)
  open func stopScrollingAndZooming() {
    zoom.stop()
    driver.stop()
    driver.endAnimation()
  }

  // MARK: Zooming

  /// The smallest scale of zooming; the default is 1.
  ///
  /// Changing it does not change `zoomScale`. Zooming is enabled while it is less than
  /// `maximumZoomScale`.
  open var minimumZoomScale: CGFloat {
    get { zoom.limits.minimum }
    set { zoom.changeLimits { $0.minimum = newValue } }
  }

  /// The largest scale of zooming; the default is 1.
  ///
  /// Changing it does not change `zoomScale`.
  open var maximumZoomScale: CGFloat {
    get { zoom.limits.maximum }
    set { zoom.changeLimits { $0.maximum = newValue } }
  }

  /// A Boolean value that indicates whether a pinch can exceed the limits of the scale, to which it
  /// returns at the end.
  ///
  /// The default is `true`.
  open var bouncesZoom: Bool {
    get { zoom.limits.bounces }
    set { zoom.changeLimits { $0.bounces = newValue } }
  }

  /// The scale of the view that the delegate provides by `viewForZooming(in:)`.
  ///
  /// Setting it is `setZoomScale(_:animated:)` without animation.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, within its limits, and keeps the content at the center of the bounds there as
  /// far as the content allows.
  ///
  /// The view gets a transform, and the size of its frame becomes the content size. It has no effect
  /// if the delegate provides no view. An animated change takes 0.3 s, in which the delegate can
  /// animate changes of its own in `scrollViewDidZoom(_:)`, and reports its beginning and its end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom.setScale(scale, animated: animated)
  }

  /// Displays a rectangle of the zoomed view, in its coordinate system, as large as the limits of
  /// the scale allow.
  ///
  /// An empty or infinite rectangle has no effect.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom.zoom(to: rect, animated: animated)
  }

  // MARK: Indicators

  /// A Boolean value that indicates whether the vertical scroll indicator is visible while
  /// scrolling.
  ///
  /// The default is `true`.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.updateFrames(in: self) }
  }

  /// A Boolean value that indicates whether the horizontal scroll indicator is visible while
  /// scrolling.
  ///
  /// The default is `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.updateFrames(in: self) }
  }

  /// The keyboard dismissal mode of a drag.
  ///
  /// The default is `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The style of the scroll indicators.
  ///
  /// The default adapts to the light or dark appearance.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.updateColors(in: self) }
  }

  /// The insets of the vertical scroll indicator.
  ///
  /// The default is zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.updateFrames(in: self) }
  }

  /// The insets of the horizontal scroll indicator.
  ///
  /// The default is zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.updateFrames(in: self) }
  }

  /// The insets of both scroll indicators; those of the vertical one when they differ.
  ///
  /// Apple recommends to set those of each indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// A Boolean value that indicates whether the safe area is added to the indicator insets.
  ///
  /// The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.updateFrames(in: self) }
  }

  /// The refresh control of the scroll view.
  ///
  /// The default is `nil`.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  /// Displays the scroll indicators momentarily.
  open func flashScrollIndicators() {
    guard canAnimate else { return }
    indicators.show(in: self)
    indicators.fade(after: ScrollIndicators.flashDuration, in: self)
  }

  // MARK: Auto Layout

  /// The layout guide of the content, whose size determines `contentSize`.
  ///
  /// Constraints between the edges of the scroll view and its subviews refer to this guide.
  open var contentLayoutGuide: UILayoutGuide { scrollGuide(.content) }

  /// The layout guide of the frame, to which views are pinned that don't scroll.
  open var frameLayoutGuide: UILayoutGuide { scrollGuide(.frame) }

  // MARK: Scrolling programmatically

  /// Called after `adjustedContentInset` changed.
  ///
  /// The default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Sets the content offset, which isn't limited to the content.
  ///
  /// An animated change takes 0.3 s. The delegate is notified of each step, and of the end if the
  /// offset changed. The change is immediate outside a window and while animations are disabled.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    driver.stop()
    guard contentOffset != self.contentOffset else { return driver.endAnimation() }
    guard !animated else { return driver.animate(to: contentOffset, .animation) }
    driver.endAnimation()
    self.contentOffset = contentOffset
  }

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  ///
  /// The default is `true`.
  open var scrollsToTop = true

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  ///
  /// For a rectangle larger than the visible area, the nearer edge becomes visible.
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

  /// The safe area on the edges that are not adjusted: content is moved out of the other edges by
  /// the insets.
  override var safeAreaInsetsOfSubviews: UIEdgeInsets { safeAreaInsets - appliedSafeArea }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateInsets()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    zoom.alignConstrainedView()
  }

  override func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {
    super.boundsDidChange(from: oldBounds, to: newBounds)
    if oldBounds.size != newBounds.size {
      updateInsets()
      updateRefreshControl()
    }
    guard oldBounds.origin != newBounds.origin else { return }
    setNeedsLayout()
    markSubviewsWithNewSafeArea()
    indicators.updateFrames(in: self)
    updateRefreshControl()
    scrollHandler?()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Marks the subviews for layout whose safe area depends on the content offset and has changed.
  ///
  /// Costs nothing while the content insets contain the whole safe area.
  private func markSubviewsWithNewSafeArea() {
    guard window != nil, safeAreaInsetsOfSubviews != .zero else { return }
    for subview in subviews where !subview.isReported(safeArea: subview.safeAreaInsets) {
      subview.markForLayout()
    }
  }

  /// Sets the delegate.
  func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    scrollDelegate = delegate
  }

  /// Called after the delegate changed.
  func scrollDelegateDidChange() {}

  /// The content scrolls by the origin of the bounds.
  override var isScrollingContent: Bool { true }

  override var contentGuideOfDescendants: UILayoutGuide? { contentLayoutGuide }

  /// Calls `handler` after each change of the offset, before the delegate; `nil` removes the
  /// handler.
  func observeScrolling(_ handler: (() -> Void)?) {
    scrollHandler = handler
  }

  /// Recomputes the part of the safe area in the insets.
  func updateInsets() {
    let before = adjustedContentInset
    appliedSafeArea = safeAreaAdjustment
    changeInsets(from: before)
  }

  /// Sets the height that a refresh control occupies above the content, without moving the content.
  func setRefreshInset(_ height: CGFloat) {
    guard refreshInset != height else { return }
    refreshInset = height
    reportInsetChange()
  }

  private var addedInset: UIEdgeInsets {
    appliedSafeArea + UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
  }

  private func changeInsets(from before: UIEdgeInsets) {
    let after = adjustedContentInset
    guard before != after else { return }
    preserveStartOffset(from: before, to: after)
    reportInsetChange()
  }

  private func reportInsetChange() {
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func preserveStartOffset(from before: UIEdgeInsets, to after: UIEdgeInsets) {
    var offset = contentOffset
    if offset.x == -before.left { offset.x = -after.left }
    if offset.y == -before.top { offset.y = -after.top }
    if offset != contentOffset { contentOffset = offset }
  }
}
