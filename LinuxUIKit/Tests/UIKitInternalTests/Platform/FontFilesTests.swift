import Testing

@testable import UIKit

@Suite("Font files")
struct FontFilesTests {
  @Test("A missing file is complained about with the package that has it")
  func complaint() {
    let warnings = FontFiles(folders: ["/nowhere"]).warnings
    #expect(warnings.count == FontFiles.packages.count)
    #expect(
      warnings.first == """
        UIKit: the font file Inter-Regular.otf is missing, so text will look wrong. \
        Install the package fonts-inter (apt-get install fonts-inter).
        """)
  }

  @Test("Without folders nothing is found")
  func nothing() {
    #expect(FontFiles(folders: []).found.isEmpty)
  }

  @Test("Here all files are found and nothing is complained about")
  func here() {
    #expect(FontFiles().warnings.isEmpty)
    #expect(FontFiles().found.count == FontFiles.packages.flatMap(\.files).count)
  }
}
