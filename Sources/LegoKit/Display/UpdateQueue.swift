/// The updates of a screen, which are performed one after the other.
///
/// At most one update is performed and at most one waits: a later one replaces the waiting one.
/// Each ends exactly once, also if it is displayed in parts. No update begins while the collection view waits for a cell, a view or
/// a section, since it cannot change then, or while the user drags an item.
@MainActor final class UpdateQueue {
  private var waiting: PendingUpdate?
  private var perform: ((PendingUpdate) -> PendingUpdate?)?
  private var isPerforming = false
  private var callbackDepth = 0
  private var mustWait: (PendingUpdate) -> Bool = { _ in false }

  /// Performs the first content without animation, and from then on each update.
  ///
  /// An update that waits already is replaced by the first content, which ends it.
  ///
  /// `perform` returns an update whose other parts remain. They are performed one in each frame, unless
  /// another update has come meanwhile.
  func start(with lego: Lego, perform: @escaping (PendingUpdate) -> PendingUpdate?) {
    self.perform = perform
    waiting = PendingUpdate(
      lego: lego, reason: .firstContent, animates: false,
      completion: waiting?.completion ?? UpdateCompletion(nil))
    performWaiting()
  }

  /// Performs an update now, or after the one that is being performed.
  func enqueue(_ update: PendingUpdate) {
    waiting?.completion.finish(.superseded)
    waiting = update
    performWaiting()
  }

  /// Returns the result of a callback of the collection view.
  ///
  /// An update that comes meanwhile, such as one that a cell starts while it is updated, is
  /// performed in the next run of the main queue.
  func deferringUpdates<Result>(during callback: () -> Result) -> Result {
    callbackDepth += 1
    defer { callbackDepth -= 1 }
    return callback()
  }

  /// Lets updates wait while a function returns `true` for them.
  func hold(while mustWait: @escaping (PendingUpdate) -> Bool) {
    self.mustWait = mustWait
  }

  /// Performs the update that waits, after the reason to wait has ended.
  func resume() {
    performWaiting()
  }

  private func performWaiting() {
    guard !isPerforming, let perform else { return }
    guard callbackDepth == 0 else { return performWaitingLater() }
    isPerforming = true
    while let update = waiting, !mustWait(update) {
      waiting = nil
      guard let rest = perform(update) else { continue }
      guard waiting == nil else {
        rest.completion.finish(.superseded)
        continue
      }
      waiting = rest
      NextFrame.perform { [weak self] in self?.performWaiting() }
      break
    }
    isPerforming = false
  }

  private func performWaitingLater() {
    Task { @MainActor [weak self] in self?.performWaiting() }
  }
}

/// A description to display.
@MainActor struct PendingUpdate {
  let lego: Lego
  let reason: UpdateReport.Reason
  let animates: Bool
  let completion: UpdateCompletion
}
