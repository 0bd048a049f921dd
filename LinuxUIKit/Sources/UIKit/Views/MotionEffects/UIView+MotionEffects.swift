extension UIView {
  /// The motion effects, in the order in which they were added.
  var attachedMotionEffects: [UIMotionEffect] {
    attachments.attachment(AttachedMotionEffects.self)?.effects ?? []
  }

  /// Replaces the motion effects; one that is there several times counts once.
  func replaceMotionEffects(with effects: [UIMotionEffect]) {
    var unique: [UIMotionEffect] = []
    for effect in effects where !unique.contains(where: { $0 === effect }) { unique.append(effect) }
    attach(
      unique.isEmpty ? nil : AttachedMotionEffects(unique), as: AttachedMotionEffects.self)
  }
}

/// The motion effects that a view keeps.
private final class AttachedMotionEffects {
  let effects: [UIMotionEffect]

  init(_ effects: [UIMotionEffect]) {
    self.effects = effects
  }
}
