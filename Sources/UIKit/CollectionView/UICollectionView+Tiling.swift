extension UICollectionView {
  /// How often a pass prepares again because preparing moved the visible rectangle.
  private static let mostPreparations = 10

  /// One layout pass; the steps are those of uikit.md 6.2.
  ///
  /// Views that leave come before views that enter, which Apple's does the other way round: so a
  /// jump to another place reuses the views that it leaves behind.
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
    placeBackgroundView()
    due.passDepth -= 1
    // 5. Tell those who wait for the end of the pass.
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
    due.tileNumber += 1
    let number = due.tileNumber
    let wanted = wantedElements()
    endShowing(allBut: wanted, in: number)
    guard number == due.tileNumber else { return }
    for attributes in wanted {
      show(attributes)
      guard number == due.tileNumber else { return }
    }
    putInDrawingOrder(wanted)
  }

  /// The elements that touch the visible rectangle, each once.
  private func wantedElements() -> [UICollectionViewLayoutAttributes] {
    guard dataSource != nil else { return [] }
    let visible = bounds
    var seen = Set<ElementID>()
    return (layout.layoutAttributesForElements(in: visible) ?? []).filter {
      !$0.isHidden && $0.frame.overlaps(visible) && seen.insert($0.element).inserted
    }
  }

  private func endShowing(allBut wanted: [UICollectionViewLayoutAttributes], in number: Int) {
    let staying = Set(wanted.map(\.element))
    for element in drawingOrder where !staying.contains(element) {
      endShowing(element)
      guard number == due.tileNumber else { return }
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if shown[element] != nil {
      shown[element]?.take(attributes)
      return
    }
    beginShowing(attributes)
  }

  private func putInDrawingOrder(_ wanted: [UICollectionViewLayoutAttributes]) {
    drawingOrder = wanted.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element.element)
    var index = backgroundView == nil ? 0 : 1
    for element in drawingOrder {
      guard let view = shown[element]?.view, view.superview === self, index < subviews.count
      else { continue }
      if subviews[index] !== view { reorder(view, to: index) }
      index += 1
    }
  }

  func callCompletions() {
    guard due.passDepth == 0 else { return }
    let completions = due.completions
    due.completions = []
    for completion in completions { completion() }
  }
}
