import UIKit

/// The state that a renderer's description depends on, and the container that describes it.
///
/// `onChange` is called once for all changes of a turn, and only if the last evaluation, or a
/// description that was added since, has read changed state.
@MainActor final class DependencyTracker {
  /// The closure that is called in the turn after a change.
  var onChange: (() -> Void)?

  private weak var container: (any LegoContainer)?
  private var reads: AccessList
  private lazy var observer = StateObserver { [weak self] in self?.onChange?() }

  /// Creates a tracker that observes `reads`.
  init(reads: AccessList) {
    self.reads = reads
    observer.observe(reads)
  }

  /// Observes `reads` in addition to the present dependencies.
  func add(_ reads: AccessList) {
    self.reads = self.reads.merging(reads)
    observer.observeAlso(reads)
  }

  /// Calls `onChange` now if something has changed.
  func flush() {
    observer.runIfNotified()
  }

  /// Finds the container that owns `renderer`: one whose state was read, or one above `view` in
  /// the responder chain.
  func findContainer(of renderer: LegoRenderer, around view: UIView) {
    container = containerAmongReads(of: renderer) ?? container(of: renderer, above: view)
  }

  /// Evaluates the container's description and observes what it reads; returns `nil` without a
  /// container.
  func evaluate(for renderer: LegoRenderer) -> Lego? {
    guard let container = container ?? containerAmongReads(of: renderer) else { return nil }
    self.container = container
    let tracked = observer.track { container.lego }
    reads = tracked.reads
    return tracked.result
  }

  private func containerAmongReads(of renderer: LegoRenderer) -> (any LegoContainer)? {
    reads.containers.first { $0.legoRenderer === renderer }
  }

  private func container(
    of renderer: LegoRenderer, above view: UIView
  ) -> (any LegoContainer)? {
    sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? any LegoContainer }.first { $0.legoRenderer === renderer }
  }
}
