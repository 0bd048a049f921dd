/// Plays updates one after the other, and calls their completions, each once and in that order.
///
/// An update that comes while another is played waits for its end. One that comes while a cell is
/// provided waits too, since the collection view cannot be changed in the middle of its
/// layout; it is played in the next turn of the main actor. Completions run when nothing is played,
/// so that an update that they add is played at once. An update that is still seen on its way when
/// the next one is played has its completion before that one's all the same.
@MainActor final class SerialUpdates {
  private final class Update {
    let completion: (() -> Void)?
    let play: (_ finish: @escaping () -> Void) -> Void
    var isFinished = false

    init(
      completion: (() -> Void)?, play: @escaping (_ finish: @escaping () -> Void) -> Void
    ) {
      self.completion = completion
      self.play = play
    }
  }

  private var updates: [Update] = []
  private var played: [Update] = []
  private var isPlaying = false
  private var isCompleting = false
  private var providersAtWork = 0

  /// Plays an update as soon as those before it have been played.
  ///
  /// - Parameters:
  ///   - completion: Called once when the update has called `finish`.
  ///   - play: Plays the update; it calls `finish` once, at once or later.
  func add(completion: (() -> Void)?, play: @escaping (_ finish: @escaping () -> Void) -> Void) {
    updates.append(Update(completion: completion, play: play))
    proceed()
  }

  /// Runs a provider; updates that it adds are played after it.
  func waiting<Result>(_ provide: () -> Result) -> Result {
    providersAtWork += 1
    defer {
      providersAtWork -= 1
      proceedLater()
    }
    return provide()
  }

  private func proceedLater() {
    guard !updates.isEmpty, !isPlaying, providersAtWork == 0 else { return }
    Task { self.proceed() }
  }

  private func proceed() {
    guard !isPlaying, providersAtWork == 0 else { return }
    isPlaying = true
    while !updates.isEmpty {
      let update = updates.removeFirst()
      played.append(update)
      update.play { self.finish(update) }
    }
    isPlaying = false
    complete()
  }

  private func finish(_ update: Update) {
    update.isFinished = true
    complete()
  }

  private func complete() {
    guard !isPlaying, !isCompleting else { return }
    isCompleting = true
    while played.first?.isFinished == true { played.removeFirst().completion?() }
    isCompleting = false
  }
}
