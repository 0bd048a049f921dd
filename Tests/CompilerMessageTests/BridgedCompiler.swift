import Foundation

/// The compiler with LegoState and LegoKit as Apple's platforms compile them: with stubs of SwiftUI and
/// Combine.
final class BridgedCompiler: Sendable {
  /// The errors and warnings in the sources of both, each with its file and line.
  let libraryMessages: [String]
  private let compiler = Compiler()
  private let overlay: URL

  /// Compiles the stubs, and both modules with them, into a folder beside the modules of the build.
  init() throws {
    overlay = compiler.modules.deletingLastPathComponent()
      .appendingPathComponent("AppleBridgeTests")
    try? FileManager.default.removeItem(at: overlay)
    try FileManager.default.createDirectory(at: overlay, withIntermediateDirectories: true)
    for (name, source) in [("SwiftUI", AppleStubs.swiftUI), ("Combine", AppleStubs.combine)] {
      let file = overlay.appendingPathComponent("\(name).swift")
      try Data(source.utf8).write(to: file)
      let messages = try Self.build(name, [file.path], compiler, overlay)
      guard messages.isEmpty else { throw StubError(module: name, messages: messages) }
    }
    var messages: [String] = []
    for module in ["LegoState", "LegoKit"] {
      messages += try Self.build(module, Self.sources(of: module, compiler), compiler, overlay)
    }
    libraryMessages = messages
  }

  private static func sources(of module: String, _ compiler: Compiler) -> [String] {
    let folder = compiler.package.appendingPathComponent("Sources/\(module)").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the errors in a file that may import the stubs and LegoKit with its bridges.
  func errors(in source: String) throws -> [String] {
    try compiler.errors(inFile: source, overlays: [overlay])
  }

  private static func build(
    _ module: String, _ files: [String], _ compiler: Compiler, _ overlay: URL
  ) throws -> [String] {
    let output = try compiler.run(
      [
        "-emit-module", "-parse-as-library", "-module-name", module, "-package-name",
        // The name that the package manager gives to the package of a folder.
        compiler.package.lastPathComponent.lowercased(), "-o",
        overlay.appendingPathComponent("\(module).swiftmodule").path,
      ] + files, overlays: [overlay])
    return output.split(separator: "\n").map(String.init).filter {
      $0.contains(" error: ") || $0.contains(" warning: ")
    }
  }
}

/// A stub that does not compile.
struct StubError: Error, CustomStringConvertible {
  let module: String
  let messages: [String]

  var description: String {
    "The stub of \(module) has errors:\n" + messages.joined(separator: "\n")
  }
}
