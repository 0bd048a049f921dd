extension UICollectionView {
  /// How often a pass prepares again because preparing moved the visible rectangle.
  private static let mostPreparations = 10

  /// One layout pass; the steps are those of uikit.md 6.2.
  func layOutElements() {
    due.passDepth += 1
    // 1. Let go of views of old data.
    endAllIfReloading()
    // 2. Count, prepare, and take the content size over.
    prepareUntilSettled()
    // 3. Show what the layout answers for the visible rectangle.
    tileIfDue()
    // 4. Let views say how large they are, and make room for that.
    measureUntilSettled()
    // 5. Tell of views that waited for that, and let go of those that have left.
    finishShowing()
    placeBackgroundView()
    due.passDepth -= 1
    // 6. Name what the scroll comes to next.
    prefetchIfDue()
    // 7. Tell those who wait for the end of the pass.
    callCompletions()
  }

  func prepareUntilSettled() {
    for _ in 0..<Self.mostPreparations {
      if layout.isOutdated { layout.invalidateLayout() }
      guard due.prepare else { return }
      prepareLayoutIfDue()
    }
  }

  func tileIfDue() {
    guard due.tile else { return }
    due.tile = false
    (due.finish, due.prefetch) = (true, true)
    due.tileNumber += 1
    let number = due.tileNumber
    placeScrollers()
    handleVisible()
    guard number == due.tileNumber else { return }
    let wanted = wantedElements()
    markLeaving(allBut: wanted)
    if isJumping { letGoOfLeaving(in: number) }
    for attributes in wanted {
      guard number == due.tileNumber else { return }
      show(attributes)
    }
    guard number == due.tileNumber else { return }
    putInDrawingOrder(wanted)
    due.isInvalidated = false
  }

  /// Tells the delegate of views that were to be measured first, and takes off what has left.
  ///
  /// What measuring pushed off the screen again was never displayed, and nobody hears of it.
  private func finishShowing() {
    guard due.finish else { return }
    due.finish = false
    let number = due.tileNumber
    for element in drawingOrder where shown[element]?.isLeaving == false {
      announceBegin(of: element)
      guard number == due.tileNumber else { return }
    }
    letGoOfLeaving(in: number)
    guard number == due.tileNumber else { return }
    removeInvisibleScrollers()
  }

  /// Whether no cell stays on the screen.
  ///
  /// [guess 6.2] What leaves goes last, but not then: a jump to another screen would need the cells of
  /// two.
  private var isJumping: Bool {
    let cells = drawingOrder.filter { $0.category == .cell }
    return !cells.isEmpty && cells.allSatisfy { shown[$0]?.isLeaving == true }
  }

  private func letGoOfLeaving(in number: Int) {
    for element in drawingOrder where shown[element]?.isLeaving == true {
      guard number == due.tileNumber else { return }
      letGo(element)
    }
  }

  private func handleVisible() {
    let handling = due.handling
    due.handling = .only([])
    layout.handleVisible(handling)
  }

  /// The elements that touch the visible rectangle, each once.
  private func wantedElements() -> [UICollectionViewLayoutAttributes] {
    guard dataSource != nil else { return [] }
    let visible = bounds
    var seen = Set<ElementID>()
    let elements = lifting(layout.layoutAttributesForElements(in: visible) ?? []).filter {
      !$0.isHidden && seenFrame(of: $0).overlaps(visible) && seen.insert($0.element).inserted
    }
    return swiping(elements)
  }

  /// Marks what is on the screen and not wanted there any more; it goes when the pass is over.
  private func markLeaving(allBut wanted: [UICollectionViewLayoutAttributes]) {
    let staying = Set(wanted.map(\.element))
    for element in drawingOrder where !staying.contains(element) {
      shown[element]?.isLeaving = true
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    guard shown[element] != nil || revive(attributes), let view = shown[element]?.view else {
      return beginShowing(attributes)
    }
    noteSilentChange(to: attributes)
    let home = home(of: attributes)
    if view.superview !== home { home.addSubview(view) }
    shown[element]?.isLeaving = false
    shown[element]?.take(attributes)
  }

  private func putInDrawingOrder(_ wanted: [UICollectionViewLayoutAttributes]) {
    // What leaves has no say in where a scroller stands, so it comes last; it is gone in a moment.
    let leaving = drawingOrder.filter { shown[$0]?.isLeaving == true }
    drawingOrder =
      wanted.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element.element) + leaving
    var order = SubviewOrder(in: self, from: backgroundView == nil ? 0 : 1)
    // What leaves is below everything else (uikit.md 6.9).
    for element in self.leaving { order.put(element.shown.view) }
    for (_, scroller) in scrollers.shown.sorted(by: { $0.key < $1.key })
    where scroller.subviews.isEmpty {
      order.put(scroller)
    }
    for element in drawingOrder {
      if let view = shown[element]?.view { order.put(view) }
    }
  }

  func callCompletions() {
    guard due.passDepth == 0 else { return }
    let completions = due.completions
    due.completions = []
    for completion in completions { completion() }
  }
}
