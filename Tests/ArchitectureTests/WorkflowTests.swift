import Foundation
import ProcessRuns
import Testing

// No Mac runs the workflows here, so that everything in them that can be checked is.
@Suite("The workflows for Apple's platforms") struct WorkflowTests {
  private var workflow: String {
    get throws {
      let file = SourceFile.top.appendingPathComponent(".github/workflows/ci.yml")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test("Every image of macOS has an Xcode by version, one of which has Swift 6.1 at most")
  func xcodes() throws {
    let lines = try workflow.components(separatedBy: "\n").filter { $0.contains("macos-") }
    #expect(!lines.isEmpty)
    for line in lines {
      // Xcode 16.4 has Swift 6.1, and is the default of macos-15.
      let isNamed =
        line.contains(#"image: macos-26, xcode: "26.6""#)
        || line.contains(#"image: macos-15, xcode: "16.4""#)
      #expect(isNamed, "\(line)")
    }
    #expect(lines.contains { $0.contains("16.4") } && lines.contains { $0.contains("26.6") })
  }

  @Test("The scripts and the targets of make that a workflow runs exist") func commands() throws {
    let top = SourceFile.top
    let makefile = try String(contentsOf: top.appendingPathComponent("Makefile"), encoding: .utf8)
    let text = try workflow
    let commands = text.matches(of: /run: (Scripts\/[a-z-]+|make [a-z-]+)/).map { String($0.1) }
    #expect(commands.count >= 5)
    for command in Set(commands) {
      if command.hasPrefix("make ") {
        #expect(makefile.contains("\n\(command.dropFirst(5)):"), "\(command)")
      } else {
        let path = top.appendingPathComponent(command).path
        #expect(FileManager.default.isExecutableFile(atPath: path), "\(command)")
      }
    }
  }

  @Test("The page of failed pictures is an artifact of the job that compares pictures")
  func page() throws {
    let jobs = try workflow.components(separatedBy: "\n\n  ")
    let job = try #require(jobs.first { $0.contains("bash .ci/run") })
    let steps = job.components(separatedBy: "actions/upload-artifact")
    #expect(steps.count == 2)
    #expect(steps.last?.contains("if: failure()") == true)
    #expect(steps.last?.contains("**/failed-pictures/index.html") == true)
  }

  @Test("The template's manifest names the product UIKit only where Apple's UIKit is not")
  func template() throws {
    let file = SourceFile.top.appendingPathComponent("Templates/App/Package.swift")
    let manifest = try String(contentsOf: file, encoding: .utf8)
    let branches = try #require(
      manifest.firstMatch(
        of: /#if canImport\(Darwin\)(?<apple>[\s\S]*?)#else(?<linux>[\s\S]*?)#endif/))
    let product = #".product(name: "UIKit""#
    #expect(!branches.apple.contains(product))
    #expect(branches.linux.contains(product))
    #expect(manifest.components(separatedBy: product).count == 2)
  }

  #if os(Linux) || os(macOS)  // Processes.
    private static let devices = """
      {"devices": {
        "com.apple.CoreSimulator.SimRuntime.iOS-26-4": [{"name": "iPhone 17", "udid": "C"}],
        "com.apple.CoreSimulator.SimRuntime.iOS-18-5": [
          {"name": "iPad Air", "udid": "P"}, {"name": "iPhone 16", "udid": "A"},
          {"name": "iPhone 16 Pro", "udid": "B"}],
        "com.apple.CoreSimulator.SimRuntime.iOS-18-10": [{"name": "iPad Air", "udid": "Q"}],
        "com.apple.CoreSimulator.SimRuntime.tvOS-18-5": [{"name": "Apple TV", "udid": "T"}]}}
      """

    @Test(
      "The simulator is an iPhone of the newest runtime that is not newer than the SDK",
      arguments: [
        ("26.4", "C\n"), ("26.5", "C\n"), ("18.10", "A\n"), ("18.5", "A\n"), ("26.2.1", "A\n"),
      ])
    func simulator(sdk: String, expected: String) throws {
      #expect(try pickSimulator(sdk, from: Self.devices) == expected)
    }

    @Test("An SDK without a simulator is an error that names the runtimes") func noSimulator()
      throws
    {
      #expect(
        try pickSimulator("17.5", from: Self.devices)
          == "No iPhone simulator has iOS 17.5 or older; with an iPhone there are: 18.5, 26.4.\n")
      #expect(
        try pickSimulator("17.5", from: #"{"devices": {}}"#)
          == "No iPhone simulator has iOS 17.5 or older; with an iPhone there are: none.\n")
    }

    @Test(
      "A platform of which Xcode has the SDK only is downloaded",
      arguments: [("visionOS", true), ("iOS", false), ("", false)])
    func download(platform: String, isExpected: Bool) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("check-xcode-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let xcodebuild = folder.appendingPathComponent("xcodebuild")
      try """
      #!/bin/bash
      case "$*" in
        *-showdestinations)
          echo '{ platform:iOS, id:dvtdevice-DVTiPhonePlaceholder-iphoneos:placeholder, name:Any iOS Device }'
          echo '{ platform:visionOS, id:dvtdevice, name:Any visionOS Device, error:visionOS 26.0 is not installed. }' ;;
        -version) echo 'Xcode 26.6' ;;
        *) echo "called: $*" ;;
      esac
      """.write(to: xcodebuild, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: xcodebuild.path)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let output = try self.output(
        of: "Scripts/check-xcode", [platform],
        environment: ["DEVELOPER_DIR": folder.path, "PATH": "\(folder.path):\(path)"])
      #expect(output.hasPrefix("Xcode 26.6\n"))
      #expect(output.contains("called: -downloadPlatform \(platform)") == isExpected)
    }

    /// Returns what the script prints for a list of simulators.
    private func pickSimulator(_ sdk: String, from devices: String) throws -> String {
      try output(of: "Scripts/pick-simulator", [sdk], input: devices)
    }

    /// Runs a script and returns what it prints.
    private func output(
      of script: String, _ arguments: [String], environment: [String: String?] = [:],
      input: String = ""
    ) throws -> String {
      let result = try ChildProcess.run(
        SourceFile.top.appendingPathComponent(script).path, arguments, environment: environment,
        input: input)
      return result.text + result.messages
    }
  #endif
}
