import UIKit

extension LegoRenderer {
  /// Makes the update that waits for the next turn now, if state has changed.
  ///
  /// Screens need it hardly ever; tests that write state and look at the screen in the same turn
  /// do.
  public func flush() {
    reader.runIfWoken()
  }

  /// Evaluates the container's description again and shows it.
  func showContainersLego() {
    guard stage != nil, let lego = containersLego() else { return }
    show(lego, animates: true, ticket: UpdateCompletion(nil))
  }

  /// Evaluates the container's description, nil without a container.
  ///
  /// From then on, a change of what it has read wakes the renderer.
  func containersLego() -> Lego? {
    guard let container = container ?? containerAmongReads() else { return nil }
    self.container = container
    let tracked = reader.track { container.lego }
    reads = tracked.reads
    return tracked.result
  }

  /// Finds the container that owns this renderer: one whose state was read, or one that `view`
  /// belongs to.
  func adoptContainer(around view: UIView) {
    container = containerAmongReads() ?? containerAbove(view)
  }

  private func containerAmongReads() -> (any LegoContainer)? {
    reads.containers.values.lazy.compactMap(\.container).first { $0.legoRenderer === self }
  }

  private func containerAbove(_ view: UIView) -> (any LegoContainer)? {
    var responder: UIResponder? = view
    while let current = responder {
      if let owner = current as? any LegoContainer, owner.legoRenderer === self { return owner }
      responder = current.next
    }
    return nil
  }
}
