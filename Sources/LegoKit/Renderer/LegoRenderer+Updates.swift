import UIKit

extension LegoRenderer {
  /// Shows `lego`, animating what has changed.
  ///
  /// - Parameters:
  ///   - lego: The new content. Reads of state in its block are followed from now on, too.
  ///   - animatingDifferences: Whether to animate; ``isAnimationEnabled`` has to agree.
  ///   - completion: Told exactly once how the update has ended.
  public func apply(
    _ lego: Lego, animatingDifferences: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) {
    reads = reads.merging(lego.reads)
    reader.followAlso(lego.reads)
    show(lego, animates: animatingDifferences, ticket: UpdateCompletion(completion))
  }

  /// Shows `lego`, animating what has changed: ``apply(_:animatingDifferences:completion:)``
  /// with a label.
  public func apply(lego: Lego, animatingDifferences: Bool = true) {
    apply(lego, animatingDifferences: animatingDifferences)
  }

  /// Shows `lego` and tells how it has ended, after its animation.
  public func applyAndWait(
    _ lego: Lego, animatingDifferences: Bool = true
  ) async -> UpdateOutcome {
    await withCheckedContinuation { continuation in
      apply(lego, animatingDifferences: animatingDifferences) { outcome in
        continuation.resume(returning: outcome)
      }
    }
  }

  /// Shows `lego` now, or after the update that is being made, in place of whatever waits.
  func show(_ lego: Lego, animates: Bool, ticket: UpdateCompletion) {
    self.lego = lego
    pending?.ticket.finish(.superseded)
    pending = PendingUpdate(lego: lego, animates: animates && isAnimationEnabled, ticket: ticket)
    showPending()
  }

  /// Makes the updates that wait, one after the other.
  ///
  /// An update that comes while the collection view waits for a cell or a section, such as one
  /// that a cell starts while it is filled, is made in the next turn.
  func showPending() {
    guard !isUpdating, let stage else { return }
    guard callbackDepth == 0 else { return showPendingLater() }
    isUpdating = true
    while let update = pending {
      pending = nil
      make(update, on: stage)
    }
    isUpdating = false
  }

  private func showPendingLater() {
    Task { @MainActor [weak self] in self?.showPending() }
  }
}
