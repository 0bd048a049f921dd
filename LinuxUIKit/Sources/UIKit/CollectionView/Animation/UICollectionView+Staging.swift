import CompositionalLayout

extension UICollectionView {
  /// How long a change takes to be shown (uikit.md 8.1, 8.3).
  ///
  /// [guess 8.1] Of the two curves that the sheet names, ours is the cubic one.
  private static let updateSettings = AnimationSettings(
    duration: 0.3, delay: 0, pace: .cubic(.easeInOut),
    options: [.allowUserInteraction, .beginFromCurrentState])

  /// What a change that is about to be made is shown from; nil when it is shown at once.
  ///
  /// `newBounds` are those whose change is shown anyway; the present ones unless given.
  func makeStage(in newBounds: CGRect? = nil) -> UpdateAnimation? {
    guard canAnimate, AnimationBlock.animatesChanges, stage == nil, knownCounts != nil, !due.reload
    else { return nil }
    return UpdateAnimation(of: self, in: newBounds ?? bounds)
  }

  /// Makes a change, and shows it as a movement from `stage` if there is one.
  ///
  /// - Parameters:
  ///   - stage: What was seen before.
  ///   - change: Makes the change at once, and lays the elements out.
  ///   - finalize: Runs in the movement's block, as its last step.
  func show(_ stage: UpdateAnimation?, change: () -> Void, finalize: () -> Void) {
    guard let stage else {
      change()
      return finalize()
    }
    // 1. Make the change; who comes and goes meanwhile is noted.
    self.stage = stage
    stages.append(stage)
    UIView.performWithoutAnimation(change)
    // 2. Ask the layout where they come from and go to.
    let arrivals = stage.appearing.compactMap { arrival(of: $0) }
    let departures = leaving.filter { $0.stage === stage }.compactMap { departure(of: $0) }
    self.stage = nil
    // 3. Show the way there.
    stage.group = AnimationBlock.run(Self.updateSettings) {
      for view in movableViews(besides: stage) { move(view, from: stage) }
      for arrival in arrivals { arrival.play() }
      for departure in departures { departure.play() }
      moveContent(from: stage)
      finalize()
    } completion: { [weak self] _ in
      guard let self else { return stage.end(false) }
      end(stage)
    }
    // 4. What was seen before is not of use any more.
    stage.letGoOfPlaces()
  }

  /// Shows a change of a cell's state as a movement of what is inside: a row's fade (uikit.md 8.1).
  func showChange(of cell: UICollectionViewCell, _ change: () -> Void) {
    guard canAnimate else { return change() }
    AnimationBlock.run(Self.updateSettings) {
      change()
      LayoutPass(inside: cell).run()
    } completion: { _ in
    }
  }

  /// Ends all movements: what they lead to is not of use any more.
  func interruptMovements() {
    for stage in stages {
      stage.isInterrupted = true
      stage.group?.cancel()
    }
  }

  /// What is seen on its way besides what leaves with this movement.
  private func movableViews(besides stage: UpdateAnimation) -> [UIView] {
    let leaving = Set(leaving.filter { $0.stage === stage }.map { ObjectIdentifier($0.shown.view) })
    return movableViews.filter { !leaving.contains(ObjectIdentifier($0)) }
  }

  private func move(_ view: UIView, from stage: UpdateAnimation) {
    guard let before = stage.place(of: view) else { return }
    let now = ViewGeometry(of: view)
    guard before != now else { return }
    UIView.performWithoutAnimation { before.give(to: view) }
    now.give(to: view)
  }

  private func arrival(of element: ElementID) -> ElementTransition? {
    guard let shown = shown[element], let initial = layout.initialAttributes(forAppearing: element)
    else { return nil }
    return ElementTransition(view: shown.view, from: initial, to: shown.attributes)
  }

  private func departure(of leaves: DisappearingElement) -> ElementTransition? {
    guard let final = layout.finalAttributes(forDisappearing: leaves.before) else { return nil }
    // Where a scroller has it is said in the scroller's content: it fades where it is.
    if leaves.shown.attributes.isInScroller { final.center = leaves.shown.view.center }
    return ElementTransition(view: leaves.shown.view, from: nil, to: final)
  }

  /// Shows the content on its way to another offset.
  ///
  /// Only while something moves is there a movement whose end is waited for.
  private func moveContent(from stage: UpdateAnimation) {
    let way = CGPoint(x: stage.bounds.minX - bounds.minX, y: stage.bounds.minY - bounds.minY)
    guard let group = AnimationBlock.current else { return }
    if way != .zero { layer.animate(.bounds(CGRect(origin: way, size: .zero))) }
    if !group.isEmpty { group.include(layer) }
  }

  private func end(_ stage: UpdateAnimation) {
    retireLeaving(with: stage)
    stages.removeAll { $0 === stage }
    let isWhole = !stage.isInterrupted && window != nil
    due.completions.append { stage.end(isWhole) }
    callCompletions()
  }
}

extension UpdateAnimation {
  /// Calls those who wait, each once.
  fileprivate func end(_ isWhole: Bool) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(isWhole) }
  }
}
