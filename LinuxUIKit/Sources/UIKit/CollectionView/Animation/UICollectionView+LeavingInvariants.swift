extension UICollectionView {
  /// What does not fit together in what is about to leave; empty when all is well.
  var brokenLeaving: [String] {
    var broken: [String] = []
    let views = leaving.map(\.shown.view)
    let waiting = Set(reuseQueue.waiting.values.joined().map { ObjectIdentifier($0) })
    let busy = Set(shown.values.map { ObjectIdentifier($0.view) })
    for view in views {
      if view.superview !== self { broken.append("a leaving view is not inside") }
      if view.shownElement != nil { broken.append("a leaving view says that it is shown") }
      if waiting.contains(ObjectIdentifier(view)) { broken.append("a leaving view can be reused") }
      if busy.contains(ObjectIdentifier(view)) { broken.append("a leaving view is shown") }
    }
    if Set(views.map { ObjectIdentifier($0) }).count != views.count {
      broken.append("a view leaves twice")
    }
    let elements = leaving.compactMap(\.element)
    if elements.contains(where: { shown[$0] != nil }) {
      broken.append("an element is shown and leaves")
    }
    if Set(elements).count != elements.count { broken.append("an element leaves twice") }
    if leaving.contains(where: { element in !stages.contains { $0 === element.stage } }) {
      broken.append("a view leaves with no movement")
    }
    if stage != nil { broken.append("a change is half made") }
    if !stages.isEmpty, FrameClock.shared.isIdle { broken.append("a movement never ends") }
    return broken
  }
}
