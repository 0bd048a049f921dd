import CompositionalLayout

extension UICollectionView {
  /// The maximum number of times that a pass measures again because measuring has displayed other
  /// views.
  ///
  /// A screen of views that are a hundred times shorter than estimated settles in one pass. If
  /// views never settle, a warning is written once; Apple's UIKit stops the program
  /// (compositional-layout.md, 6.7).
  private static let maximumMeasuringCount = 100

  /// Measures self-sizing views and lays out again until nothing changes (compositional-layout.md,
  /// 4.2, 4.3).
  func measureUntilSettled() {
    pendingWork.passes.measure {
      for _ in 0..<Self.maximumMeasuringCount {
        // Views of outdated data need not be measured.
        guard !pendingWork.needs(.reload), measureVisibleElements() || measureUndisplayedCells()
        else { return }
        prepareUntilSettled()
        updateVisibleElementsIfNeeded()
      }
      reportLoop()
    }
  }

  /// Measures all displayed views again in the next pass.
  func invalidateMeasurements() {
    for visible in visibleElements.inDrawingOrder { visible.setMeasurement(nil) }
  }

  /// Measures a displayed self-sizing view again in the next pass.
  func invalidateMeasurement(of element: ElementID) {
    guard let visible = visibleElements[element], visible.display.measurement != nil else { return }
    visible.setMeasurement(nil)
    setNeedsLayout()
  }

  private func reportLoop() {
    guard pendingWork.passes.shouldReportLoop() else { return }
    LayoutLog.write(
      """
      \(description) is stuck in its update/layout loop. This can happen for many reasons, including \
      self-sizing views whose preferred attributes are not returning a consistent size.
      """)
  }

  // MARK: Displayed views

  /// Measures the displayed views that have not been measured; returns whether a size changed.
  ///
  /// Views are measured in order from the start, since each change moves the others. A view that is
  /// moved out of the visible bounds is not measured. The layout is prepared again for each changed
  /// view, or once for all that it positions together.
  private func measureVisibleElements() -> Bool {
    let pass = pendingWork.passes.elementPass
    var isChanged = false
    /// The first view with a new size since the layout was prepared.
    var unprepared: UICollectionViewLayoutAttributes?
    for visible in elementsToMeasure {
      guard pass.isCurrent, visibleElements.contains(visible) else { break }
      if isChanged {
        guard var now = attributes(of: visible.element) else { continue }
        if let first = unprepared, !layout.positions(now, togetherWith: first) {
          prepareUntilSettled()
          unprepared = nil
          guard pass.isCurrent, visibleElements.contains(visible) else { break }
          guard let prepared = attributes(of: visible.element) else { continue }
          now = prepared
        }
        guard displayedFrame(of: now).overlaps(bounds) else { continue }
        visible.apply(now)
      }
      guard measure(visible) else { continue }
      isChanged = true
      unprepared = unprepared ?? visible.attributes
    }
    if unprepared != nil { prepareUntilSettled() }
    return isChanged || !pass.isCurrent
  }

  private var elementsToMeasure: [VisibleElement] {
    visibleElements.inDrawingOrder.filter { visible in
      guard !visible.display.isLeaving, !layout.sizing(of: visible.attributes).isEmpty
      else { return false }
      return !(visible.display.measurement?.covers(visible.geometry.size) ?? false)
    }.sorted { Self.start(of: $0) < Self.start(of: $1) }
  }

  private static func start(of visible: VisibleElement) -> (CGFloat, CGFloat) {
    let frame = visible.geometry.frame
    return (frame.minY, frame.minX)
  }

  /// Measures a view, and invalidates the layout if its size differs; returns whether it does.
  private func measure(_ visible: VisibleElement) -> Bool {
    let original = visible.attributes
    let sizing = layout.sizing(of: original)
    visible.view.willLayOut()
    // Views often change the attributes that they receive, and return the same object.
    let offered = original.duplicate()
    offered.sizing = sizing
    let preferred = measuredAttributes(of: visible.view, fitting: offered)
    let wanted = preferred.size.replacing(original.size, on: sizing)
    visible.setMeasurement(ElementMeasurement(offered: original.size, preferred: wanted))
    return invalidateLayout(for: preferred, wanted, original: original)
  }

  /// Returns the attributes with the preferred size of a view, which is asked for them once, or as
  /// chosen twice.
  private func measuredAttributes(
    of view: any ElementView, fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if OpenChoices.current.contains(.measuresTwice) {
      let copy = attributes.duplicate()
      copy.sizing = attributes.sizing
      _ = preferredAttributes(of: view, fitting: copy)
    }
    return preferredAttributes(of: view, fitting: attributes)
  }

  // MARK: Undisplayed cells

  /// Measures cells that are not displayed, but on which the sizes of displayed ones depend;
  /// returns whether a size changed (compositional-layout.md, 4.6).
  ///
  /// Each cell is requested once; few views are created, since they are reused.
  private func measureUndisplayedCells() -> Bool {
    let pass = pendingWork.passes.elementPass
    var isChanged = false
    for path in layout.cellsToMeasure(in: bounds) where visibleElements[.cell(path)] == nil {
      guard pass.isCurrent else { return true }
      if measureUndisplayedCell(at: path) { isChanged = true }
    }
    return isChanged || !pass.isCurrent
  }

  private func measureUndisplayedCell(at path: IndexPath) -> Bool {
    guard let original = layout.layoutAttributesForItem(at: path) else { return false }
    let preferred = withUndisplayedView(of: original) {
      measuredAttributes(of: $0, fitting: original)
    }
    let wanted = preferred.size.replacing(original.size, on: original.sizing)
    return invalidateLayout(for: preferred, wanted, original: original)
  }

  // MARK: The layout

  /// Passes the preferred size of a view to the layout; returns whether that invalidates the
  /// layout.
  private func invalidateLayout(
    for preferred: UICollectionViewLayoutAttributes, _ wanted: CGSize,
    original: UICollectionViewLayoutAttributes
  ) -> Bool {
    // The layout is queried once for each measurement, even if its result has no effect
    // (compositional-layout.md, 4.3).
    let isInvalidated = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let isSame = wanted.isSame(as: original.size, scale: traitCollection.displayScale)
    let isKnown = layout.knows(isSame ? original.size : wanted, askedInPlaceOf: original)
    guard isInvalidated || layout.decidesOnPreferredSizes, !isSame, !isKnown else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }
}

extension CGSize {
  /// Returns whether two sizes are the same number of pixels.
  ///
  /// Layouts ignore differences of less than half a pixel (compositional-layout.md, 4.3).
  func isSame(as other: CGSize, scale: CGFloat) -> Bool {
    roundedToPixel(width, scale: scale) == roundedToPixel(other.width, scale: scale)
      && roundedToPixel(height, scale: scale) == roundedToPixel(other.height, scale: scale)
  }

  /// Returns this size with the lengths of another one on some axes.
  fileprivate func replacing(_ other: CGSize, on axes: LayoutSelfSizing) -> CGSize {
    CGSize(
      width: axes.contains(.width) ? width : other.width,
      height: axes.contains(.height) ? height : other.height)
  }
}
