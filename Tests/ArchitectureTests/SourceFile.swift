import Foundation

/// A Swift file of the project, read for the rules of the house.
struct SourceFile: Sendable {
  /// The path from the top of the project.
  let path: String
  let lines: [String]

  /// The name of the module that the file belongs to.
  var module: String {
    let parts = path.split(separator: "/")
    return parts[0] == "ExampleApp" ? "ExampleApp" : String(parts[1])
  }

  /// Whether what differs per platform may stand here.
  var isInPlatformFolder: Bool {
    path.contains("/Platform/")
  }

  /// The modules that the file imports.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else {
        return nil
      }
      return String(words[index + 1])
    }
  }

  /// The lines that hold `text`, each as "path:line".
  func places(of text: (String) -> Bool) -> [String] {
    lines.indices.filter { text(lines[$0]) }.map { "\(path):\($0 + 1)" }
  }
}

extension SourceFile {
  /// The libraries' and the example app's files.
  static let all: [SourceFile] = files(in: ["Sources", "ExampleApp"])

  private static func files(in folders: [String]) -> [SourceFile] {
    let top = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return folders.flatMap { folder -> [SourceFile] in
      let start = top.appendingPathComponent(folder).path
      let paths = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
        guard let text = try? String(contentsOfFile: start + "/" + path, encoding: .utf8) else {
          return nil
        }
        return SourceFile(path: folder + "/" + path, lines: text.components(separatedBy: "\n"))
      }
    }
  }
}
