import Foundation
import ProcessRuns
import Testing

/// A folder with the frontend beside a link to the toolchain's libraries, as `make test` has it.
final class CalledFrontend {
  private let folder: URL
  private let toolchain: URL
  private let compiler = Compiler()

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appendingPathComponent("Frontend-\(UUID().uuidString)")
    toolchain = try compiler.toolchain()
    let bin = folder.appendingPathComponent("bin")
    try files.createDirectory(at: bin, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("lib"),
      withDestinationURL: toolchain.appendingPathComponent("lib"))
    try files.createSymbolicLink(
      at: bin.appendingPathComponent("swift-frontend"),
      withDestinationURL: compiler.package.appendingPathComponent("Scripts/TestFrontend/frontend"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Compiles a suite with these tests, whose first line is the sixth one of `Sample.swift`.
  func compile(tests: String) throws -> ChildProcess.Result {
    try compile(
      suites: """
        @Suite struct Sample { let numbers = [1, 2]
        \(tests)
        }
        """)
  }

  /// Compiles suites, whose first line is the fifth one of `Sample.swift`, with calls or with the macros.
  func compile(
    suites: String, flags: [String] = [], hasMacros: Bool = false
  ) throws -> ChildProcess.Result {
    let source = """
      import Testing

      @main struct Main { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }

      \(suites)

      """
    let file = folder.appendingPathComponent("Sample.swift")
    try Data(source.utf8).write(to: file)
    return try ChildProcess.run(
      "swiftc",
      [
        "-swift-version", "6", "-diagnostic-style", "llvm", "-parse-as-library", "-module-name",
        "SampleTests", file.path, "-o", program, "-I", compiler.modules.path,
      ] + flags + (try calls),
      environment: [
        "SWIFT_TOOLCHAIN": toolchain.path,
        "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC":
          hasMacros ? nil : folder.appendingPathComponent("bin/swift-frontend").path,
      ], limit: 300)
  }

  /// The object files of what copies call, which the tests were built with.
  private var calls: [String] {
    get throws {
      let build = compiler.modules.deletingLastPathComponent()
        .appendingPathComponent("TestCalls.build").path
      return try FileManager.default.subpathsOfDirectory(atPath: build)
        .filter { $0.hasSuffix(".swift.o") }.map { "\(build)/\($0)" }
    }
  }

  /// Compiles and runs a suite with these tests.
  func run(tests: String) throws -> ChildProcess.Result {
    try run(compile(tests: tests))
  }

  /// Compiles and runs suites.
  func run(suites: String, hasMacros: Bool = false) throws -> ChildProcess.Result {
    try run(compile(suites: suites, hasMacros: hasMacros))
  }

  private func run(_ compiled: ChildProcess.Result) throws -> ChildProcess.Result {
    #expect(compiled.status == 0 && compiled.messages.isEmpty, "\(compiled.messages)")
    return try ChildProcess.run(
      program, ["--testing-library", "swift-testing"], environment: ["NO_COLOR": "1"])
  }

  private var program: String { folder.appendingPathComponent("sample").path }
}

extension ChildProcess.Result {
  /// The issues that tests have recorded, up to their places: tests run in any order.
  var issues: [String] {
    messages.split(separator: "\n").compactMap { line in
      line.contains(" recorded an issue")
        ? line.firstMatch(of: /Test .* at Sample\.swift:\d+:\d+:/).map { String($0.0) } : nil
    }.sorted()
  }
}
