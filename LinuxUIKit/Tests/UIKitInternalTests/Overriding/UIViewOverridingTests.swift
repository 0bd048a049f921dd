import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UIView`.
@MainActor struct UIViewOverridingTests {
  @Test("The overrides of a view are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let view: UIView = RecordedView(log: log)
    let (first, second, third) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, belowSubview: first)
    view.insertSubview(third, aboveSubview: first)
    view.bringSubviewToFront(second)
    view.sendSubviewToBack(third)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.subviews == [first, third, second])
    #expect(view.superview == nil)
    #expect(view.isDescendant(of: view))
    #expect(view.viewWithTag(0) === view)

    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.transform3D = CATransform3DIdentity
    view.contentScaleFactor = 2
    view.setNeedsDisplay(.zero)
    #expect(view.interactions.isEmpty && view.gestureRecognizers == nil)
    let interaction = UIContextMenuInteraction(delegate: MenuProvider())
    view.addInteraction(interaction)
    view.removeInteraction(interaction)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(!view.endEditing(true))
    #expect(!view.isFocused)
    #expect(view.snapshotView(afterScreenUpdates: false)?.bounds.size == view.bounds.size)

    let space: any UICoordinateSpace = first
    for point in [
      view.convert(CGPoint.zero, to: first), view.convert(CGPoint.zero, from: first),
      view.convert(CGPoint.zero, to: space), view.convert(CGPoint.zero, from: space),
    ] {
      #expect(point == .zero)
    }
    for rect in [
      view.convert(CGRect.zero, to: first), view.convert(CGRect.zero, from: first),
      view.convert(CGRect.zero, to: space), view.convert(CGRect.zero, from: space),
    ] {
      #expect(rect == .zero)
    }

    #expect(
      log.names == [
        "addGestureRecognizer(_:)", "addInteraction(_:)", "anchorPoint", "bringSubviewToFront(_:)",
        "contentScaleFactor", "convert(_:from:)", "convert(_:to:)",
        "drawHierarchy(in:afterScreenUpdates:)", "endEditing(_:)",
        "exchangeSubview(at:withSubviewAt:)", "gestureRecognizers",
        "insertSubview(_:aboveSubview:)",
        "insertSubview(_:belowSubview:)", "interactions", "isDescendant(of:)", "isFocused",
        "removeGestureRecognizer(_:)", "removeInteraction(_:)",
        "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)", "sendSubviewToBack(_:)",
        "setNeedsDisplay(_:)", "snapshotView(afterScreenUpdates:)", "subviews", "superview",
        "transform3D", "viewWithTag(_:)",
      ])
  }

  /// A delegate without a menu.
  private final class MenuProvider: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }
}

/// A `UIView` that records the calls of its overrides.
private final class RecordedView: UIView {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var subviews: [UIView] {
    log.record()
    return super.subviews
  }

  override var superview: UIView? {
    log.record()
    return super.superview
  }

  override var anchorPoint: CGPoint {
    get {
      log.record()
      return super.anchorPoint
    }
    set {
      log.record()
      super.anchorPoint = newValue
    }
  }

  override var transform3D: CATransform3D {
    get {
      log.record()
      return super.transform3D
    }
    set {
      log.record()
      super.transform3D = newValue
    }
  }

  override var contentScaleFactor: CGFloat {
    get {
      log.record()
      return super.contentScaleFactor
    }
    set {
      log.record()
      super.contentScaleFactor = newValue
    }
  }

  override func setNeedsDisplay(_ rect: CGRect) {
    log.record()
    super.setNeedsDisplay(rect)
  }

  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    log.record()
    super.insertSubview(view, belowSubview: sibling)
  }

  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    log.record()
    super.insertSubview(view, aboveSubview: sibling)
  }

  override func bringSubviewToFront(_ view: UIView) {
    log.record()
    super.bringSubviewToFront(view)
  }

  override func sendSubviewToBack(_ view: UIView) {
    log.record()
    super.sendSubviewToBack(view)
  }

  override func isDescendant(of view: UIView) -> Bool {
    log.record()
    return super.isDescendant(of: view)
  }

  override func viewWithTag(_ tag: Int) -> UIView? {
    log.record()
    return super.viewWithTag(tag)
  }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    log.record()
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }

  override var interactions: [any UIInteraction] {
    get {
      log.record()
      return super.interactions
    }
    set {
      log.record()
      super.interactions = newValue
    }
  }

  override func addInteraction(_ interaction: any UIInteraction) {
    log.record()
    super.addInteraction(interaction)
  }

  override func removeInteraction(_ interaction: any UIInteraction) {
    log.record()
    super.removeInteraction(interaction)
  }

  override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      log.record()
      return super.gestureRecognizers
    }
    set {
      log.record()
      super.gestureRecognizers = newValue
    }
  }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    log.record()
    super.addGestureRecognizer(gestureRecognizer)
  }

  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    log.record()
    super.removeGestureRecognizer(gestureRecognizer)
  }

  override func endEditing(_ force: Bool) -> Bool {
    log.record()
    return super.endEditing(force)
  }

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    log.record()
    return super.snapshotView(afterScreenUpdates: afterUpdates)
  }

  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    log.record()
    return super.resizableSnapshotView(
      from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    log.record()
    return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  override var isFocused: Bool {
    log.record()
    return super.isFocused
  }

  override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    log.record()
    return super.convert(point, to: coordinateSpace)
  }

  override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    log.record()
    return super.convert(point, from: coordinateSpace)
  }

  override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    log.record()
    return super.convert(rect, to: coordinateSpace)
  }

  override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    log.record()
    return super.convert(rect, from: coordinateSpace)
  }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    log.record()
    return super.convert(point, to: view)
  }

  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    log.record()
    return super.convert(point, from: view)
  }

  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    log.record()
    return super.convert(rect, to: view)
  }

  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    log.record()
    return super.convert(rect, from: view)
  }
}
