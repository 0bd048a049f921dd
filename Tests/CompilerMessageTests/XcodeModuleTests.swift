import Foundation
import Testing

@Suite("The app in Xcode") struct XcodeModuleTests {
  @Test("The files of the Xcode project compile as one module") func module() throws {
    let compiler = Compiler()
    let files = try ["App", "Cells", "Models", "Screens"].flatMap { folder in
      try swiftFiles(in: compiler.package.appendingPathComponent("ExampleApp/\(folder)"))
    }
    #expect(files.contains { $0.hasSuffix("App/Xcode/main.swift") })

    let output = try compiler.run(["-typecheck", "-module-name", "ExampleApp"] + files)
    #expect(!output.contains("error:"), "\(output)")
  }

  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { "\(folder.path)/\($0)" }
  }
}
