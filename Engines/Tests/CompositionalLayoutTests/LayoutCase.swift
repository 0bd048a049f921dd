import CompositionalLayout
import Foundation
import LayoutGeometry
import Testing

/// A description, a view, and what must come out, in statements as the specification writes them.
///
/// `FixtureChecker` tells what statements there are. They stand one on a line, or beside each other with
/// ` · ` between them.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  var title: String
  var configuration = LayoutConfiguration()
  var environment = LayoutEnvironment(size: CGSize(width: 375, height: 667))
  var contents: [LayoutSectionContent]
  /// Measured heights of items of the first section, by their numbers.
  ///
  /// They are put into `contents` when these are solved: a tree of sizes that lives as long as the
  /// process, as examples do, looks lost to the leak sanitizer, which sees no marked pointers.
  var heights: [Int: CGFloat] = [:]
  var frames: @Sendable (Int, CGSize, LayoutInsets) -> [LayoutCustomFrame] = { _, _, _ in [] }
  var boundarySizes: [String: CGSize] = [:]
  /// What bars cover of the view before the visible area, along the scroll axis, in points.
  var adjustedInset: CGFloat = 0
  /// What pinned items keep to; nil leaves them where they are without scrolling.
  var visible: LayoutInterval?
  var expected: String

  init(
    _ title: String, _ section: LayoutSection, items: Int, sections: Int = 1,
    width: CGFloat = 375, height: CGFloat = 667, _ expected: String
  ) {
    self.title = title
    self.expected = expected
    contents = Array(repeating: LayoutSectionContent(section, itemCount: items), count: sections)
    environment = LayoutEnvironment(size: CGSize(width: width, height: height))
  }

  init(
    _ title: String, _ group: LayoutNode, items: Int, width: CGFloat = 375,
    height: CGFloat = 667, _ expected: String
  ) {
    self.init(
      title, LayoutSection(group: group), items: items, width: width, height: height, expected)
  }

  /// Several sections, each with its number of items.
  init(
    _ title: String, _ sections: [(LayoutSection, items: Int)], width: CGFloat = 375,
    height: CGFloat = 667, _ expected: String
  ) {
    self.title = title
    self.expected = expected
    contents = sections.map { LayoutSectionContent($0.0, itemCount: $0.items) }
    environment = LayoutEnvironment(size: CGSize(width: width, height: height))
  }

  /// The only case of an example, which needs no title.
  init(
    _ section: LayoutSection, items: Int, sections: Int = 1, width: CGFloat = 375,
    height: CGFloat = 667, _ expected: String
  ) {
    self.init(
      "", section, items: items, sections: sections, width: width, height: height, expected)
  }

  /// The only case of an example, which needs no title.
  init(
    _ group: LayoutNode, items: Int, width: CGFloat = 375, height: CGFloat = 667,
    _ expected: String
  ) {
    self.init("", group, items: items, width: width, height: height, expected)
  }

  var testDescription: String { title }

  func with(_ change: (inout LayoutCase) -> Void) -> LayoutCase {
    var copy = self
    change(&copy)
    return copy
  }

  /// The situation with these measured heights of items of its first section.
  func heights(_ heights: [Int: CGFloat]) -> LayoutCase {
    with { $0.heights = heights }
  }

  var solved: SolvedLayout {
    CompositionalSolver(configuration: configuration, environment: environment)
      .solve(measuredContents, boundarySizes: boundarySizes, customFrames: frames)
  }

  private var measuredContents: [LayoutSectionContent] {
    var contents = contents
    for (item, height) in heights {
      // Only axes that size themselves are taken from a measurement (4.2), so no width of 999.
      contents[0].measured.items[item] = CGSize(width: 999, height: height)
    }
    return contents
  }
}

extension LayoutCase {
  /// The statements about what must come out.
  var statements: [String] {
    expected.split(separator: "\n").flatMap { $0.split(separator: " · ") }.map(String.init)
  }

  /// Holds every statement against the solution, to a thousandth of a point.
  func check(in example: String = "") {
    var examiner = FixtureChecker(self)
    for statement in statements {
      let complaint = examiner.complaint(about: statement)
      #expect(
        complaint == nil, "\(example) \(title): \(statement): \(complaint ?? "") is what it is")
    }
  }
}
