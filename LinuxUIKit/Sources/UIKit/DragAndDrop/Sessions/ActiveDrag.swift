/// A drag from the lift of its items to the end of its last animation.
///
/// ```
/// pending ── no other gesture prevents it ──▶ lifting
/// lifting ── the finger moves ──▶ moving ── lifted over a target ──▶ dropped
///    └──────── lifted ──▶ canceled ◀── lifted elsewhere ──┘
/// ```
@MainActor final class ActiveDrag {
  private enum Phase {
    case pending, lifting, moving, ended
  }

  /// The distance that the finger has to move before the drag begins, in points.
  // Unverified: inferred from the distance after which a press fails (uikit.md, 4.6).
  private static let beginDistance: CGFloat = 10
  private static var moving: [ActiveDrag] = []

  /// The session of the source.
  let session: DragSession
  private let start: CGPoint
  private let previews: DragPreviews
  private weak var source: UIDragInteraction?
  private var targets: DropTargets
  private let springs: SpringLoading
  private var phase = Phase.pending

  /// Returns the drags in a window that have begun and not ended.
  static func all(in window: UIWindow?) -> [ActiveDrag] {
    moving.filter { $0.previews.window != nil && $0.previews.window === window }
  }

  /// Creates a drag of the items that the delegate of an interaction provides; returns `nil` if
  /// there are none.
  init?(from interaction: UIDragInteraction, at point: CGPoint, in window: UIWindow) {
    let session = DragSession(at: point)
    guard let delegate = interaction.delegate else { return nil }
    session.add(delegate.dragInteraction(interaction, itemsForBeginning: session))
    guard !session.items.isEmpty else { return nil }
    self.session = session
    source = interaction
    start = point
    previews = DragPreviews(in: window)
    targets = DropTargets(session, isLocal: true, in: window)
    springs = SpringLoading(session, in: window)
  }

  /// Creates a drag of items of another app, which has begun already.
  init(ofForeign items: [UIDragItem], at point: CGPoint, in window: UIWindow) {
    session = DragSession(at: point)
    session.add(items)
    session.setPermissions(allowsMove: false, isRestricted: false)
    start = point
    previews = DragPreviews(in: window)
    targets = DropTargets(session, isLocal: false, in: window)
    springs = SpringLoading(session, in: window)
    begin()
    targets.update()
    springs.update()
  }

  /// Whether the items were lifted; before, other gestures can still prevent the drag.
  var isLifted: Bool { phase != .pending }

  /// Displays the lifted previews.
  func lift() {
    guard let source, let delegate = source.delegate else { return }
    phase = .lifting
    session.setPermissions(
      allowsMove: delegate.dragInteraction(source, sessionAllowsMoveOperation: session),
      isRestricted: delegate.dragInteraction(
        source, sessionIsRestrictedToDraggingApplication: session))
    let animator = DragAnimator()
    delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    previews.lift(session.items, at: start, with: animator) {
      delegate.dragInteraction(source, previewForLifting: $0, session: session)
    }
  }

  /// Moves the items to a point of the window; the drag begins with the first larger movement.
  func move(to point: CGPoint) {
    if phase == .lifting {
      guard hypot(point.x - start.x, point.y - start.y) > Self.beginDistance else { return }
      begin()
    }
    guard phase == .moving else { return }
    session.move(to: point)
    previews.move(to: point)
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: session) }
    targets.update()
    springs.update()
    previews.show(targets.operation, count: session.items.count)
  }

  private func begin() {
    phase = .moving
    Self.moving.append(self)
    if let source { source.delegate?.dragInteraction(source, sessionWillBegin: session) }
    previews.replace(with: session.items)
  }

  /// Adds items that a tap on a view provides.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    guard phase == .moving else { return }
    if let source {
      source.delegate?.dragInteraction(source, session: session, willAdd: items, for: interaction)
    }
    session.add(items)
    previews.add(items, at: session.locationInWindow) {
      interaction.delegate?.dragInteraction(interaction, previewForLifting: $0, session: session)
    }
    targets.update()
    previews.show(targets.operation, count: session.items.count)
  }

  // MARK: The end

  /// Drops the items on the target under the finger, or cancels the drag and returns `false` if
  /// there is none.
  @discardableResult func end() -> Bool {
    if phase == .moving { targets.update() }
    guard phase == .moving, let target = targets.current, targets.accepts else {
      cancel()
      return false
    }
    let operation = targets.operation
    stop()
    target.delegate?.dropInteraction(target, performDrop: targets.session)
    willEnd(with: operation)
    previews.drop(session.items) { item, standard, animator in
      let preview = target.delegate?.dropInteraction(
        target, previewForDropping: item, withDefault: standard)
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
      return preview
    } completion: { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: targets.session)
      didEnd(with: operation)
    }
    return true
  }

  /// Returns the items to their source.
  func cancel() {
    guard phase != .ended else { return }
    let hasBegun = phase == .moving
    stop()
    targets.leave()
    if hasBegun { willEnd(with: .cancel) }
    previews.drop(session.items) { item, standard, animator in
      guard let source else { return nil }
      source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      return source.delegate?.dragInteraction(
        source, previewForCancelling: item, withDefault: standard)
    } completion: { [self] in
      didEnd(with: .cancel, hasBegun: hasBegun)
    }
  }

  private func stop() {
    phase = .ended
    springs.leave()
    Self.moving.removeAll { $0 === self }
  }

  private func willEnd(with operation: UIDropOperation) {
    guard let source else { return }
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
  }

  private func didEnd(with operation: UIDropOperation, hasBegun: Bool = true) {
    targets.end()
    guard let source, let delegate = source.delegate else { return }
    guard hasBegun else {
      (delegate as? any DragLiftObserver)?.liftDidEnd(of: session)
      return
    }
    delegate.dragInteraction(source, session: session, didEndWith: operation)
    if operation == .copy || operation == .move {
      delegate.dragInteraction(source, sessionDidTransferItems: session)
    }
  }
}

/// A source that is notified of lifts after which no drag begins.
@MainActor protocol DragLiftObserver: AnyObject {
  /// Notifies the source that the finger was lifted without a movement.
  func liftDidEnd(of session: DragSession)
}

/// A drag of another app's items over a window, for tests.
///
/// ```swift
/// let text = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Hello")))
/// let drag = ForeignDrag(of: [text], at: CGPoint(x: 20, y: 20), in: window)
/// drag.move(to: CGPoint(x: 20, y: 120))
/// drag.drop()
/// ```
@MainActor package final class ForeignDrag {
  private let drag: ActiveDrag

  /// Begins a drag at a point of a window.
  package init(of items: [UIDragItem], at point: CGPoint, in window: UIWindow) {
    drag = ActiveDrag(ofForeign: items, at: point, in: window)
  }

  /// Moves the items to a point of the window.
  package func move(to point: CGPoint) { drag.move(to: point) }

  /// Drops the items; returns whether a target has accepted them.
  @discardableResult package func drop() -> Bool { drag.end() }

  /// Cancels the drag.
  package func cancel() { drag.cancel() }
}
