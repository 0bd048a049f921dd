import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// The scroll view of an orthogonally scrolling section (compositional-layout.md, 5.1).
///
/// It does not clip, so that cells beside it are visible. It contains the visible cells only: when
/// it scrolls, the collection view requests them from the layout again, and nothing is solved.
final class OrthogonalScroller: UIScrollView {
  /// The description that the layout last returned.
  private(set) var scroller: LayoutScroller
  private weak var host: UICollectionView?
  private var isApplying = false

  /// Creates a scroll view for a section of a collection view, without content.
  init(_ scroller: LayoutScroller, in host: UICollectionView) {
    self.scroller = scroller
    self.host = host
    super.init(frame: scroller.frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// The content offset along the axis, in points.
  var offset: CGFloat {
    get { contentOffset[scroller.axis] }
    set { contentOffset[scroller.axis] = newValue }
  }

  /// Returns the content offset with another value along the axis.
  func contentOffset(at offset: CGFloat) -> CGPoint {
    var contentOffset = contentOffset
    contentOffset[scroller.axis] = offset
    return contentOffset
  }

  /// The origin of the layout's cell frames in the content of the scroll view.
  var layoutOrigin: CGPoint {
    var origin = frame.origin
    origin[scroller.axis] = 0
    return origin
  }

  /// Applies the layout's current description, and scrolls to `offset`.
  func apply(_ new: LayoutScroller, offset: CGFloat) {
    isApplying = true
    defer { isApplying = false }
    scroller = new
    frame = new.frame
    contentSize = new.contentSize
    let scrolling = new.paging.scrolling
    bounces = scrolling.bounce != .never
    decelerationRate = DecelerationRate(
      rawValue: new.paging.deceleration(parent: hostDeceleration).rate)
    let bouncesAlways = scrolling.bounce == .always
    alwaysBounceHorizontal = bouncesAlways && new.axis == .horizontal
    alwaysBounceVertical = bouncesAlways && new.axis == .vertical
    contentInset =
      new.axis == .horizontal
      ? UIEdgeInsets(top: 0, left: new.insets.start, bottom: 0, right: new.insets.end)
      : UIEdgeInsets(top: new.insets.start, left: 0, bottom: new.insets.end, right: 0)
    contentOffset[new.axis.crossing] = 0
    self.offset = offset
  }

  override var scrollsByPages: Bool { scroller.paging.restCount > 0 }

  override func flight(
    on axis: LayoutAxis, from offset: CGFloat, velocity: CGFloat, start: CGFloat
  ) -> ScrollFlight {
    let natural = defaultFlight(on: axis, from: offset, velocity: velocity, start: start)
    guard axis == scroller.axis, scroller.paging.restCount > 0 else { return natural }
    let target = target(releasedAt: offset, velocity: velocity, from: start)
    guard scroller.paging.behavior == .continuousGroupLeadingBoundary else {
      return ScrollFlight(from: offset, velocity: velocity, settlingAt: target)
    }
    guard target != natural.end else { return natural }
    return ScrollFlight(
      from: offset, landingAt: target, in: offsetRange.interval(on: axis), bounces: bounces,
      deceleration: ScrollDeceleration(rate: decelerationRate.rawValue))
  }

  /// Returns the offset at which the section settles (compositional-layout.md, 5.3); the velocity
  /// is in points per second.
  private func target(
    releasedAt offset: CGFloat, velocity: CGFloat, from start: CGFloat
  ) -> CGFloat {
    let velocity = velocity / (scroller.isMirrored ? -1_000 : 1_000)
    return scroller.turned(
      scroller.paging.target(
        releasedAt: scroller.turned(offset), velocity: velocity, from: scroller.turned(start),
        parent: hostDeceleration))
  }

  private var hostDeceleration: ScrollDeceleration {
    ScrollDeceleration(rate: (host?.decelerationRate ?? .normal).rawValue)
  }

  override func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {
    super.boundsDidChange(from: oldBounds, to: newBounds)
    guard oldBounds.origin != newBounds.origin, !isApplying else { return }
    host?.didScroll(self)
  }
}
