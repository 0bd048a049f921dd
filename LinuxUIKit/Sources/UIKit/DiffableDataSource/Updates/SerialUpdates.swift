/// A serial queue of updates whose completion handlers are called once each, in order.
///
/// An update that is added during another one is performed afterward. One that is added while a
/// cell is being provided is performed in the next turn of the main actor, since the collection
/// view can't change during its layout. Completion handlers run when no update is being performed,
/// so updates that they add are performed immediately. The completion handlers keep the order of
/// updates even if animations overlap.
@MainActor final class SerialUpdates {
  private final class Update {
    let completion: (() -> Void)?
    let application: (_ finish: @escaping () -> Void) -> Void
    private(set) var isFinished = false

    init(
      completion: (() -> Void)?, application: @escaping (_ finish: @escaping () -> Void) -> Void
    ) {
      self.completion = completion
      self.application = application
    }

    func finish() { isFinished = true }
  }

  private var updates: [Update] = []
  private var started: [Update] = []
  private var isApplying = false
  private var isCompleting = false
  private var activeProviderCount = 0

  /// Performs an update after all previous ones.
  ///
  /// - Parameters:
  ///   - completion: Called once after the update has called `finish`.
  ///   - application: Performs the update and calls `finish` once, immediately or later.
  func add(
    completion: (() -> Void)?, application: @escaping (_ finish: @escaping () -> Void) -> Void
  ) {
    updates.append(Update(completion: completion, application: application))
    proceed()
  }

  /// Calls a provider and performs the updates that it adds afterward.
  func deferringUpdates<Result>(_ provide: () -> Result) -> Result {
    activeProviderCount += 1
    defer {
      activeProviderCount -= 1
      proceedAfterProvider()
    }
    return provide()
  }

  private func proceedAfterProvider() {
    guard !updates.isEmpty, !isApplying, activeProviderCount == 0 else { return }
    Task { self.proceed() }
  }

  private func proceed() {
    guard !isApplying, activeProviderCount == 0 else { return }
    isApplying = true
    while !updates.isEmpty {
      let update = updates.removeFirst()
      started.append(update)
      update.application { self.finish(update) }
    }
    isApplying = false
    complete()
  }

  private func finish(_ update: Update) {
    update.finish()
    complete()
  }

  private func complete() {
    guard !isApplying, !isCompleting else { return }
    isCompleting = true
    while started.first?.isFinished == true { started.removeFirst().completion?() }
    isCompleting = false
  }
}
