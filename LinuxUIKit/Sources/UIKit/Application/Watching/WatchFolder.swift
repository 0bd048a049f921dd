import Foundation

/// The folder that an app in a window shares with the command that builds it and starts it again after
/// each change of its sources, `LinuxUIKit/Scripts/watch`.
///
/// The environment variable `UIKIT_WATCH` is its path. The app writes where it is into `state.json`, and
/// the command writes what the compiler says into `message`, which it removes after a successful build.
struct WatchFolder: Equatable, Sendable {
  private let url: URL

  /// Names the folder, which needs not exist.
  init(path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  private var stateFile: URL { url.appendingPathComponent("state.json") }
  private var messageFile: URL { url.appendingPathComponent("message") }

  /// The state of the app that ran before; `nil` if there is none, or one of another version.
  var state: AppState? {
    guard let data = try? Data(contentsOf: stateFile) else { return nil }
    return try? JSONDecoder().decode(AppState.self, from: data)
  }

  /// Writes the state for the app that runs next.
  func save(_ state: AppState) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try JSONEncoder().encode(state).write(to: stateFile, options: .atomic)
  }

  /// The message of the compiler; `nil` if the last build succeeded.
  var message: String? {
    let text = try? String(contentsOf: messageFile, encoding: .utf8)
    return text?.isEmpty == false ? text : nil
  }
}

/// The place of an app: the look of its window, the gestures that led to its screen, and the positions of its
/// lists.
struct AppState: Codable, Equatable, Sendable {
  /// The size of the window in points.
  var size: CGSize
  /// The corner of the window in the units of the window system; `nil` where that isn't known.
  var position: CGPoint?
  /// The raw value of the appearance.
  var style: Int
  /// The raw value of the text size.
  var textSize: String
  /// The raw value of the layout direction.
  var layoutDirection: Int
  /// The names of the controllers that were displayed at first.
  var start: [String]
  /// The steps from there to the app's place.
  var steps: [JourneyStep]
  /// The positions of the lists of the last screen.
  var positions: [SavedScrollPosition]
}

/// A change of the displayed controllers.
struct JourneyStep: Codable, Equatable, Sendable {
  /// The gesture that caused it; `nil` if the app did so by itself.
  var gesture: RecordedGesture?
  /// The names of the controllers after it.
  var place: [String]
}

extension AppState {
  /// Creates the state of a window's look, at the start.
  @MainActor init(traits: UITraitCollection, size: CGSize, position: CGPoint?) {
    self.init(
      size: size, position: position, style: traits.userInterfaceStyle.rawValue,
      textSize: traits.preferredContentSizeCategory.rawValue,
      layoutDirection: traits.layoutDirection.rawValue, start: [], steps: [], positions: [])
  }
}

extension DisplayConfiguration {
  /// Adopts the look of the window that was there before.
  mutating func adopt(_ state: AppState) {
    (size, position) = (state.size, state.position)
    style = UIUserInterfaceStyle(rawValue: state.style)
    textSize = UIContentSizeCategory(rawValue: state.textSize)
    layoutDirection = UITraitEnvironmentLayoutDirection(rawValue: state.layoutDirection)
  }
}
