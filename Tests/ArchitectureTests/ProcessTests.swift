import Foundation
import ProcessRuns
import Testing

/// Tests don't depend on how they are started, and don't wait without a limit.
@Suite("Processes that tests start") struct ProcessTests {
  /// The folder of the one class that starts processes.
  private static let helper = "Tests/Support/ProcessRuns/"

  /// Words of which each match of the pattern contains one.
  private static let words = ["Process", "waitUntilExit", "posix_spawn", "popen"]

  /// A process that is started, or waited for, by other means.
  private static let pattern =
    #"\bProcess\(\)|\bProcess\.run\(|waitUntilExit|posix_spawn|\bpopen\("#

  @Test("Every process is started through ChildProcess, whose waits have a limit")
  func helper() throws {
    let files = SourceFile.files(in: ["Sources", "ExampleApp", "Tests", "Engines", "LinuxUIKit"])
    #expect(files.count > 1_000)
    let expression = try Regex(Self.pattern)
    let own = "Tests/ArchitectureTests/ProcessTests.swift"
    for file in files where !file.path.hasPrefix(Self.helper) && file.path != own {
      let places = file.places { line in
        // To look for words first takes a tenth of the time.
        Self.words.contains { line.has($0) }
          && line.withoutComment.firstMatch(of: expression) != nil
      }
      #expect(places.isEmpty, "\(places): use ChildProcess of \(Self.helper)")
    }
  }

  #if os(Linux) || os(macOS)  // Processes.
    @Test("The status and both outputs of a process are returned, however long they are")
    func result() throws {
      // More than the 65,536 bytes that a pipe holds, into both.
      let result = try ChildProcess.run(
        "sh", ["-c", "head -c 200000 /dev/zero >&2; head -c 200000 /dev/zero; exit 3"])
      #expect(result.status == 3)
      #expect(result.isExit)
      #expect((result.output.count, result.errors.count) == (200_000, 200_000))
    }

    @Test("A process is ended at its limit, with those that it started, and the error names it")
    func limit() throws {
      let start = ContinuousClock.now
      let error = #expect(throws: ProcessLimitError.self) {
        try ChildProcess.run("sh", ["-c", "echo begun; sleep 600 & sleep 600"], limit: 1)
      }
      #expect(ContinuousClock.now - start < .seconds(60))
      #expect("\(try #require(error))".hasPrefix("“sh -c echo begun; sleep 600 & sleep 600” took"))
      #expect("\(try #require(error))".hasSuffix("It had written: begun\n"))
    }

    @Test("A process that another one keeps writing for is waited for up to the limit only")
    func openOutput() throws {
      #expect(throws: ProcessLimitError.self) {
        try ChildProcess.run("sh", ["-c", "sleep 20 & exit 0"], limit: 1)
      }
    }

    @Test("The input of a process is empty or a text, and variables can be set and removed")
    func inputs() throws {
      #expect(try ChildProcess.run("cat").text.isEmpty)
      #expect(try ChildProcess.run("cat", input: "a\nb").text == "a\nb")
      let result = try ChildProcess.run(
        "sh", ["-c", "echo $NEW ${HOME-none}"], environment: ["NEW": "one", "HOME": nil])
      #expect(result.text == "one none\n")
    }

    @Test("Lines are returned one by one, and those before the asked one are skipped")
    func lines() throws {
      let process = try ChildProcess("sh", ["-c", "echo a; echo b; echo ready; echo c"])
      #expect(process.output.line(within: 60) == "a")
      #expect(process.output.line(beginningWith: "re", within: 60) == "ready")
      #expect(process.output.line(within: 60) == "c")
      #expect(process.output.line(within: 60) == nil)
    }
  #endif

  #if os(Linux)  // The scripts of its tests.
    @Test("Processes that a script runs side by side end with it when a signal ends it alone")
    func sideBySide() throws {
      let library = SourceFile.top.appendingPathComponent("Scripts/side-by-side").path
      let script = """
        source "$0"
        trap end_group EXIT
        end() { kill "$SCRIPT"; sleep 600; }
        export -f end
        export SCRIPT=$$
        side_by_side end once
        echo not reached
        """
      // As long as one of them lives, the output stays open, and the limit is passed.
      let result = try ChildProcess.run("bash", ["-c", script, library], limit: 60)
      #expect(!result.isExit && result.status == SIGTERM)
      #expect(result.text.isEmpty)
    }
  #endif
}
