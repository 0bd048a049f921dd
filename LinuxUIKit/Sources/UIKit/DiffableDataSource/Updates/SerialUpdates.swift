/// Plays updates one after the other, and calls their completions, each once and in that order.
///
/// An update that comes while another is started waits for its end. One that comes while a cell is
/// provided waits too, since the collection view cannot be changed in the middle of its
/// layout; it is started in the next turn of the main actor. Completions run when nothing is started,
/// so that an update that they add is started at once. An update that is still seen on its way when
/// the next one is started has its completion before that one's all the same.
@MainActor final class SerialUpdates {
  private final class Update {
    let completion: (() -> Void)?
    let application: (_ finish: @escaping () -> Void) -> Void
    var isFinished = false

    init(
      completion: (() -> Void)?, application: @escaping (_ finish: @escaping () -> Void) -> Void
    ) {
      self.completion = completion
      self.application = application
    }
  }

  private var updates: [Update] = []
  private var started: [Update] = []
  private var isApplying = false
  private var isCompleting = false
  private var activeProviderCount = 0

  /// Plays an update as soon as those before it have been started.
  ///
  /// - Parameters:
  ///   - completion: Called once when the update has called `finish`.
  ///   - play: Plays the update; it calls `finish` once, at once or later.
  func add(
    completion: (() -> Void)?, application: @escaping (_ finish: @escaping () -> Void) -> Void
  ) {
    updates.append(Update(completion: completion, application: application))
    proceed()
  }

  /// Runs a provider; updates that it adds are started after it.
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
    update.isFinished = true
    complete()
  }

  private func complete() {
    guard !isApplying, !isCompleting else { return }
    isCompleting = true
    while started.first?.isFinished == true { started.removeFirst().completion?() }
    isCompleting = false
  }
}
