/// The targets of one drag: the one under the finger, and those that the drag has entered before.
@MainActor final class DropTargets {
  private let drag: DragSession
  private weak var window: UIWindow?
  /// The target under the finger; `nil` if there is none.
  private(set) weak var current: UIDropInteraction?
  private var proposal: UIDropProposal?
  private var entered: [UIDropInteraction] = []
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// The session that the targets share.
  private(set) lazy var session = DropSession(of: drag, isLocal: isLocal) { [weak self] in
    self?.update()
  }
  private let isLocal: Bool

  /// Creates the targets of a drag over a window.
  init(_ drag: DragSession, isLocal: Bool, in window: UIWindow) {
    self.drag = drag
    self.isLocal = isLocal
    self.window = window
  }

  /// The operation that the target proposes; `.cancel` without a target.
  var operation: UIDropOperation { proposal?.operation ?? .cancel }

  // Unverified: that a proposed move of items that may only be copied cancels the drag; inferred
  // from the rule that a target proposes it for `allowsMoveOperation` only.
  /// Whether a drop would be performed.
  var accepts: Bool {
    switch operation {
    case .cancel, .forbidden: false
    case .copy: true
    case .move: drag.allowsMoveOperation
    }
  }

  /// Finds the target under the finger, notifies targets that the drag enters or leaves, and
  /// requests a proposal.
  func update() {
    let new = target(at: drag.locationInWindow)
    if new !== current {
      leave()
      current = new
      if let new { enter(new) }
    }
    guard let current else { return }
    proposal = current.delegate?.dropInteraction(current, sessionDidUpdate: session)
  }

  private func enter(_ target: UIDropInteraction) {
    if !entered.contains(where: { $0 === target }) { entered.append(target) }
    target.delegate?.dropInteraction(target, sessionDidEnter: session)
  }

  /// Notifies the target under the finger that the drag leaves it.
  func leave() {
    proposal = nil
    guard let left = current else { return }
    current = nil
    left.delegate?.dropInteraction(left, sessionDidExit: session)
  }

  /// Notifies all targets that the drag has entered of its end.
  func end() {
    for target in entered { target.delegate?.dropInteraction(target, sessionDidEnd: session) }
    entered = []
  }

  private func target(at point: CGPoint) -> UIDropInteraction? {
    let view = window?.hitTest(point, with: nil)
    return sequence(first: view, next: { $0?.superview }).lazy
      .flatMap { ($0?.attachedInteractions ?? []).reversed() }
      .compactMap { $0 as? UIDropInteraction }
      .first { self.canHandle($0) }
  }

  private func canHandle(_ target: UIDropInteraction) -> Bool {
    let key = ObjectIdentifier(target)
    if let answer = answers[key] { return answer }
    let answer = target.delegate?.dropInteraction(target, canHandle: session) ?? false
    answers[key] = answer
    return answer
  }
}
