extension UICollectionViewDiffableDataSource {
  typealias Change = SnapshotChange<SectionIdentifierType, ItemIdentifierType>
  typealias Application =
    @MainActor @Sendable (_ change: Change?, _ finish: @escaping () -> Void) -> Void

  /// Lets an update be started: at once where that is possible, when it comes from the main queue.
  ///
  /// - Parameters:
  ///   - snapshot: What is compared in the background with what is displayedSnapshot before; nil where nothing
  ///     is.
  ///   - completion: Called once on the main queue when the update is done.
  ///   - play: Plays the update with what came of comparing, if anything did.
  nonisolated func submit(
    comparing snapshot: Snapshot? = nil, _ completion: (() -> Void)?,
    _ application: @escaping Application
  ) {
    let completion = SubmittedCompletion(call: completion)
    guard MainQueue.isCurrent else {
      return submitFromBackground(comparing: snapshot, completion, application)
    }
    MainActor.assumeIsolated {
      if queue.hasOutstandingUpdates { raiseMixedQueues() }
      updates.add(completion: completion.call) { application(nil, $0) }
    }
  }

  nonisolated private func submitFromBackground(
    comparing snapshot: Snapshot?, _ completion: SubmittedCompletion,
    _ application: @escaping Application
  ) {
    let before = queue.begin(snapshot)
    let change = before.flatMap { before in snapshot.map { Change(from: before, to: $0) } }
    Task { @MainActor in
      queue.end()
      updates.add(completion: completion.call) { application(change, $0) }
    }
  }

  private func raiseMixedQueues() -> Never {
    let view = collectionView.map { "\($0)" } ?? "(null)"
    fatalError(DiffableDataSourceMistake.mixedQueues.text(naming: view))
  }
}

/// A completion on its way to the main queue.
///
/// Unchecked, because it is called there alone, once, and whoever hands it over does not call it.
private struct SubmittedCompletion: @unchecked Sendable {
  let call: (() -> Void)?
}
