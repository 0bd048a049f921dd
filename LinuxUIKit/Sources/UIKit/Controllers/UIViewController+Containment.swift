extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    if child.parent != nil { child.detach() }
    children.append(child)
    child.parent = self
    child.viewIfLoaded?.refreshTraits()
  }

  func leaveParent() {
    guard parent != nil else { return }
    detach()
    didMove(toParent: nil)
  }

  private func detach() {
    parent?.storage.childTraits[ObjectIdentifier(self)] = nil
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
