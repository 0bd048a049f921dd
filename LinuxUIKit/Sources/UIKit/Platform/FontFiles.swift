import Foundation

/// The files that text is drawn with, and where Debian and its relatives keep them.
///
/// Only these are ever used, whatever else is installed, so that two machines draw the same.
package struct FontFiles {
  /// The folders that are searched, in order.
  var folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/truetype/dejavu", "/usr/local/share/fonts",
  ]

  /// Files that belong together, as Debian packs them.
  struct Package {
    let name: String
    let files: [String]
    /// What is drawn wrong without it.
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
      ],
      use: "monospaced, Hebrew and Arabic text"),
  ]

  /// Those files in those folders.
  init(folders: [String]) {
    self.folders = folders
  }

  /// All files, where Debian keeps them.
  package init() {}

  /// The paths of all files that are there.
  package var found: [String] {
    Self.packages.flatMap(\.files).compactMap(path)
  }

  /// What to tell about packages of which a file is missing; empty if all is there.
  var complaints: [String] {
    Self.packages.compactMap { package in
      let missing = package.files.filter { path(of: $0) == nil }
      guard let first = missing.first else { return nil }
      return "UIKit: the font file \(first) is missing, so \(package.use) will look wrong. "
        + "Install the package \(package.name) (apt-get install \(package.name))."
    }
  }

  private func path(of file: String) -> String? {
    folders.lazy.map { $0 + "/" + file }.first { FileManager.default.fileExists(atPath: $0) }
  }
}
