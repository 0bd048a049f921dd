import Foundation

/// A Swift file of the project, for checks of the architecture.
struct SourceFile: Sendable {
  /// The path relative to the project's folder.
  let path: String
  let lines: [String]

  /// The name of the module that the file belongs to.
  var module: String {
    let parts = path.split(separator: "/").map(String.init)
    return switch parts[0] {
    case "ExampleApp": "ExampleApp"
    case "LinuxUIKit": parts[2]
    case "Sources" where parts[1] == "Dialects": parts[2]
    default: parts[1]
    }
  }

  /// Whether the file may contain code that differs between platforms.
  var isInPlatformFolder: Bool {
    path.contains("/Platform/")
  }

  /// The modules that the file imports.
  var imports: [String] {
    lines.compactMap { line in
      guard line.has("import ") else { return nil }
      let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else {
        return nil
      }
      // `import struct Foundation.CGRect` imports one declaration.
      let name = words.last ?? ""
      return String(name.prefix { $0 != "." })
    }
  }

  /// Returns the lines that contain `text`, each as "path:line".
  func places(of text: (String) -> Bool) -> [String] {
    lines.indices.filter { text(lines[$0]) }.map { "\(path):\($0 + 1)" }
  }
}

extension SourceFile {
  /// The files of the libraries, the example app, the engines and the Linux UIKit.
  static let all: [SourceFile] = files(
    in: ["Sources", "ExampleApp", "LinuxUIKit/Sources"] + engines.map { "Engines/\($0)" })

  /// The subfolders of `Engines` that contain an engine.
  static let engines = [
    "BoxLayout", "CompositionalLayout", "ConstraintSolver", "FlowLayout", "LayoutGeometry",
    "OrderedDifference", "ScrollMotion",
  ]

  /// The folder of the package.
  static let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the Swift files in these folders of the package and their subfolders: folders of sources and
  /// tests, or those in them.
  static func files(in folders: [String]) -> [SourceFile] {
    folders.flatMap { folder in repository.filter { $0.path.hasPrefix("\(folder)/") } }
  }

  /// The files of all folders that a test asks for, each of which is read once.
  private static let repository: [SourceFile] =
    ["Sources", "ExampleApp", "Tests", "Engines", "LinuxUIKit"].flatMap { folder in
      let start = top.appendingPathComponent(folder).path
      let paths = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path -> SourceFile? in
        guard let text = try? String(contentsOfFile: start + "/" + path, encoding: .utf8) else {
          return nil
        }
        let lines = text.utf8.split(
          separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return SourceFile(path: folder + "/" + path, lines: lines.map { String(Substring($0)) })
      }
    }
}
