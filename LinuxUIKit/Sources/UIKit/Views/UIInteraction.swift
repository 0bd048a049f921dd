/// A behavior of a view that views of any class can have, such as being dragged.
///
/// ```swift
/// imageView.isUserInteractionEnabled = true
/// imageView.addInteraction(UIDragInteraction(delegate: self))
/// ```
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; `nil` if it has none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or, with `nil`, removed from one.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or, with `nil`, removed from one.
  func didMove(to view: UIView?)
}

extension UIView {
  func replaceInteractions(with new: [any UIInteraction]) {
    for old in attachedInteractions where !new.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for interaction in new where interaction.view !== self { addInteraction(interaction) }
    setAttachedInteractions(new)
  }

  func attachInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    setAttachedInteractions(attachedInteractions + [interaction])
    interaction.didMove(to: self)
  }

  func detachInteraction(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    setAttachedInteractions(attachedInteractions.filter { $0 !== interaction })
    interaction.didMove(to: nil)
  }

  /// The interactions, in the order in which they were added.
  var attachedInteractions: [any UIInteraction] {
    attachments.attachment(AttachedInteractions.self)?.interactions ?? []
  }

  /// Stores the interactions, which have been notified of the change.
  private func setAttachedInteractions(_ interactions: [any UIInteraction]) {
    let attached = interactions.isEmpty ? nil : AttachedInteractions(interactions)
    attach(attached, as: AttachedInteractions.self)
  }
}

/// The interactions that a view keeps.
private final class AttachedInteractions {
  let interactions: [any UIInteraction]

  init(_ interactions: [any UIInteraction]) {
    self.interactions = interactions
  }
}
