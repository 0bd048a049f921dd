import Foundation
import Testing

/// The picture of the types that know what was read, in the documentation of LegoState.
@Suite("Picture of what runs again") struct StatePictureTests {
  private static let folder = "Sources/LegoState/LegoState.docc"
  private static let declared = Set(
    SourceFile.files(in: ["Sources/LegoState", "Sources/LegoKit"]).flatMap(\.declaredTypes))

  @Test("Each type of the picture is declared") func picture() throws {
    let names = try Self.namesInPicture()
    #expect(names.count > 10)
    #expect(Set(names).subtracting(Self.declared).isEmpty)
  }

  @Test("The table has one line for each type of the picture") func table() throws {
    let names = try Self.text(of: "Articles/WhatRunsAgain.md").matches(of: /\n\| `(\w+)` \|/)
    #expect(names.map { String($0.1) }.sorted() == (try Self.namesInPicture()).sorted())
  }

  @Test("ARCHITECTURE.md links the picture") func link() throws {
    let lines = try Document.architecture().lines
    #expect(lines.contains { $0.contains("\(Self.folder)/Articles/WhatRunsAgain.md") })
  }

  private static func namesInPicture() throws -> [String] {
    try text(of: "Resources/what-runs-again.svg").matches(of: /class="type"[^>]*>([^<]+)</)
      .map { String($0.1) }
  }

  private static func text(of path: String) throws -> String {
    let file = SourceFile.top.appendingPathComponent("\(folder)/\(path)")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
