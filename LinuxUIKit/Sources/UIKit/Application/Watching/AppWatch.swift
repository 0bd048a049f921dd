import Foundation

/// The duties of an app that is started again after each change of its sources: to return to where the app
/// before was, to remember where it is, and to display the message of the compiler.
@MainActor final class AppWatch {
  /// The seconds between two looks for a message.
  private static let interval: TimeInterval = 0.2
  private let folder: WatchFolder
  private let reports: DisplayReports
  private let state: AppState?
  private var replay: JourneyReplay?
  private var journey: Journey?
  private var isMoved = false
  private var gestures = GestureRecorder()
  private var nextLook = -TimeInterval.infinity
  private var message: String?
  private let messageLayer = BuildMessageLayer()

  /// Creates a watch that goes on from a state.
  init(_ folder: WatchFolder, from state: AppState?, reports: DisplayReports) {
    (self.folder, self.state, self.reports) = (folder, state, reports)
  }

  /// The layers above all windows.
  var layers: [CALayer] { message == nil ? [] : [messageLayer] }

  /// Records an event before it is handled; a press ends the return to where the app was.
  func record(_ event: DisplayEvent, at time: TimeInterval) {
    switch event {
    case .pointerPressed, .touchBegan: endReplay()
    default: break
    }
    if replay == nil { gestures.record(event, at: time) }
  }

  /// Goes on with the return, or records where the app is.
  ///
  /// Call it once in each frame, after the events.
  func advance(at time: TimeInterval, _ look: @autoclosure () -> AppState) {
    lookForMessage(at: time)
    if journey == nil { begin(at: time) }
    recordPlace()
    if let result = replay?.advance(at: time) {
      replay = nil
      report(result)
    }
    if isMoved, replay == nil {
      isMoved = false
      save(look())
    }
  }

  /// Records where the app is; what a replay has done is the step that it repeats.
  private func recordPlace() {
    let place = AppPlace(of: UIApplication.shared.windows)
    let gesture = { self.replay.map(\.gesture) ?? self.gestures.takeLast() }
    if journey?.move(to: place, by: gesture()) == true { isMoved = true }
  }

  /// Saves where the app is, unless it is returning to where it was.
  func save(_ look: AppState) {
    guard replay == nil, let journey else { return }
    var state = look
    (state.start, state.steps) = (journey.start, journey.steps)
    state.positions = SavedScrollPosition.all(in: UIApplication.shared.windows)
    do { try folder.save(state) } catch {
      reports.write("The state of the app can't be saved: \(error)")
    }
  }

  private func begin(at time: TimeInterval) {
    let place = AppPlace(of: UIApplication.shared.windows)
    guard !place.names.isEmpty else { return }
    journey = Journey(from: place)
    replay = state.map { JourneyReplay(of: $0, at: time, with: .shared) }
  }

  private func endReplay() {
    replay?.end()
    replay = nil
  }

  private func report(_ result: JourneyReplay.Result) {
    switch result {
    case .arrived: reports.write("UIKIT_RESTORED")
    case .lost(let expected, let found):
      reports.write(
        "The app before displayed \(expected.joined(separator: ", ")). This one stays at"
          + " \(found.joined(separator: ", ")).")
    }
  }

  private func lookForMessage(at time: TimeInterval) {
    guard time >= nextLook else { return }
    nextLook = time + Self.interval
    let message = folder.message
    guard message != self.message else { return }
    self.message = message
    if let message { messageLayer.display(message, in: UIScreen.main.bounds) }
    FrameClock.shared.onEachFrame { _ in false }
  }
}
