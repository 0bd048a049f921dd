/// A continuous gesture recognizer that interprets dragging from an edge of the window.
///
/// ```swift
/// final class EdgePan: UIScreenEdgePanGestureRecognizer {
///   override var state: State { didSet { if state == .ended { close() } } }
/// }
/// ```
///
/// The finger has to touch the window at most 20 points from one of the edges, and to move away from
/// it more than along it. Other pans, such as those of scroll views, wait until such a finger has
/// moved otherwise.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  // Unverified: inferred from the gesture of navigation controllers.
  /// The distance from the edge at which the finger has to begin, in points.
  private static let reach: CGFloat = 20

  /// The edges at which the gesture begins.
  ///
  /// The default is none.
  open var edges: UIRectEdge = []

  // The edges at which the first finger began.
  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, touchedEdges.isEmpty {
      touchedEdges = edges.intersection(Self.edges(of: touchesDown.first))
      guard !touchedEdges.isEmpty else { return state = .failed }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    touchedEdges = []
  }

  override func slop(of travel: CGPoint) -> CGPoint? {
    guard hypot(travel.x, travel.y) >= Self.slop else { return nil }
    guard let direction = inwardDirection(of: travel) else {
      state = .failed
      return nil
    }
    return CGPoint(x: direction.x * Self.slop, y: direction.y * Self.slop)
  }

  // Unverified: inferred from lists in navigation controllers, which don't need to be set up to let
  // the gesture begin.
  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  /// Returns the direction away from a touched edge, if a movement is mainly in it.
  private func inwardDirection(of travel: CGPoint) -> CGPoint? {
    let isHorizontal = abs(travel.x) >= abs(travel.y)
    let edge: UIRectEdge =
      isHorizontal ? (travel.x > 0 ? .left : .right) : (travel.y > 0 ? .top : .bottom)
    guard touchedEdges.contains(edge) else { return nil }
    return isHorizontal
      ? CGPoint(x: travel.x > 0 ? 1 : -1, y: 0) : CGPoint(x: 0, y: travel.y > 0 ? 1 : -1)
  }

  private static func edges(of touch: UITouch?) -> UIRectEdge {
    guard let touch, let bounds = touch.window?.bounds else { return [] }
    let point = touch.locationInWindow
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= reach { edges.insert(.left) }
    if bounds.maxX - point.x <= reach { edges.insert(.right) }
    if point.y - bounds.minY <= reach { edges.insert(.top) }
    if bounds.maxY - point.y <= reach { edges.insert(.bottom) }
    return edges
  }
}
