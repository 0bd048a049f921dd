extension UICollectionView {
  /// What does not fit together in what is shown, drawn and kept for reuse; empty when all is well.
  ///
  /// Costs what is visible and kept; for tests and `make soak`, after any change that was laid out and
  /// at each frame.
  package var brokenInvariants: [String] {
    brokenOrder + brokenViews + brokenQueue + brokenPaths + brokenLeaving
  }

  private var brokenOrder: [String] {
    var broken: [String] = []
    if Set(drawingOrder) != Set(shown.keys) { broken.append("drawn and shown elements differ") }
    if Set(drawingOrder).count != drawingOrder.count { broken.append("an element is drawn twice") }
    let drawn = drawingOrder.compactMap { shown[$0]?.view }
    let elements = Set(drawn.map { ObjectIdentifier($0) })
    for parent in [self] + Array(scrollers.shown.values) as [UIView] {
      let inTree = parent.subviews.map { ObjectIdentifier($0) }.filter(elements.contains)
      let wanted = drawn.filter { $0.superview === parent }.map { ObjectIdentifier($0) }
      if inTree != wanted { broken.append("subviews are not in drawing order") }
    }
    return broken
  }

  private var brokenViews: [String] {
    shown.flatMap { element, shown in
      var broken: [String] = []
      if shown.view.shownElement != element { broken.append("\(element): the view says another") }
      let view = shown.view
      if view.superview !== home(of: shown.attributes) {
        broken.append("\(element): the view is not inside")
      }
      if view.center.moved(by: view.layoutOrigin(in: view.superview)) != shown.geometry.center {
        broken.append("\(element): misplaced")
      }
      if !seenFrame(of: shown.attributes).overlaps(bounds) {
        broken.append("\(element): not visible")
      }
      if shown.pathBeforeUpdate != nil { broken.append("\(element): still in an update") }
      return broken
    }
  }

  private var brokenQueue: [String] {
    let waiting = reuseQueue.waiting.values.joined()
    let busy = Set(shown.values.map { ObjectIdentifier($0.view) })
    var broken: [String] = []
    if waiting.contains(where: { busy.contains(ObjectIdentifier($0)) }) {
      broken.append("a shown view waits for reuse")
    }
    if waiting.contains(where: { $0.superview != nil }) {
      broken.append("a view that waits for reuse is in the tree")
    }
    if Set(waiting.map { ObjectIdentifier($0) }).count != waiting.count {
      broken.append("a view waits twice")
    }
    return broken
  }

  private var brokenPaths: [String] {
    let cells = shown.keys.filter { $0.category == .cell }.map(\.indexPath)
    return (cells + selection).filter { !counts.contains($0) }.map { "\($0): no such item" }
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
