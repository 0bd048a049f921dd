import Testing

@testable import UIKit

@Suite("Font files")
struct FontFilesTests {
  @Test("A missing file is reported with the package that contains it")
  func warning() {
    let warnings = FontFiles(folders: ["/nowhere"]).warnings
    #expect(warnings.count == FontFiles.packages.count)
    #expect(
      warnings.first == """
        UIKit: the font file Inter-Regular.otf is missing, so text will look wrong. \
        Install the package fonts-inter (apt-get install fonts-inter).
        """)
  }

  @Test("Without folders no file is found")
  func nothing() {
    #expect(FontFiles(folders: []).found.isEmpty)
  }

  @Test("All files are found in the standard folders")
  func standardFolders() {
    #expect(FontFiles().warnings.isEmpty)
    #expect(FontFiles().found.count == FontFiles.packages.flatMap(\.files).count)
  }
}
