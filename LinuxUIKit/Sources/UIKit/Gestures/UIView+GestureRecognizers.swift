extension UIView {
  /// The view's gesture recognizers in the order in which they were added, or `nil` if there are
  /// none.
  ///
  /// Setting it removes all others.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Attaches a gesture recognizer to the view, after removing it from its current view.
  ///
  /// - Note: Not implemented: overriding this method.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    storage.gestureRecognizers.append(gestureRecognizer)
  }

  /// Detaches a gesture recognizer from the view, canceling a gesture in progress.
  ///
  /// - Note: Not implemented: overriding this method.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelRecognition()
    gestureRecognizer.view = nil
    storage.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  private func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for old in storage.gestureRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
    storage.gestureRecognizers = new
  }
}
