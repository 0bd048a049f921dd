// State transitions (uikit.md, 4.6 and 9.5).
extension UIGestureRecognizer {
  /// Changes the state if the transition is allowed and the recognizer has touches.
  func advance(to new: State) {
    guard let delivery = tracked.delivery else { return }
    switch (recognition.current, new) {
    case (.possible, .began), (.possible, .changed): requestRecognition(as: .began)
    case (.possible, .ended): requestRecognition(as: .ended)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): enter(.changed)
    case (.began, .ended), (.changed, .ended): enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default: return
    }
    delivery.stateDidChange()
  }

  /// Recognizes the gesture, or fails, if the recognizer no longer has to wait for others.
  ///
  /// Called after another recognizer changed.
  func resumeIfPossible() {
    guard let goal = recognition.awaited else { return }
    let others = requiredToFail
    if others.contains(where: \.state.isRecognized) { return fail() }
    guard !others.contains(where: { $0.state == .possible && !$0.isWaiting(for: self) }) else {
      return
    }
    recognize(as: goal)
  }

  /// Cancels the gesture because the recognizer was disabled or removed from its view.
  func cancelRecognition() {
    guard let delivery = tracked.delivery else { return }
    advance(to: .cancelled)
    delivery.remove(self)
  }

  /// Enters a state of a gesture without touches, which no other recognizer prevents.
  func enterState(_ state: State) { enter(state) }

  private func requestRecognition(as goal: State) {
    guard recognition.awaited == nil else { return }
    // 1. A recognized gesture prevents others that share its touches.
    guard let delivery = tracked.delivery, !delivery.isPrevented(self) else { return fail() }
    // 2. The recognizer itself, the views and the delegate may refuse.
    guard isEnabled, shouldBegin(), viewsAllowRecognition,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return fail() }
    // 3. Other recognizers may have to fail first.
    recognition.wait(toEnter: goal)
    resumeIfPossible()
  }

  private func recognize(as goal: State) {
    recognition.enter(goal)
    tracked.delivery?.prevent(by: self)
    recognition.callHandlers(of: self)
    tracked.delivery?.resolveWaiting()
  }

  private func enter(_ state: State) {
    recognition.enter(state)
    recognition.callHandlers(of: self)
  }

  private func fail() {
    recognition.enter(.failed)
    tracked.delivery?.resolveWaiting()
  }

  /// Fails because another recognizer prevents this one.
  func failIfPossible() {
    guard recognition.current == .possible else { return }
    fail()
  }

  /// Whether every view from the touched one to the recognizer's allows the gesture to begin.
  private var viewsAllowRecognition: Bool {
    viewsAllowRecognition(from: tracked.touches.first?.view ?? view)
  }

  /// Returns whether every view from `touched` to the recognizer's allows the gesture to begin.
  func viewsAllowRecognition(from touched: UIView?) -> Bool {
    for candidate in sequence(first: touched, next: { $0?.superview }) {
      guard let candidate else { break }
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
      if candidate === view { break }
    }
    return true
  }
}

// Relations between recognizers that share a touch.
extension UIGestureRecognizer {
  /// Returns whether both gestures may be recognized at the same time.
  func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Returns whether another recognizer has to fail when this one recognizes its gesture.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    other !== self && tracked.overlaps(other.tracked)
      && canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
  }

  private var requiredToFail: [UIGestureRecognizer] {
    tracked.delivery?.active.filter { $0 !== self && requiresFailure(of: $0) } ?? []
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    recognition.requiresFailure(of: other)
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether two recognizers wait for each other, which would never end.
  private func isWaiting(for other: UIGestureRecognizer) -> Bool {
    recognition.awaited != nil && requiresFailure(of: other)
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Adds a handler that is called at each change of state except to `failed`.
  ///
  /// Handlers replace targets and actions, which need the Objective-C runtime. They are retained by
  /// the recognizer and called in the order in which they were added.
  @MainActor package func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    recognition.addHandler { recognizer in
      guard let recognizer = recognizer as? Self else { return }
      handler(recognizer)
    }
  }
}
