import CollectionCore
import Foundation
import Testing

/// One worked example: a description, a view, and the frames that must come out.
///
/// The expected frames are text, one element a line, as the specification writes them:
/// `#4 (0,50,80,50)` is item 4 of section 0, `#1.4 …` of section 1; `header (…)`, `header.1 (…)`
/// and `badge.0.4 (…)` are supplementary items, `background (…)` is a decoration, `top! (…)` belongs
/// to the whole layout, and `content 375×100` is the content's size. `scroller.1 (…)` is the frame of a
/// section that scrolls across the layout, `inside.1 1848.5×250` the size of what it shows.
struct Situation: CustomTestStringConvertible, Sendable {
  var title: String
  var configuration = LayoutConfiguration()
  var environment = LayoutEnvironment(size: CGSize(width: 375, height: 667))
  var contents: [LayoutSectionContent]
  var frames: @Sendable (Int, CGSize, LayoutInsets) -> [LayoutCustomFrame] = { _, _, _ in [] }
  var boundarySizes: [String: CGSize] = [:]
  var visible: LayoutInterval?
  var expected: String

  init(
    _ title: String, _ section: LayoutSection, items: Int, sections: Int = 1, width: CGFloat = 375,
    height: CGFloat = 667, _ expected: String
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

  var testDescription: String { title }

  func with(_ change: (inout Situation) -> Void) -> Situation {
    var copy = self
    change(&copy)
    return copy
  }

  var solved: SolvedLayout {
    CompositionalSolver(configuration: configuration, environment: environment)
      .solve(contents, boundarySizes: boundarySizes, customFrames: frames)
  }
}

extension Situation {
  /// Compares every expected line with the solution, to a thousandth of a point.
  func check() {
    let layout = solved
    for line in expected.split(separator: "\n") {
      let name = String(line.prefix { $0 != " " })
      let isSize = name.hasPrefix("content") || name.hasPrefix("inside")
      let wanted = line.split { !"-.0123456789".contains($0) }.suffix(isSize ? 2 : 4)
        .compactMap { Double($0) }
      let found = numbers(name, layout)
      #expect(
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.001 },
        "\(title): \(line), but it is \(found)")
    }
  }

  private func numbers(_ name: String, _ layout: SolvedLayout) -> [Double] {
    if name == "content" { return [layout.contentSize.width, layout.contentSize.height] }
    if name.hasPrefix("scroller") || name.hasPrefix("inside") {
      guard let scroller = layout.scroller(ofSection: name.number) else { return [] }
      let (frame, size) = (scroller.frame, scroller.contentSize)
      guard name.hasPrefix("scroller") else { return [size.width, size.height] }
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
    guard let frame = element(name, layout)?.frame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  func element(_ name: String, _ layout: SolvedLayout) -> LayoutElement? {
    if name.hasSuffix("!") {
      return layout.boundaryItem(String(name.dropLast()), visible: visible)
    }
    let kind = String(name.prefix { $0 != "." && $0 != "#" })
    let path = name.dropFirst(kind.count).split { ".#".contains($0) }.compactMap { Int($0) }
    if name.hasPrefix("#") {
      return layout.cell(path.last ?? 0, section: path.count > 1 ? path[0] : 0)
    }
    if kind == "background" { return layout.decoration(kind, section: path.first ?? 0) }
    return layout.supplementary(
      kind, item: path.count > 1 ? path[1] : 0, section: path.first ?? 0, visible: visible)
  }
}

extension String {
  /// The number after the first dot; 0 where there is none.
  fileprivate var number: Int { split(separator: ".").dropFirst().first.flatMap { Int($0) } ?? 0 }
}
