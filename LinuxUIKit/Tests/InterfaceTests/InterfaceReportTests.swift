import InterfaceReport
import Testing

@Suite("The report in REMAINING.md")
struct InterfaceReportTests {
  @Test("It counts what two files use, and once more what five and what ten do")
  func counts() {
    let used = [
      UsedSymbol(name: "CGRect", area: "geometry", files: 10),
      UsedSymbol(name: "CGSize", area: "geometry", files: 9),
      UsedSymbol(name: "UISparkle", area: "images", files: 5),
      UsedSymbol(name: ".sparkle", area: "images", files: 2),
      UsedSymbol(name: ".glitter", area: "images", files: 1),
      UsedSymbol(name: "@objc", area: "attributes", files: 99),
    ]
    let text = InterfaceReport(of: used, in: Interface([])).text
    #expect(
      text == """
        | used by | there | not there | share |
        | --- | --: | --: | --: |
        | 2 files or more | 2 | 2 | 50.0 % |
        | 5 files or more | 2 | 1 | 66.6 % |
        | 10 files or more | 1 | 0 | 100.0 % |

        ### Not there

        | area | names, each with the files that use it |
        | --- | --- |
        | images | `UISparkle` 5 |

        ### Not counted

        - Objective-C's runtime: `@objc` 99.
        - Interface Builder: none.
        - SwiftUI and Combine: none.
        - Swift 6: none.
        - names of apps and libraries that Apple's interface has not: none.
        """)
  }

  @Test("Names of one area stand in one row, and areas in the order of the count")
  func areas() {
    let used = [
      UsedSymbol(name: "UISparkle", area: "images", files: 9),
      UsedSymbol(name: ".sparkle", area: "images", files: 8),
      UsedSymbol(name: "UIGlitter", area: "colors", files: 7),
    ]
    let text = InterfaceReport(of: used, in: Interface([])).text
    #expect(
      text.contains(
        """
        | --- | --- |
        | images | `UISparkle` 9, `.sparkle` 8 |
        | colors | `UIGlitter` 7 |

        """))
  }

  @Test("Where nobody uses anything, all of it is there")
  func nothing() {
    let text = InterfaceReport(of: [], in: Interface([])).text
    #expect(text.contains("| 5 files or more | 0 | 0 | 100.0 % |"))
    #expect(text.contains("### Not there\n\nNothing.\n"))
  }

  @Test("Only what stands between the marks is replaced")
  func marks() throws {
    let text = """
      # By hand
      <!-- make interface writes the numbers from here -->
      old
      <!-- to here -->
      by hand
      """
    var marked = try #require(MarkedText(text, part: "the numbers"))
    #expect(marked.inside == "old")
    marked.inside = "new\nlines"
    #expect(
      marked.text == """
        # By hand
        <!-- make interface writes the numbers from here -->
        new
        lines
        <!-- to here -->
        by hand
        """)
  }

  @Test("A text without marks is left alone, and so is one whose marks stand the other way around")
  func noMarks() {
    #expect(MarkedText("# By hand", part: "the numbers") == nil)
    let turned = "<!-- to here -->\n<!-- make interface writes the numbers from here -->"
    #expect(MarkedText(turned, part: "the numbers") == nil)
    let both = turned + "\nnew\n<!-- to here -->"
    #expect(MarkedText(both, part: "the numbers")?.inside == "new")
    #expect(MarkedText(both, part: "the differences") == nil)
  }
}
