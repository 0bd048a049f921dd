extension UIWindow {
  /// Calls each touched view once for every phase that its touches are in.
  func deliver(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    for (view, itsTouches) in Dictionary(grouping: touches, by: \.target) {
      guard let view else { continue }
      view.receive(itsTouches, of: event)
    }
  }
}

extension UITouch {
  fileprivate var target: UIView? { view }
}

extension UIView {
  fileprivate func receive(_ touches: [UITouch], of event: UIEvent) {
    let byPhase = Dictionary(grouping: touches, by: \.phase).mapValues { Set($0) }
    if let began = byPhase[.began] { touchesBegan(began, with: event) }
    if let moved = byPhase[.moved] { touchesMoved(moved, with: event) }
    if let ended = byPhase[.ended] { touchesEnded(ended, with: event) }
    if let cancelled = byPhase[.cancelled] { touchesCancelled(cancelled, with: event) }
  }
}
