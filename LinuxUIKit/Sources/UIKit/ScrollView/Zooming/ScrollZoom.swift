import ScrollMotion

/// The zooming of a scroll view: the limits, the current scale, and the pinch that changes it
/// (uikit.md, 5.2).
///
/// The zoomed view, which the delegate provides, gets a transform and keeps the origin of its frame;
/// the size of that frame is the content size. A pinch keeps the point of the zoomed view that was
/// between the fingers there.
@MainActor final class ScrollZoom {
  // Unverified: inferred from the duration of animated scrolling (uikit.md, 5.3).
  /// The duration of an animated change of the scale, in seconds.
  private static let duration: TimeInterval = 0.3
  /// The difference up to which content sizes are the same, in points.
  private static let tolerance: CGFloat = 1e-6

  private weak var host: UIScrollView?
  /// The limits of the scale.
  private(set) var limits = ZoomLimits()
  /// The scale that is displayed, which exceeds the limits during a pinch.
  private(set) var scale: CGFloat = 1
  /// The recognizer of pinches; `nil` while zooming is disabled.
  private(set) var pinch: ScrollPinchRecognizer?
  private var gesture: Gesture?
  /// Whether the scale returns to its limits after a pinch.
  private(set) var isBouncing = false

  /// A pinch in progress.
  private struct Gesture {
    /// The scale at the beginning, without the resistance of the limits.
    let startScale: CGFloat
    /// The zoomed view.
    let view: UIView
    /// The point of the zoomed view between the fingers.
    var anchor: CGPoint
  }

  /// Attaches the zooming to its scroll view.
  func attach(to host: UIScrollView) { self.host = host }

  /// The view that is zoomed; `nil` if there is none.
  var view: UIView? {
    guard let host else { return nil }
    return host.scrollDelegate?.viewForZooming(in: host)
  }

  /// Whether fingers are zooming.
  var isActive: Bool { gesture != nil }

  /// Whether two fingers determine the offset together with the scale.
  var holdsOffset: Bool { isActive && (pinch?.touchesDown.count ?? 0) >= 2 }

  /// Changes the limits, without changing the scale.
  func changeLimits(_ change: (inout ZoomLimits) -> Void) {
    change(&limits)
    guard let host, limits.allowZooming != (pinch != nil) else { return }
    if let pinch {
      host.removeGestureRecognizer(pinch)
      self.pinch = nil
    } else {
      let new = ScrollPinchRecognizer(of: self)
      new.addHandler { [weak self] in self?.handle($0) }
      host.addGestureRecognizer(new)
      pinch = new
    }
  }

  /// Ends a pinch in progress.
  func stop() {
    guard isActive, let pinch else { return }
    pinch.isEnabled = false
    pinch.isEnabled = true
  }

  // MARK: Programmatic changes

  /// Sets the scale, limited, and keeps the content at the center of the bounds there.
  func setScale(_ new: CGFloat, animated: Bool) {
    guard new.isFinite, let host, let view, limits.clamp(new) != scale else { return }
    let center = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
    change(to: limits.clamp(new), view, showing: view.convert(center, from: host), animated)
  }

  /// Displays a rectangle of the zoomed view as large as the limits allow, at the center.
  func zoom(to rect: CGRect, animated: Bool) {
    guard let host, let view, rect.width > 0, rect.height > 0, rect.width.isFinite,
      rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite
    else { return }
    let size = host.bounds.size
    let fitting = limits.clamp(min(size.width / rect.width, size.height / rect.height))
    change(to: fitting, view, showing: CGPoint(x: rect.midX, y: rect.midY), animated)
  }

  /// Multiplies the scale by a factor, limited, and keeps the content at a point of the scroll view
  /// there.
  func scale(by factor: CGFloat, around point: CGPoint) {
    guard let host, let view, factor.isFinite, limits.clamp(scale * factor) != scale else { return }
    stop()
    host.driver.stop()
    host.driver.endAnimation()
    host.scrollDelegate?.scrollViewWillBeginZooming(host, with: view)
    apply(
      limits.clamp(scale * factor), to: view, view.convert(point, from: host),
      at: point - host.bounds.origin, limitsOffset: true)
    reportEnd(of: view)
  }

  private func change(to new: CGFloat, _ view: UIView, showing anchor: CGPoint, _ animated: Bool) {
    guard let host else { return }
    stop()
    host.driver.stop()
    host.driver.endAnimation()
    let center = CGPoint(x: host.bounds.width / 2, y: host.bounds.height / 2)
    let apply = { self.apply(new, to: view, anchor, at: center, limitsOffset: true) }
    guard animated else { return apply() }
    host.scrollDelegate?.scrollViewWillBeginZooming(host, with: view)
    animate(apply) { [weak self] in self?.reportEnd(of: view) }
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    guard let host, host.animatesScrolling else {
      changes()
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: changes
    ) { _ in completion() }
  }

  private func reportEnd(of view: UIView) {
    guard let host else { return }
    host.scrollDelegate?.scrollViewDidEndZooming(host, with: view, atScale: scale)
  }

  // MARK: Pinches

  private func handle(_ pinch: ScrollPinchRecognizer) {
    switch pinch.state {
    case .began: begin()
    case .changed: followFingers()
    case .ended, .cancelled: end()
    case .possible, .failed: return
    }
  }

  private func begin() {
    guard let host, let view, let pinch else { return }
    host.driver.stop()
    host.driver.endAnimation()
    host.scrollDelegate?.scrollViewWillBeginZooming(host, with: view)
    gesture = Gesture(
      startScale: limits.scale(showing: scale), view: view, anchor: pinch.center(in: view))
  }

  /// Continues a pinch with other fingers.
  func fingersDidChange() {
    guard let gesture, let pinch else { return }
    self.gesture?.anchor = pinch.center(in: gesture.view)
  }

  private func followFingers() {
    guard let host, let gesture, let pinch, holdsOffset else { return }
    apply(
      limits.shown(gesture.startScale * pinch.scale), to: gesture.view, gesture.anchor,
      at: pinch.center(in: host) - host.bounds.origin, limitsOffset: !host.bounces)
  }

  private func end() {
    guard let host, let view = gesture?.view, let pinch else { return }
    gesture = nil
    let final = limits.clamp(scale)
    guard final != scale else {
      reportEnd(of: view)
      return host.driver.returnToRange()
    }
    let location = pinch.location(in: host)
    let anchor = view.convert(location, from: host)
    isBouncing = true
    animate { [self] in
      apply(final, to: view, anchor, at: location - host.bounds.origin, limitsOffset: true)
    } completion: { [weak self] in
      self?.isBouncing = false
      self?.reportEnd(of: view)
    }
  }

  // MARK: Applying a scale

  /// Scales the zoomed view, and scrolls so that one of its points is displayed at a distance from
  /// the upper-left corner of the bounds.
  private func apply(
    _ new: CGFloat, to view: UIView, _ anchor: CGPoint, at location: CGPoint, limitsOffset: Bool
  ) {
    guard let host else { return }
    // 1. Scale the view.
    scale = new
    let origin = view.frame.origin
    view.transform = new == 1 ? .identity : CGAffineTransform(scaleX: new, y: new)
    move(view, to: origin)
    host.contentSize = view.frame.size
    // 2. Scroll to the anchor.
    let offset = host.convert(anchor, from: view) - location
    let shown = limitsOffset ? host.offsetRange.clamp(offset) : offset
    if shown != host.contentOffset { host.contentOffset = shown }
    host.scrollDelegate?.scrollViewDidZoom(host)
  }

  private func move(_ view: UIView, to origin: CGPoint) {
    let distance = origin - view.frame.origin
    guard distance != .zero else { return }
    view.center = CGPoint(x: view.center.x + distance.x, y: view.center.y + distance.y)
  }

  // MARK: Auto Layout

  /// The content size without the scale, in points.
  var unscaledContentSize: CGSize {
    guard let host, scale != 1 else { return host?.contentSize ?? .zero }
    return CGSize(width: host.contentSize.width / scale, height: host.contentSize.height / scale)
  }

  /// Sets the content size from that which constraints determine without the scale.
  func setUnscaledContentSize(_ size: CGSize) {
    guard let host else { return }
    let new = scale == 1 ? size : CGSize(width: size.width * scale, height: size.height * scale)
    guard
      abs(new.width - host.contentSize.width) > Self.tolerance
        || abs(new.height - host.contentSize.height) > Self.tolerance || scale == 1
    else { return }
    host.contentSize = new
  }

  /// Moves a zoomed view that constraints have positioned without the scale to the start of the
  /// content.
  func alignConstrainedView() {
    guard scale != 1, let view, !view.translatesAutoresizingMaskIntoConstraints else { return }
    move(view, to: .zero)
  }
}

/// The limits of the scale of a scroll view, with the resistance beyond them.
struct ZoomLimits {
  // Unverified: inferred from the resistance of scrolling (uikit.md, 5.2); the scale stays below
  // twice the maximum.
  /// The length of the resistance, as a share of the limit.
  private static let resistanceLength: CGFloat = 1

  /// The smallest scale.
  var minimum: CGFloat = 1
  /// The largest scale.
  var maximum: CGFloat = 1
  /// Whether a pinch displays scales beyond the limits.
  var bounces = true

  /// Whether the scale can change.
  var allowZooming: Bool { maximum > minimum }

  /// Returns the scale in the limits that is nearest to `scale`.
  func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

  /// Returns the displayed scale of a pinch to `scale`.
  func shown(_ scale: CGFloat) -> CGFloat {
    let nearest = clamp(scale)
    guard bounces, nearest != scale, scale > 0, nearest > 0 else { return nearest }
    return scale > nearest
      ? nearest * (1 + RubberBand.shown(scale / nearest - 1, in: Self.resistanceLength))
      : nearest / (1 + RubberBand.shown(nearest / scale - 1, in: Self.resistanceLength))
  }

  /// Returns the scale of a pinch for which `shown` is displayed, the inverse of `shown(_:)`.
  func scale(showing shown: CGFloat) -> CGFloat {
    let nearest = clamp(shown)
    guard bounces, nearest != shown, shown > 0, nearest > 0 else { return shown }
    return shown > nearest
      ? nearest * (1 + RubberBand.distance(showing: shown / nearest - 1, in: Self.resistanceLength))
      : nearest / (1 + RubberBand.distance(showing: nearest / shown - 1, in: Self.resistanceLength))
  }
}

/// The gesture recognizer that zooms a scroll view, together with the one that scrolls it.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private weak var zoom: ScrollZoom?

  /// Creates a recognizer for a scroll view.
  init(of zoom: ScrollZoom) {
    self.zoom = zoom
    super.init()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanRecognizer && preventedGestureRecognizer.view === view)
  }

  override func shouldBegin() -> Bool { zoom?.view != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    zoom?.fingersDidChange()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    zoom?.fingersDidChange()
  }

  /// Returns the center of the fingers that are down.
  func center(in view: UIView) -> CGPoint {
    view.convert(TrackedTouches.center(of: touchesDown), from: nil)
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
