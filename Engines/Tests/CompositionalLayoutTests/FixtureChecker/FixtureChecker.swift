import CompositionalLayout
import Foundation
import LayoutGeometry

/// A checker of statements in the notation of compositional-layout.md, 7 against a solution.
///
/// `#4 (0,50,80,50)` is about item 4 of section 0, `#1.4 …` of section 1; `header …`, `header.1 …`
/// and `badge.0.4 …` are supplementary items, `background …` is a decoration and `top! …` belongs
/// to the whole layout. The name is followed by the frame or some of its numbers
/// (`x5 y10 width 20`, `z1`, `alpha 0.636`), or by `none` if the element must not exist.
/// `inside #4 …` uses the coordinate system of the section's scroller. The element must be found by
/// its name, which is its index path, and by its rectangle.
///
/// The other statements begin with `at` (an offset, for all that follow), `content`, `section`,
/// `instances`, `scroller`, `scrolled`, `release`, `shows`, `nothing`, `error` and `no error`.
struct FixtureChecker {
  let situation: LayoutCase
  let layout: SolvedLayout
  var visible: LayoutInterval?
  /// The scroll offset of the first section's scroller, in points.
  var scrolled: CGFloat = 0

  init(_ situation: LayoutCase) {
    self.situation = situation
    layout = situation.solved
    visible = situation.visible
  }

  /// Returns the actual result if a statement is false; `nil` if it is true.
  mutating func failure(of statement: String) -> String? {
    var words = statement.split(separator: " ")[...]
    guard let name = words.first else { return "no statement" }
    let subject = name.prefix { $0 != "." }
    switch subject {
    case "at": visible = visible(at: statement.numbers.first ?? 0)
    case "scrolled": scrolled = statement.numbers.first ?? 0
    case "content": return complaint(size: layout.contentSize, words.dropFirst())
    case "section": return complaint(section: name.sectionNumber, words.dropFirst())
    case "instances": return complaint("instances", [instanceCount], statement.numbers)
    case "scroller": return complaint(scroller: name.sectionNumber, words.dropFirst())
    case "release": return complaint(release: name.sectionNumber, statement)
    case "shows": return complaint(shown: words.dropFirst().map(String.init))
    case "nothing": return everything.isEmpty ? nil : "\(everything.count) elements"
    case "error", "no": return complaint(mistakes: subject == "no" ? [] : words.dropFirst())
    case "inside":
      words.removeFirst()
      return complaint(element: words, isInside: true)
    default: return complaint(element: words, isInside: false)
    }
    return nil
  }

  /// Returns the actual value unless it equals the expected one within a thousandth of a point.
  func complaint(_ what: String, _ found: [CGFloat], _ wanted: [CGFloat]) -> String? {
    let agrees =
      found.count == wanted.count && !wanted.isEmpty
      && zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.001 }
    return agrees ? nil : "\(what) \(found)"
  }

  /// Checks a size such as `375×667`, `width 375` or `height 667`.
  func complaint(size: CGSize, _ words: ArraySlice<Substring>) -> String? {
    let text = words.joined(separator: " ")
    switch words.first {
    case "width": return complaint("width", [size.width], text.numbers)
    case "height": return complaint("height", [size.height], text.numbers)
    default: return complaint("size", [size.width, size.height], text.numbers)
    }
  }

  /// All elements of the layout.
  var everything: [LayoutElement] {
    layout.elements(in: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7), visible: visible)
  }

  private func visible(at offset: CGFloat) -> LayoutInterval {
    let start = offset + situation.adjustedInset
    return LayoutInterval(start: start, end: start + situation.environment.size[layout.axis])
  }
}

extension StringProtocol {
  /// The numbers in the text, in order.
  var numbers: [CGFloat] {
    split { !"-.0123456789".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
  }

  /// The number after the first dot of a name; 0 if there is none.
  var sectionNumber: Int { split(separator: ".").dropFirst().first.flatMap { Int($0) } ?? 0 }
}
