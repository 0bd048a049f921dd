import Foundation
import ProcessRuns
import Testing

@Suite("make new-screen") struct NewScreenTests {
  private let compiler = Compiler()

  /// Runs a closure with a copy of the parts of the package that the script reads.
  private func withCopy(_ body: (URL) throws -> Void) throws {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("NewScreenTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    for path in [
      "Scripts/new-screen", "ExampleApp", "Tests/ExampleAppTests/ExampleScreenTests.swift",
    ] {
      let target = copy.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: compiler.package.appendingPathComponent(path), to: target)
    }
    try body(copy)
  }

  /// Runs the script in a copy; returns its exit code and what it prints.
  private func newScreen(_ name: String, in copy: URL) throws -> (code: Int32, output: String) {
    let script = copy.appendingPathComponent("Scripts/new-screen").path
    let result = try ChildProcess.run(script, [name])
    return (result.status, result.text + result.messages)
  }

  private func files(in folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        FileManager.default.contents(atPath: folder.path + "/" + path).map { (path, $0) }
      })
  }

  @Test("A new screen and its entry compile with the others") func screen() throws {
    try withCopy { copy in
      let (code, output) = try newScreen("NewsFeed", in: copy)
      #expect(code == 0, "\(output)")
      let folder = copy.appendingPathComponent("ExampleApp")
      let sources = try files(in: folder).keys
        .filter {
          $0.hasSuffix(".swift") && !$0.hasPrefix("Command") && !$0.hasSuffix("main.swift")
        }
        .map { "\(folder.path)/\($0)" }
      #expect(sources.contains { $0.hasSuffix("Screens/NewsFeedScreen.swift") })

      // The test imports the module with the new screen instead of the one that was built.
      let module = copy.appendingPathComponent("ExampleScreens.swiftmodule").path
      let messages = try compiler.run(
        ["-emit-module", "-enable-testing", "-parse-as-library", "-module-name", "ExampleScreens"]
          + ["-o", module] + sources)
      #expect(!messages.contains("error:"), "\(messages)")

      let list = try String(
        contentsOf: folder.appendingPathComponent("Screens/ExampleScreen.swift"), encoding: .utf8)
      #expect(list.contains(#"name: "news-feed", title: "News feed""#))
      let test = try String(
        contentsOf: copy.appendingPathComponent("Tests/ExampleAppTests/NewsFeedScreenTests.swift"),
        encoding: .utf8)
      #expect(test.contains("struct NewsFeedScreenTests"))
      let errors = try compiler.errors(inFile: test, overlays: [copy])
      #expect(errors.isEmpty, "\(errors)")
    }
  }

  @Test(
    "A name that can't be used is an error with the name, and nothing is written",
    arguments: [
      ("", "a name is missing"), ("weather", "“weather”"), ("Weather Report", "“Weather Report”"),
      ("WeatherScreen", "try “Weather”"), ("Chat", "ChatScreen.swift exists"),
      ("Inbox", "Lego/InboxScreen.swift exists"), ("Profile'; rm -rf x", "“Profile'; rm -rf x”"),
    ])
  func wrongName(name: String, message: String) throws {
    try withCopy { copy in
      let before = try files(in: copy)
      let (code, output) = try newScreen(name, in: copy)
      #expect(code == 64)
      #expect(output.contains(message), "\(output)")
      #expect(try files(in: copy) == before)
    }
  }

  @Test("The second screen of a name is refused") func again() throws {
    try withCopy { copy in
      #expect(try newScreen("Weather", in: copy).code == 0)
      let (code, output) = try newScreen("Weather", in: copy)
      #expect(code == 64)
      #expect(output.contains("ExampleApp/Screens/WeatherScreen.swift exists"))
    }
  }
}
