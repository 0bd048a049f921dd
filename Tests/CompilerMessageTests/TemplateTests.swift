import Foundation
import Testing

@Suite("The template of an app") struct TemplateTests {
  @Test("A copy beside a clone of this repository is a package with an app and its tests")
  func copy() throws {
    let compiler = Compiler()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TemplateTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("LayoutBox"), withDestinationURL: compiler.package)
    try FileManager.default.copyItem(
      at: compiler.package.appendingPathComponent("Templates/App"),
      to: folder.appendingPathComponent("MyApp"))

    let description = try compiler.output(
      of: "swift", ["package", "--package-path", folder.path + "/MyApp", "describe"])
    for line in ["Name: App", "Name: AppTests", "Type: executable", "layoutbox"] {
      #expect(description.contains(line), "\(description)")
    }
    #expect(!description.contains("error:") && !description.contains("warning:"), "\(description)")
  }
}
