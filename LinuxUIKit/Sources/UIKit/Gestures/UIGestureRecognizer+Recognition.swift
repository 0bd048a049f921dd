// The states of a recognizer, and who may go from one to another (uikit.md 4.6, 9.5).
extension UIGestureRecognizer {
  /// Goes to another state where that is allowed, and ignores it elsewhere and without touches.
  func advance(to new: State) {
    guard let delivery = storage.delivery else { return }
    switch (storage.state, new) {
    case (.possible, .began), (.possible, .changed): askToRecognize(as: .began)
    case (.possible, .ended): askToRecognize(as: .ended)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): enter(.changed)
    case (.began, .ended), (.changed, .ended): enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default: return
    }
    delivery.stateDidChange()
  }

  /// Goes on, or gives up, where it waits for others; called after one of them has changed.
  func tryAgain() {
    guard let goal = storage.waitingFor else { return }
    let others = requiredToFail
    if others.contains(where: \.state.isRecognized) { return fail() }
    guard !others.contains(where: { $0.state == .possible && !$0.isWaiting(for: self) }) else {
      return
    }
    recognize(as: goal)
  }

  /// Ends what is under way, because it was switched off or left its view.
  func giveUp() {
    guard let delivery = storage.delivery else { return }
    advance(to: .cancelled)
    delivery.forget(self)
  }

  private func askToRecognize(as goal: State) {
    guard storage.waitingFor == nil else { return }
    // 1. What is recognized already keeps others from its touches.
    guard let delivery = storage.delivery, !delivery.isPrevented(self) else { return fail() }
    // 2. The recognizer itself, the views and the delegate may refuse.
    guard isEnabled, shouldBegin(), viewsAllowIt,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return fail() }
    // 3. Others may have to fail first.
    storage.waitingFor = goal
    tryAgain()
  }

  private func recognize(as goal: State) {
    storage.waitingFor = nil
    storage.state = goal
    storage.delivery?.prevent(by: self)
    callHandlers()
    storage.delivery?.resolveWaiting()
  }

  private func enter(_ state: State) {
    storage.state = state
    callHandlers()
  }

  private func fail() {
    storage.waitingFor = nil
    storage.state = .failed
    storage.delivery?.resolveWaiting()
  }

  /// Fails because another one was recognized.
  func failByPrevention() {
    guard storage.state == .possible else { return }
    fail()
  }

  private func callHandlers() {
    for handler in storage.handlers { handler(self) }
  }

  /// Every view from the touched one to that of the recognizer may refuse.
  private var viewsAllowIt: Bool {
    let touched = storage.touches.first?.view ?? view
    for candidate in sequence(first: touched, next: { $0?.superview }) {
      guard let candidate else { break }
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
      if candidate === view { break }
    }
    return true
  }
}

// What recognizers that share a touch are to each other.
extension UIGestureRecognizer {
  /// Whether both may be recognized at the same time.
  func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether the other one has to fail when this one is recognized.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    other !== self && !storage.followed.isDisjoint(with: other.storage.followed)
      && canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
  }

  private var requiredToFail: [UIGestureRecognizer] {
    storage.delivery?.active.filter { $0 !== self && requiresFailure(of: $0) } ?? []
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    storage.requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether two wait for each other, which would never end.
  private func isWaiting(for other: UIGestureRecognizer) -> Bool {
    storage.waitingFor != nil && requiresFailure(of: other)
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Calls `handler` with the recognizer at each change of its state except to `failed`.
  ///
  /// It stands for a target and an action, which need Apple's runtime. It is kept as long as the
  /// recognizer; several are called in the order in which they were added.
  @MainActor package func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    storage.handlers.append { recognizer in
      guard let recognizer = recognizer as? Self else { return }
      handler(recognizer)
    }
  }
}
