extension UIStackView {
  /// Puts a view into the list, which may have it already, and into the tree if it is not there.
  func arrange(_ view: UIView, at index: Int) {
    let known = arrangedSubviews.contains(view)
    if view.superview !== self { addSubview(view) }
    if known { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Takes a view out of the list, with its custom spacing and its constraints.
  func leaveArrangement(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arranger.forget(view)
    view.setStackRole(nil)
    view.layer.cancelAnimations(ofSamePropertyAs: .hiding)
    arrangementDidChange()
  }

  /// Stops on an index beyond the end, as Apple's does.
  func checkArrangedIndex(_ index: Int) {
    guard index < 0 || index > arrangedSubviews.count else { return }
    fatalError(
      """
      NSInternalInconsistencyException: index out of bounds for arranged subview: \
      index = \(index) expected to be less than or equal to \(arrangedSubviews.count)
      """)
  }

  /// Has the constraints brought up to date in the next layout pass, if there is reason to.
  func arrangementDidChange(_ isChanged: Bool = true) {
    if isChanged { setNeedsUpdateConstraints() }
  }
}
