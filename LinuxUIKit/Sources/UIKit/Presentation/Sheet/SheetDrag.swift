/// The drag of a sheet between its detents and down to its dismissal.
@MainActor final class SheetDrag {
  private let recognizer = SheetPanRecognizer()
  private weak var sheet: UISheetPresentationController?
  private weak var container: PresentationContainerView?
  private var drag: Drag?
  private var handover: SheetScrollHandover?

  /// A drag in progress.
  private struct Drag {
    /// The top of the sheet at the start.
    let start: CGFloat
    /// Whether the sheet may be dismissed.
    let canDismiss: Bool
    /// The top of the sheet.
    var top: CGFloat
  }

  init(of sheet: UISheetPresentationController, in container: PresentationContainerView) {
    self.sheet = sheet
    self.container = container
    recognizer.setContainer(container, sheet: sheet)
    recognizer.addHandler { [weak self] in self?.handle($0) }
    let handover = SheetScrollHandover(
      in: container,
      .init(
        begin: { [weak self] in self?.begin() ?? false },
        move: { [weak self] in self?.move(to: $0) }, cancel: { [weak self] in self?.cancel() },
        end: { [weak self] in self?.end(velocity: $0) }))
    self.handover = handover
    recognizer.onScroll = { [weak handover] in handover?.observe($0) }
  }

  /// Adds the recognizer to the view that is dragged.
  func attach(to view: UIView) {
    view.addGestureRecognizer(recognizer)
  }

  /// The top of the sheet during a drag.
  var top: CGFloat? { drag?.top }

  private func handle(_ pan: SheetPanRecognizer) {
    guard let container else { return }
    switch pan.state {
    case .began:
      guard begin() else { return }
      move(to: pan.translation(in: container).y)
    case .changed:
      move(to: pan.translation(in: container).y)
    default:
      end(velocity: pan.state == .ended ? pan.velocity(in: container).y : 0)
    }
  }

  /// Begins a drag at the displayed position, unless one is in progress.
  private func begin() -> Bool {
    guard drag == nil, let sheet, let container else { return false }
    let top = container.presentedTop
    drag = Drag(start: top, canDismiss: sheet.canBeDismissedByUser, top: top)
    return true
  }

  /// Ends a drag where it began.
  private func cancel() {
    move(to: 0)
    drag = nil
  }

  private func move(to translation: CGFloat) {
    guard let container, let drag else { return }
    self.drag?.top = container.sheetLayout.top(
      draggedTo: drag.start + translation, canDismiss: drag.canDismiss)
    UIView.performWithoutAnimation {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }

  private func end(velocity: CGFloat) {
    guard let sheet, let container, let drag else { return }
    let target = container.sheetLayout.target(draggedTo: drag.top, velocity: velocity)
    // The sheet is dismissed from where it is.
    if target == .dismissal, drag.canDismiss { return sheet.dismissByUser() }
    self.drag = nil
    switch target {
    case .detent(let identifier): sheet.selectByUser(identifier)
    case .dismissal: sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    case nil: break
    }
    container.settle()
  }
}

/// The vertical pan of a sheet.
///
/// A scroll view in the sheet scrolls instead unless its content is at its top edge and the sheet
/// can move. `SheetScrollHandover` continues scrolls that reach the top edge.
final class SheetPanRecognizer: UIPanGestureRecognizer {
  private weak var container: PresentationContainerView?
  private weak var sheet: UISheetPresentationController?
  /// The closure that is called with the scroll view that scrolls instead.
  // Set by the drag.
  var onScroll: ((UIScrollView) -> Void)?

  /// Sets the sheet that is dragged, and its container.
  func setContainer(_ container: PresentationContainerView, sheet: UISheetPresentationController) {
    (self.container, self.sheet) = (container, sheet)
  }

  override func slop(of travel: CGPoint) -> CGPoint? {
    guard abs(travel.y) > abs(travel.x), abs(travel.y) >= Self.slop, canDrag(down: travel.y > 0)
    else { return nil }
    return CGPoint(x: 0, y: travel.y < 0 ? -Self.slop : Self.slop)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let travel = translation(in: nil)
    guard state == .possible, hypot(travel.x, travel.y) >= Self.slop else { return }
    if let scrollView = touchedScrollView { onScroll?(scrollView) }
    state = .failed
  }

  private func canDrag(down isDown: Bool) -> Bool {
    guard let sheet, let container else { return false }
    guard let scrollView = touchedScrollView else { return true }
    guard scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top else { return false }
    return isDown || (sheet.prefersScrollingExpandsWhenScrolledToEdge && !container.isExpanded)
  }

  /// The innermost scroll view under the touch that scrolls vertically.
  private var touchedScrollView: UIScrollView? {
    guard let view, let hit = touchesDown.first?.view else { return nil }
    return sequence(first: hit, next: \.superview).prefix { $0 !== view }
      .lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.scrollsVertically }
  }

  /// Scroll views in the sheet wait until it is known that the sheet isn't dragged.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard other is UIPanGestureRecognizer, let view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }
}

extension UIScrollView {
  /// Whether the content is higher than the visible part, or bounces vertically.
  fileprivate var scrollsVertically: Bool {
    let visible = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    return alwaysBounceVertical || contentSize.height > visible
  }
}
