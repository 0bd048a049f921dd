import CompositionalLayout

extension UICollectionView {
  /// How often a pass measures again because measuring brought other views on the screen.
  ///
  /// Ours: a screen whose views turn out a hundred times shorter than estimated settles in one pass.
  /// Where views never settle, ours says so once and goes on; Apple's stops the program
  /// (compositional-layout.md 6.7, E-LOOP).
  private static let mostMeasurings = 100

  /// Asks views for their sizes where the layout leaves that to them, and lays out again, until
  /// nothing new comes on the screen (compositional-layout.md 4.2, 4.3).
  func measureUntilSettled() {
    // A pass that measuring itself brings about leaves it to the one that measures.
    guard !due.isMeasuring else { return }
    due.isMeasuring = true
    defer { due.isMeasuring = false }
    for _ in 0..<Self.mostMeasurings {
      // Views of old data have nothing to say about what comes in their place.
      guard !due.reload, measureShown() || measureUnseen() else { return }
      prepareUntilSettled()
      tileIfDue()
    }
    noteLoop()
  }

  /// Lets views on the screen say anew how large they are.
  func measureAgain() {
    for element in drawingOrder { shown[element]?.measuring = nil }
  }

  private func noteLoop() {
    guard !isLoopNoted else { return }
    isLoopNoted = true
    LayoutLog.write(
      """
      \(description) is stuck in its update/layout loop. This can happen for many reasons, including \
      self-sizing views whose preferred attributes are not returning a consistent size.
      """)
  }

  /// Measures what is on the screen and has not been measured; returns whether a size changed.
  ///
  /// From the start on, each change moving the rest: what is pushed off the screen is not measured.
  private func measureShown() -> Bool {
    let number = due.tileNumber
    var isChanged = false
    for element in elementsToMeasure {
      guard number == due.tileNumber, let shown = shown[element] else { break }
      if isChanged {
        guard let now = attributes(of: element), seenFrame(of: now).overlaps(bounds)
        else { continue }
        self.shown[element]?.take(now)
      }
      if measure(element, shown.view) { isChanged = true }
    }
    return isChanged || number != due.tileNumber
  }

  private var elementsToMeasure: [ElementID] {
    drawingOrder.filter { element in
      guard let shown = shown[element], !shown.isLeaving, !shown.attributes.sizing.isEmpty
      else { return false }
      return !(shown.measuring?.covers(shown.geometry.size) ?? false)
    }.sorted { start(of: $0) < start(of: $1) }
  }

  private func start(of element: ElementID) -> (CGFloat, CGFloat) {
    let frame = shown[element]?.geometry.frame ?? .zero
    return (frame.minY, frame.minX)
  }

  /// Asks one view, and lays out again where it wants another size; returns whether it does.
  private func measure(_ element: ElementID, _ view: UICollectionReusableView) -> Bool {
    guard let original = shown[element]?.attributes else { return false }
    // Views often change what they are given and return it.
    guard let given = original.copy() as? UICollectionViewLayoutAttributes else { return false }
    (view as? UICollectionViewCell)?.willLayOut()
    let preferred = view.preferredLayoutAttributesFitting(given)
    let wanted = preferred.size.taking(original.sizing, of: original.size)
    shown[element]?.measuring = ElementMeasuring(offered: original.size, preferred: wanted)
    guard invalidate(original, for: preferred, wanted) else { return false }
    prepareUntilSettled()
    return true
  }

  /// Tells the layout what a view asks for; returns whether it has to lay out again for that.
  func invalidate(
    _ original: UICollectionViewLayoutAttributes, for preferred: UICollectionViewLayoutAttributes,
    _ wanted: CGSize
  ) -> Bool {
    // Asked once for each measurement, whatever comes of it (4.3).
    let isAsked = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let isSame = wanted.isSame(as: original.size, scale: traitCollection.displayScale)
    let isKnown = layout.knows(isSame ? original.size : wanted, askedInPlaceOf: original)
    guard isAsked || layout.decidesOnPreferredSizes, !isSame, !isKnown else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }
}

extension CGSize {
  /// Whether two sizes are the same number of pixels: a layout takes no notice of a difference of
  /// less than half a pixel (compositional-layout.md 4.3).
  func isSame(as other: CGSize, scale: CGFloat) -> Bool {
    roundedToPixel(width, scale: scale) == roundedToPixel(other.width, scale: scale)
      && roundedToPixel(height, scale: scale) == roundedToPixel(other.height, scale: scale)
  }

  /// This size on some axes, and another one on the others.
  func taking(_ axes: LayoutSelfSizing, of other: CGSize) -> CGSize {
    CGSize(
      width: axes.contains(.width) ? width : other.width,
      height: axes.contains(.height) ? height : other.height)
  }
}
