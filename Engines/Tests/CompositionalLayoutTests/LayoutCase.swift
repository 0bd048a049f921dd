import CompositionalLayout
import Foundation
import LayoutGeometry
import Testing

/// A description, a view, and the expected result as statements in the notation of the
/// specification.
///
/// `FixtureChecker` documents the statements. Each is on its own line, or they are separated by ` ·
/// `.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  var title: String
  var configuration = LayoutConfiguration()
  var environment = LayoutEnvironment(size: CGSize(width: 375, height: 667))
  var contents: [LayoutSectionContent]
  /// The measured heights of items of the first section, by index.
  ///
  /// They are inserted into `contents` before solving: a tree of sizes that lives as long as the
  /// process, like a static fixture, looks leaked to the leak sanitizer, which doesn't see tagged
  /// pointers.
  var heights: [Int: CGFloat] = [:]
  var frames: @Sendable (Int, CGSize, LayoutInsets) -> LayoutCustomFrames = { _, _, _ in [] }
  var boundarySizes: [String: CGSize] = [:]
  /// The part of the view that bars cover before the visible area, along the scroll axis, in
  /// points.
  var adjustedInset: CGFloat = 0
  /// The visible interval for pinned items; `nil` leaves them at their natural positions.
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

  /// Creates a case with several sections, each with its number of items.
  init(
    _ title: String, _ sections: [(LayoutSection, items: Int)], width: CGFloat = 375,
    height: CGFloat = 667, _ expected: String
  ) {
    self.title = title
    self.expected = expected
    contents = sections.map { LayoutSectionContent($0.0, itemCount: $0.items) }
    environment = LayoutEnvironment(size: CGSize(width: width, height: height))
  }

  /// Creates the only case of an example, which needs no title.
  init(
    _ section: LayoutSection, items: Int, sections: Int = 1, width: CGFloat = 375,
    height: CGFloat = 667, _ expected: String
  ) {
    self.init(
      "", section, items: items, sections: sections, width: width, height: height, expected)
  }

  /// Creates the only case of an example, which needs no title.
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

  /// Returns the case with these measured heights of items of its first section.
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
      // Only self-sizing axes use a measurement (compositional-layout.md, 4.2), so no width is 999.
      contents[0].measured.items[item] = CGSize(width: 999, height: height)
    }
    return contents
  }
}

extension LayoutCase {
  /// The statements about the expected result.
  var statements: [String] {
    expected.split(separator: "\n").flatMap { $0.split(separator: " · ") }.map(String.init)
  }

  /// Checks every statement with a tolerance of a thousandth of a point.
  func check(in example: String = "") {
    var checker = FixtureChecker(self)
    for statement in statements {
      let complaint = checker.failure(of: statement)
      #expect(
        complaint == nil, "\(example) \(title): \(statement): \(complaint ?? "") is what it is")
    }
  }
}
