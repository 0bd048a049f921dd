extension UIView {
  /// The view's gesture recognizers in the order in which they were added, or `nil` if there are
  /// none.
  ///
  /// Setting it removes all others.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Attaches a gesture recognizer to the view, after removing it from its current view.
  ///
  /// - Note: Not implemented: overriding this method.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recognizer from the view, canceling a gesture in progress.
  ///
  /// - Note: Not implemented: overriding this method.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelRecognition()
    detach(gestureRecognizer)
  }

  private func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for old in attachedRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
    sortGestureRecognizers(as: new)
  }
}
