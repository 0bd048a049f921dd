import Foundation

/// A font of the app: a face of a file that the key `UIAppFonts` of its Info.plist names.
final class AppFont: Sendable {
  /// The family name, such as "Merriweather".
  let family: String
  /// The name of the face in its family, such as "Bold Italic".
  let style: String
  /// The PostScript name, such as "Merriweather-BoldItalic".
  let postScriptName: String
  /// The name of family and face, such as "Merriweather Bold Italic".
  let fullName: String
  /// The OpenType weight, from 1 to 1000; 400 is regular.
  let openTypeWeight: Int
  /// Whether the face is italic or oblique.
  let isItalic: Bool
  /// The width class of fontconfig; 100 is normal.
  let width: Int
  /// The vertical metrics.
  let metrics: FontMetrics

  init(
    family: String, style: String, postScriptName: String, fullName: String, openTypeWeight: Int,
    isItalic: Bool, width: Int, metrics: FontMetrics
  ) {
    (self.family, self.style) = (family, style)
    (self.postScriptName, self.fullName) = (postScriptName, fullName)
    (self.openTypeWeight, self.isItalic, self.width) = (openTypeWeight, isItalic, width)
    self.metrics = metrics
  }

  /// The weight as UIKit counts it.
  var weight: UIFont.Weight {
    let index = Int((Double(openTypeWeight) / 100).rounded()) - 1
    let weights = UIFont.Weight.allInOrder
    return weights[min(max(index, 0), weights.count - 1)]
  }
}

extension AppFont: Hashable {
  static func == (left: AppFont, right: AppFont) -> Bool {
    left === right || left.postScriptName == right.postScriptName
  }

  func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}

/// The vertical metrics of a font, relative to its size.
struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line.
  var ascender: CGFloat
  /// The distance from the baseline to the bottom of the line; negative.
  var descender: CGFloat
  /// The height of capital letters.
  var capHeight: CGFloat
  /// The height of lowercase letters.
  var xHeight: CGFloat
  /// The space between two lines.
  var lineGap: CGFloat

  /// The metrics of the system font.
  static let system = FontMetrics(
    ascender: SystemFontMetrics.ascender, descender: SystemFontMetrics.descender,
    capHeight: SystemFontMetrics.capHeight, xHeight: SystemFontMetrics.xHeight, lineGap: 0)
}

/// The fonts of the app.
///
/// The files that the key `UIAppFonts` of Info.plist lists are registered when the first font is
/// looked up by name. They are searched in the resources of the main
/// bundle and of the executable's target. A file that can't be used is reported on standard error.
// Unchecked because the fonts are used under `lock` only.
package final class AppFonts: @unchecked Sendable {
  package static let shared = AppFonts()

  private let lock = NSLock()
  private var fonts: [AppFont]

  private init() {
    let names = PropertyList.main["UIAppFonts"] as? [String] ?? []
    fonts = names.flatMap { name in
      guard let file = Self.file(named: name) else {
        Self.report("which UIAppFonts names, isn't in the resources of the app", file: name)
        return [AppFont]()
      }
      return Self.registered(file)
    }
  }

  /// All fonts.
  var all: [AppFont] { lock.withLock { fonts } }

  /// Registers the fonts of a file, and returns them; empty for a file that is no font.
  @discardableResult func register(_ file: URL) -> [AppFont] {
    let added = Self.registered(file.path)
    lock.withLock {
      fonts.removeAll { added.contains($0) }
      fonts += added
    }
    return added
  }

  /// Registers the fonts of a file as those of `UIAppFonts`, and returns their PostScript names; empty
  /// for a file that is no font.
  package func registerNames(of file: URL) -> [String] {
    register(file).map(\.postScriptName)
  }

  /// Forgets all fonts, drops the layouts that use them, and releases their files.
  package func removeAll() {
    lock.withLock { fonts = [] }
    TextLayoutCache.shared.removeAll()
    PangoLibrary.shared.removeRegisteredFonts()
  }

  /// Returns the font of a PostScript name, full name or family name; of a family the regular face,
  /// or else the first one.
  func font(named name: String) -> AppFont? {
    let fonts = all
    let family = fonts.filter { $0.family == name }
    return fonts.first { $0.postScriptName == name } ?? fonts.first { $0.fullName == name }
      ?? family.min { $0.distanceFromRegular < $1.distanceFromRegular }
  }

  /// Returns the font of a family that is closest to a weight, preferably upright or italic.
  func font(family: String, weight: Int, isItalic: Bool) -> AppFont? {
    all.filter { $0.family == family }.min {
      $0.distance(fromWeight: weight, isItalic: isItalic)
        < $1.distance(fromWeight: weight, isItalic: isItalic)
    }
  }

  private static func registered(_ path: String) -> [AppFont] {
    let fonts = FontFileReader.fonts(in: path)
    guard !fonts.isEmpty, PangoLibrary.shared.register(path) else {
      report("is no font", file: path)
      return []
    }
    return fonts
  }

  private static func file(named name: String) -> String? {
    let folders = Bundle.main.resourceFolders
    return folders.map { $0.appendingPathComponent(name).path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func report(_ reason: String, file: String) {
    let text = "UIKit: the font file \(file) \(reason).\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension AppFont {
  fileprivate var distanceFromRegular: Int { distance(fromWeight: 400, isItalic: false) }

  fileprivate func distance(fromWeight weight: Int, isItalic: Bool) -> Int {
    abs(openTypeWeight - weight) + (self.isItalic == isItalic ? 0 : 1_000) + abs(width - 100)
  }
}
