import Foundation
import Testing

@Suite("The template of an app") struct TemplateTests {
  @Test(
    "A copy beside a clone of any name is a package with an app and its tests, whose setup finds it",
    arguments: ["LayoutBox", "a clone"])
  func copy(clone: String) throws {
    let compiler = Compiler()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TemplateTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent(clone), withDestinationURL: compiler.package)
    try FileManager.default.copyItem(
      at: compiler.package.appendingPathComponent("Templates/App"),
      to: folder.appendingPathComponent("MyApp"))
    let manifest = folder.appendingPathComponent("MyApp/Package.swift")
    try String(contentsOf: manifest, encoding: .utf8)
      .replacingOccurrences(of: "\"../LayoutBox\"", with: "\"../\(clone)\"")
      .write(to: manifest, atomically: true, encoding: .utf8)

    let description = try compiler.output(
      of: "swift", ["package", "--package-path", folder.path + "/MyApp", "describe"])
    for line in ["Name: App", "Name: AppTests", "Type: executable", clone.lowercased()] {
      #expect(description.contains(line), "\(description)")
    }
    #expect(!description.contains("error:") && !description.contains("warning:"), "\(description)")
    let setup = try compiler.output(of: "make", ["-C", folder.path + "/MyApp", "setup"])
    #expect(!setup.contains("No folder of LayoutBox"), "\(setup)")
  }
}
