import Foundation
import Testing

@Suite("The parts of worked examples that only a view shows")
struct ScreenExampleTests {
  /// The tests in `Tests/UIKitTests`, by the example that they check in part.
  private static let tests: [(example: Int, file: String, name: String)] = [
    (
      8, "CompositionalLayout/SectionProviderTests",
      "A provider is asked again when the size changes, and sees the new one (E08)"
    ),
    (
      10, "CompositionalLayout/SupplementaryTests",
      "A badge has its cell's index path and is in front of it (E10)"
    ),
    (20, "CompositionalLayout/SupplementaryTests", "A header that is pushed out fades (E20)"),
    (
      25, "CompositionalLayout/SupplementaryTests",
      "A header of the whole layout has an index path of one component (E25)"
    ),
    (
      37, "CompositionalLayout/SectionProviderTests",
      "A custom group's closure sees the group as its container (E37b)"
    ),
    (
      61, "CompositionalLayout/SelfSizingTests",
      "Rows above the screen that turn out shorter move nothing that is seen"
    ),
    (
      64, "CompositionalLayout/UICollectionViewCompositionalLayoutTests",
      "Right to left mirrors every frame (E64)"
    ),
    (
      67, "CompositionalLayout/VisibleItemsTests",
      "A scrolled section passes its visible cells and its header, in its own coordinates (E67)"
    ),
  ]

  @Test("Each of them has its test on a screen", arguments: tests)
  func named(_ test: (example: Int, file: String, name: String)) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent(
      "../../../../LinuxUIKit/Tests/UIKitTests/\(test.file).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("@Test(\"\(test.name)\")"))
  }
}
