extension UICollectionView {
  /// The violated invariants of displayed, disappearing and reusable views; empty if there are
  /// none.
  ///
  /// The cost depends on the number of displayed and reusable views. Tests and `make soak` read it
  /// after each change that was laid out, and at each frame.
  package var brokenInvariants: [String] {
    brokenOrder + brokenViews + brokenQueue + brokenPaths + brokenDisappearing + brokenAnimations
      + brokenPrepared
  }

  private var visible: [VisibleElement] { visibleElements.inDrawingOrder }

  private var displayedViewIdentifiers: Set<ObjectIdentifier> {
    Set(visible.map { ObjectIdentifier($0.view) })
  }

  private var brokenOrder: [String] {
    var broken: [String] = []
    let drawn = visible.map(\.element)
    if Set(drawn) != Set(visibleElements.identifiers) {
      broken.append("drawn and displayed elements differ")
    }
    if Set(drawn).count != drawn.count { broken.append("an element is drawn twice") }
    let elements = displayedViewIdentifiers
    for parent in [self] + Array(visibleElements.scrollers.displayed.values) as [UIView] {
      let inTree = parent.subviews.map { ObjectIdentifier($0) }.filter(elements.contains)
      let wanted = visible.map(\.view).filter { $0.superview === parent }
      if inTree != wanted.map({ ObjectIdentifier($0) }) {
        broken.append("subviews are not in drawing order")
      }
    }
    return broken
  }

  private var brokenViews: [String] {
    visible.flatMap { visible in
      var broken: [String] = []
      let (element, view) = (visible.element, visible.view)
      if !visibleElements.contains(visible) { broken.append("\(element): not displayed") }
      if view.displayedElement != element {
        broken.append("\(element): the view displays another element")
      }
      if view.superview !== container(of: visible.attributes) {
        broken.append("\(element): the view has another superview")
      }
      if view.center.moved(by: view.layoutOrigin(in: view.superview)) != visible.geometry.center {
        broken.append("\(element): misplaced")
      }
      if !displayedFrame(of: visible.attributes).overlaps(bounds),
        element != elementOfFirstResponder
      {
        broken.append("\(element): not visible")
      }
      if visible.display.indexPathBeforeUpdate != nil {
        broken.append("\(element): still in an update")
      }
      return broken
    }
  }

  private var brokenQueue: [String] {
    let waiting = reusePool.waitingViews
    let displayed = displayedViewIdentifiers
    var broken: [String] = []
    if waiting.contains(where: { displayed.contains(ObjectIdentifier($0)) }) {
      broken.append("a displayed view waits for reuse")
    }
    if waiting.contains(where: { $0.superview != nil }) {
      broken.append("a view that waits for reuse has a superview")
    }
    if Set(waiting.map { ObjectIdentifier($0) }).count != waiting.count {
      broken.append("a view waits twice")
    }
    return broken
  }

  private var brokenPaths: [String] {
    let cells = visibleElements.cells.map(\.element.indexPath)
    return (cells + selection.indexPaths).filter { !counts.contains($0) }
      .map { "\($0): no such item" }
  }

  private var brokenDisappearing: [String] {
    var broken: [String] = []
    let views = animations.disappearing.map(\.visible.view)
    let waiting = Set(reusePool.waitingViews.map { ObjectIdentifier($0) })
    let displayed = displayedViewIdentifiers
    for view in views {
      if view.superview !== self { broken.append("a disappearing view has another superview") }
      if view.displayedElement != nil {
        broken.append("a disappearing view displays an element")
      }
      if waiting.contains(ObjectIdentifier(view)) {
        broken.append("a disappearing view waits for reuse")
      }
      if displayed.contains(ObjectIdentifier(view)) {
        broken.append("a disappearing view is displayed")
      }
    }
    if Set(views.map { ObjectIdentifier($0) }).count != views.count {
      broken.append("a view disappears twice")
    }
    let elements = animations.disappearing.compactMap(\.current)
    if elements.contains(where: { visibleElements[$0] != nil }) {
      broken.append("an element is displayed and disappears")
    }
    if Set(elements).count != elements.count { broken.append("an element disappears twice") }
    return broken
  }

  private var brokenPrepared: [String] {
    let views = preparedElements.views
    let others = displayedViewIdentifiers.union(
      (reusePool.waitingViews + animations.disappearing.map(\.visible.view)).map {
        ObjectIdentifier($0)
      })
    var broken: [String] = []
    if views.contains(where: { others.contains(ObjectIdentifier($0)) }) {
      broken.append("a prepared view is used elsewhere")
    }
    if views.contains(where: { $0.superview != nil || $0.displayedElement != nil }) {
      broken.append("a prepared view is displayed")
    }
    for element in preparedElements.elements {
      if visibleElements[element] != nil { broken.append("\(element): displayed and prepared") }
      if element.category == .cell, !counts.contains(element.indexPath) {
        broken.append("\(element): no such item")
      }
    }
    return broken
  }

  private var brokenAnimations: [String] {
    var broken: [String] = []
    let running = animations.running
    if animations.disappearing.contains(where: { element in
      !running.contains { $0 === element.animation }
    }) {
      broken.append("a view disappears without an animation")
    }
    if animations.recording != nil { broken.append("a change is incomplete") }
    if !running.isEmpty, FrameClock.shared.isIdle { broken.append("an animation never ends") }
    return broken
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
