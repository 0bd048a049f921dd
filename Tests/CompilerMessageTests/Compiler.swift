import Foundation
import ProcessRuns

/// The compiler of the toolchain, which checks source code that imports the built modules.
struct Compiler {
  /// The folder of the modules that the tests were built with.
  let modules: URL
  /// The folder of the package.
  let package: URL

  init() {
    // The test bundle is beside the folder of the modules that it was built with.
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    modules = bundle.deletingLastPathComponent().appendingPathComponent("Modules")
    package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
  }

  /// The item that the source code of all tests may use, with its cell.
  private static let prelude = """
    import LegoKit
    import UIKit
    struct Row: TypedItemType, Equatable {
      typealias CellType = RowCell
      var id: Int
    }
    final class RowCell: UICollectionViewCell, TypedCellType {
      func update(with item: Row) {}
    }

    """

  /// Returns the errors in `source`, followed by the notes that are attached to them in brackets.
  func errors(in source: String) throws -> [String] {
    try errors(inFile: Self.prelude + source, overlays: [])
  }

  /// Returns the errors in a description with the sections that `sections` lists.
  func errors(inLego sections: String) throws -> [String] {
    try errors(in: "@MainActor func lego() -> Lego { Lego { \(sections) } }")
  }

  /// Returns the errors in a section with the items that `items` lists.
  func errors(inSection items: String) throws -> [String] {
    try errors(inLego: "Section(id: 0, layout: RowsLayout()) { \(items) }")
  }

  /// Returns the errors in a file, for which `overlays` are searched for modules first.
  func errors(inFile source: String, overlays: [URL]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CompilerMessageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try Data(source.utf8).write(to: file)
    return messages(
      in: try run(["-typecheck", "-parse-as-library", file.path], overlays: overlays))
  }
}

// MARK: Running

extension Compiler {
  /// Runs the compiler's frontend, and returns what it prints.
  ///
  /// The folders in `overlays` are searched for modules before that of the build.
  func run(_ arguments: [String], overlays: [URL] = []) throws -> String {
    let headers = try output(of: "pkg-config", ["--cflags-only-I", "pangocairo", "libpng"])
      .split(whereSeparator: \.isWhitespace)
    let cache = modules.deletingLastPathComponent().appendingPathComponent("ModuleCache")
    let folders = overlays.map(\.path) + [modules.path] + systemModules
    return try output(
      of: "swiftc",
      ["-frontend"] + arguments + [
        "-swift-version", "6", "-diagnostic-style", "llvm", "-module-cache-path", cache.path,
        "-plugin-path", try macros(),
      ] + folders.flatMap { ["-I", $0] } + headers.flatMap { ["-Xcc", String($0)] })
  }

  /// The folders of the C libraries that UIKit imports.
  private var systemModules: [String] {
    let sources = package.appendingPathComponent("LinuxUIKit/Sources").path
    return [
      "CCairo", "CFreeType", "CISAL", "CPNG", "CSDL2", "CSwiftRuntime", "CTurboJPEG", "CHarfBuzz",
      "CPango/include",
    ]
    .map { "\(sources)/\($0)" }
  }

  /// The folder of the macros of Swift Testing, which the driver adds when it calls the frontend.
  private func macros() throws -> String {
    try toolchain().appendingPathComponent("lib/swift/host/plugins").path
  }

  /// The folder of the toolchain's programs and libraries.
  func toolchain() throws -> URL {
    let swiftc = try output(of: "sh", ["-c", "readlink -f \"$(command -v swiftc)\""])
    return URL(fileURLWithPath: swiftc.trimmingCharacters(in: .whitespacesAndNewlines))
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Runs a command, and returns what it prints.
  func output(of command: String, _ arguments: [String]) throws -> String {
    let result = try ChildProcess.run(command, arguments, limit: 300)
    return result.text + result.messages
  }

  // Notes that only show a declaration are left out.
  private func messages(in output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      if let error = line.range(of: " error: ") { return String(line[error.upperBound...]) }
      guard let note = line.range(of: " note: ") else { return nil }
      let text = String(line[note.upperBound...])
      let isDeclaration = text.hasSuffix("declared here") || text.hasSuffix("unavailable here")
      return isDeclaration || text.hasPrefix("add stubs") ? nil : "[\(text)]"
    }
  }
}
