import Foundation

/// The settings with which an app's window opens, from environment variables.
///
/// | variable | value |
/// | --- | --- |
/// | `UIKIT_DISPLAY` | `none`: the app draws its first screen into a file; `window`: it opens a window. The default is a window where `DISPLAY` or `WAYLAND_DISPLAY` is set. |
/// | `UIKIT_SIZE` | The size of the screen in points, such as `390x844`. |
/// | `UIKIT_SCALE` | The pixels in a point: 1, 2 or 3. The default is that of the display. |
/// | `UIKIT_APPEARANCE` | `light` or `dark`. |
/// | `UIKIT_TEXT_SIZE` | The text size, from `XS` to `AX5`. |
/// | `UIKIT_LAYOUT_DIRECTION` | `ltr` or `rtl`. |
/// | `UIKIT_REPORT_READY` | `1`: the line `UIKIT_READY 390x844` is printed after the first frame. |
/// | `UIKIT_WATCH` | The folder that the app shares with the command that starts it again: `LinuxUIKit/Scripts/watch` sets it. |
package struct DisplayConfiguration: Equatable, Sendable {
  /// Whether the app opens a window.
  package private(set) var usesWindow = false
  /// The size in points; `nil` for the default.
  var size: CGSize?
  /// The corner of the window in the units of the window system; `nil` for the center of the display.
  var position: CGPoint?
  /// The number of pixels in a point; `nil` for that of the display.
  var scale: Int?
  /// The appearance.
  var style: UIUserInterfaceStyle?
  /// The text size.
  var textSize: UIContentSizeCategory?
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// Whether the first frame is reported on the standard output.
  var reportsReady = false
  /// The folder that the app shares with the command that starts it again; `nil` for none.
  var watchFolder: WatchFolder?

  /// The size of the screen where none is chosen, that of `UIScreen`.
  static let defaultSize = CGSize(width: 390, height: 844)
  /// The smallest and the largest side of a screen in points.
  package static let sides = 64...4096

  /// The names of the text sizes, from the smallest to the largest.
  static let textSizes: [(name: String, value: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// Creates the default settings, without a window.
  init() {}

  /// Reads environment variables; empty ones count as absent.
  ///
  /// - Throws: A `DisplayMistake` with the name and the value of a variable that can't be used.
  package init(environment: [String: String]) throws(DisplayMistake) {
    let values = DisplayEnvironment(values: environment)
    let hasDisplay = values["DISPLAY"] != nil || values["WAYLAND_DISPLAY"] != nil
    usesWindow =
      try values.choice("UIKIT_DISPLAY", [("none", false), ("window", true)]) ?? hasDisplay
    size = try values.size("UIKIT_SIZE")
    scale = try values.choice("UIKIT_SCALE", [("1", 1), ("2", 2), ("3", 3)])
    style = try values.choice("UIKIT_APPEARANCE", [("light", .light), ("dark", .dark)])
    textSize = try values.choice("UIKIT_TEXT_SIZE", Self.textSizes)
    layoutDirection = try values.choice(
      "UIKIT_LAYOUT_DIRECTION", [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    reportsReady = values["UIKIT_REPORT_READY"] == "1"
    watchFolder = values["UIKIT_WATCH"].map(WatchFolder.init)
  }

  /// The chosen traits, apart from those that depend on the size and the scale.
  @MainActor var traits: UITraitCollection {
    UITraitCollection { traits in
      if let style { traits.userInterfaceStyle = style }
      if let textSize { traits.preferredContentSizeCategory = textSize }
      if let layoutDirection { traits.layoutDirection = layoutDirection }
    }
  }
}

/// A reason for which an app has no window.
package enum DisplayMistake: Error, Equatable, CustomStringConvertible {
  case badValue(variable: String, value: String, allowed: String)
  case noDisplay(reason: String)

  package var description: String {
    switch self {
    case .badValue(let variable, let value, let allowed):
      "\(variable)=\(value) can't be used. Set \(variable) to \(allowed)."
    case .noDisplay(let reason):
      "The display can't be used (\(reason)). The first screen is drawn into a file instead."
    }
  }
}

/// Environment variables, read as sizes and choices.
private struct DisplayEnvironment {
  let values: [String: String]

  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  func choice<Value>(
    _ name: String, _ choices: [(name: String, value: Value)]
  ) throws(DisplayMistake) -> Value? {
    guard let text = self[name] else { return nil }
    if let found = choices.first(where: { $0.name.lowercased() == text.lowercased() }) {
      return found.value
    }
    let names = choices.map(\.name)
    let allowed = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    throw .badValue(variable: name, value: text, allowed: allowed)
  }

  func size(_ name: String) throws(DisplayMistake) -> CGSize? {
    guard let text = self[name] else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    let range = DisplayConfiguration.sides
    guard sides.count == 2, let width = sides[0], let height = sides[1], range.contains(width),
      range.contains(height)
    else {
      throw .badValue(
        variable: name, value: text,
        allowed:
          "two whole numbers from \(range.lowerBound) to \(range.upperBound), such as 390x844")
    }
    return CGSize(width: width, height: height)
  }
}
