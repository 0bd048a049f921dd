import Foundation

/// The font files, and the folders in which Debian and its derivatives install them.
///
/// No other installed fonts are used, so that all machines draw the same.
package struct FontFiles {
  /// The folders that are searched, in this order.
  private let folders: [String]

  private static let standardFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/truetype/dejavu", "/usr/local/share/fonts",
  ]

  /// The files of a Debian package.
  struct Package {
    let name: String
    let files: [String]
    /// The text that is drawn incorrectly without the package.
    let use: String
  }

  static let packages = [
    Package(
      name: "fonts-inter",
      files: [
        "Regular", "Italic", "Bold", "BoldItalic", "SemiBold", "SemiBoldItalic", "Medium",
        "MediumItalic", "Light", "LightItalic", "ExtraLight", "ExtraLightItalic", "Thin",
        "ThinItalic", "ExtraBold", "ExtraBoldItalic", "Black", "BlackItalic",
      ].map { "Inter-\($0).otf" },
      use: "text"),
    Package(
      name: "fonts-noto-cjk", files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"],
      use: "Chinese, Japanese and Korean"),
    Package(name: "fonts-noto-color-emoji", files: ["NotoColorEmoji.ttf"], use: "emoji"),
    Package(
      name: "fonts-dejavu-core",
      files: [
        "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
        "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf",
      ],
      use: "monospaced, serif, Hebrew and Arabic text"),
  ]

  /// Creates a search in the given folders.
  init(folders: [String]) {
    self.folders = folders
  }

  /// Creates a search in the standard folders.
  package init() {
    self.init(folders: Self.standardFolders)
  }

  /// The paths of all files that exist.
  package var found: [String] {
    Self.packages.flatMap(\.files).compactMap(path)
  }

  /// A warning for each package of which a file is missing.
  var warnings: [String] {
    Self.packages.compactMap { package in
      let missing = package.files.filter { path(of: $0) == nil }
      guard let first = missing.first else { return nil }
      return "UIKit: the font file \(first) is missing, so \(package.use) will look wrong. "
        + "Install the package \(package.name) (apt-get install \(package.name))."
    }
  }

  /// Returns the path of a font file; `nil` if it is not installed.
  func path(of file: String) -> String? {
    folders.lazy.map { $0 + "/" + file }.first { FileManager.default.fileExists(atPath: $0) }
  }
}
