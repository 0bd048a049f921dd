extension UIView {
  /// The recognizers of the view, the first to be added first; nil when there are none.
  ///
  /// Setting it takes the others away.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Lets a recognizer follow the touches on the view and inside of it.
  ///
  /// It leaves the view that it was on. Ours can't be overridden.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    storage.gestureRecognizers.append(gestureRecognizer)
  }

  /// Takes a recognizer off the view; a gesture that is under way is canceled.
  ///
  /// Ours can't be overridden.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp()
    gestureRecognizer.view = nil
    storage.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  private func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for old in storage.gestureRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
    storage.gestureRecognizers = new
  }
}
