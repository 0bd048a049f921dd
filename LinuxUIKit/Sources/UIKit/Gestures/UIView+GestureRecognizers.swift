extension UIView {
  func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for old in attachedRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
    attachments.attachment(AttachedRecognizers.self)?.replace(by: new)
  }

  /// The gesture recognizers, in the order in which they were added.
  var attachedRecognizers: [UIGestureRecognizer] {
    attachments.attachment(AttachedRecognizers.self)?.recognizers ?? []
  }

  /// Appends a gesture recognizer that isn't attached to a view.
  func attachRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.setView(self)
    let attached = attachments.attachment(AttachedRecognizers.self) ?? AttachedRecognizers()
    if attached.recognizers.isEmpty { attach(attached, as: AttachedRecognizers.self) }
    attached.replace(by: attached.recognizers + [recognizer])
  }

  /// Removes a gesture recognizer of the view.
  func detachRecognizer(_ recognizer: UIGestureRecognizer) {
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
