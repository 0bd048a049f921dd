import ExampleScreens
import Foundation
import ProcessRuns
import Testing

@testable import ExampleApp

@MainActor struct CommandTests {
  @Test("A wrong command line ends with exit code 64 and prints the usage")
  func wrongCommandLine() throws {
    let result = try run(["--shiny"])

    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("There is no option --shiny.\n\nusage: ExampleApp\n"))
  }

  @Test("An unknown screen ends with exit code 64 and the names of the screens")
  func unknownScreen() throws {
    let result = try run(["--snapshot", "/nowhere", "--screen", "contcats"])

    #expect(result.code == 64)
    let names = ExampleScreen.all.map(\.name).joined(separator: ", ")
    #expect(result.errors.hasPrefix("There is no screen contcats. The screens are: \(names)."))
  }

  @Test("The list has a line for each screen")
  func list() throws {
    let result = try run(["--list"])

    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == ExampleScreen.all.count)
    for (line, screen) in zip(lines, ExampleScreen.all) { #expect(line.hasPrefix(screen.name)) }
  }

  @Test("One screen is drawn in the size and scale asked for")
  func oneScreen() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ExampleAppTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run([
      "--snapshot", folder.path, "--screen", "rainbow", "--size", "200x300", "--scale", "3",
    ])

    #expect(result.code == 0)
    let data = try Data(contentsOf: folder.appendingPathComponent("rainbow.png"))
    // Width and height are the big-endian numbers at bytes 16 and 20 of every PNG file.
    #expect(data[16..<24].elementsEqual([0, 0, 2, 88, 0, 0, 3, 132]))
  }

  @Test("The views at a point are printed, and the cause of an update is traced on request")
  func inspection() throws {
    let result = try run(["--inspect", "120,200", "--screen", "inbox"], trace: "updates")

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("UIWindow (0, 0, 390, 844)\n"))
    #expect(result.output.contains("- item: SubtitleRow 2\n"))
    #expect(
      result.errors.contains(
        "[updates] LegoKit, first content: inserted sections Today, Yesterday, plain, compared in ")
    )
  }

  @Test("The page contains every screen in every appearance")
  func page() {
    let page = Gallery(folder: URL(fileURLWithPath: "gallery")).page

    for screen in ExampleScreen.all {
      for (_, look) in Gallery.appearances {
        #expect(page.contains("src=\"\(screen.name)\(look.suffix).png\""))
      }
    }
  }

  /// Runs the command in the build folder of the tests.
  private func run(
    _ words: [String], trace: String? = nil
  ) throws -> (code: Int32, output: String, errors: String) {
    let result = try ChildProcess.run(
      try builtCommand.path, words, environment: trace.map { ["UIKIT_TRACE": $0] } ?? [:])
    return (result.status, result.text, result.messages)
  }

  private var builtCommand: URL {
    get throws {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let command = folder.appendingPathComponent("ExampleApp")
      try #require(FileManager.default.isExecutableFile(atPath: command.path))
      return command
    }
  }
}
