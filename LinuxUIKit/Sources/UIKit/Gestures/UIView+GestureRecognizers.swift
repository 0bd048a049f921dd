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
    attachRecognizer(gestureRecognizer)
  }

  /// Detaches a gesture recognizer from the view, canceling a gesture in progress.
  ///
  /// - Note: Not implemented: overriding this method.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelRecognition()
    detachRecognizer(gestureRecognizer)
  }

  private func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for old in attachedRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
    attachments.attachment(AttachedRecognizers.self)?.replace(by: new)
  }

  /// The gesture recognizers, in the order in which they were added.
  var attachedRecognizers: [UIGestureRecognizer] {
    attachments.attachment(AttachedRecognizers.self)?.recognizers ?? []
  }

  /// Appends a gesture recognizer that isn't attached to a view.
  private func attachRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.setView(self)
    let attached = attachments.attachment(AttachedRecognizers.self) ?? AttachedRecognizers()
    if attached.recognizers.isEmpty { attach(attached, as: AttachedRecognizers.self) }
    attached.replace(by: attached.recognizers + [recognizer])
  }

  /// Removes a gesture recognizer of the view.
  private func detachRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.setView(nil)
    attachments.attachment(AttachedRecognizers.self)?
      .replace(by: attachedRecognizers.filter { $0 !== recognizer })
  }
}

/// The gesture recognizers that a view keeps.
private final class AttachedRecognizers {
  private(set) var recognizers: [UIGestureRecognizer] = []

  /// Replaces the recognizers, which are attached to the view.
  func replace(by recognizers: [UIGestureRecognizer]) {
    self.recognizers = recognizers
  }
}
