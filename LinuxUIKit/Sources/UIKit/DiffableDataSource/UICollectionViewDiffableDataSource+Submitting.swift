extension UICollectionViewDiffableDataSource {
  typealias Change = SnapshotChange<SectionIdentifierType, ItemIdentifierType>
  typealias Application =
    @MainActor @Sendable (_ change: Change?, _ finish: @escaping () -> Void) -> Void

  /// Submits an update, which is performed immediately if it comes from the main queue and no other
  /// is in progress.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to compare with the previous one on a background queue; `nil` to
  ///     compare nothing.
  ///   - completion: Called once on the main queue when the update is done.
  ///   - application: Performs the update with the result of the comparison, if there is one.
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

// Unchecked because it is called on the main queue only, once, and the submitting queue doesn't
// call it.
/// A completion handler that is passed to the main queue.
private struct SubmittedCompletion: @unchecked Sendable {
  let call: (() -> Void)?
}
