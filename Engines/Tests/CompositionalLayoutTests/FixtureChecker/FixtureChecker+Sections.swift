import CompositionalLayout
import Foundation

extension FixtureChecker {
  /// Returns a complaint about a section; parses `section.1 start 170`, `section end 192`,
  /// `section length 260`.
  func complaint(section: Int, _ words: ArraySlice<Substring>) -> String? {
    guard let interval = layout.interval(ofSection: section) else { return "no section" }
    let wanted = words.joined(separator: " ").numbers
    switch words.first {
    case "start": return complaint("start", [interval.start], wanted)
    case "end": return complaint("end", [interval.end], wanted)
    case "length": return complaint("length", [interval.length], wanted)
    default: return "no statement"
    }
  }

  /// Returns a complaint about reported mistakes; parses `error E-ROOM`, with the names of
  /// compositional-layout.md, 6.7, or `error none`.
  func complaint(mistakes words: ArraySlice<Substring>) -> String? {
    let names: [LayoutDiagnostic.Problem: Substring] = [
      .noAvailableSpace: "E-ROOM", .itemTooLarge: "E-ITEM", .noSubitems: "E-SUB",
      .notFinite: "E-INF",
      .notPositive: "W-DIM",
    ]
    let found = layout.diagnostics.map { names[$0.problem] ?? "another" }
    return found == Array(words) ? nil : "\(found)"
  }

  /// Returns a complaint about the visible elements of the first section, in any order; parses
  /// `shows header #1 #2`.
  func complaint(shown names: [String]) -> String? {
    let size = situation.environment.size
    var rect = CGRect(origin: .zero, size: size)
    if let visible { rect.origin[layout.axis] = visible.start }
    let found = layout.elements(in: rect, visible: visible, offset: { _ in scrolled })
      .filter { $0.section == 0 }
      .map { element in
        switch element.category {
        case .cell: "#\(element.item)"
        case .supplementary(let kind), .decoration(let kind): kind
        }
      }
    return found.sorted() == names.sorted() ? nil : "\(found)"
  }

  /// The number of group instances of the first section.
  ///
  /// It equals the number of rest positions if the section scrolled orthogonally by groups
  /// (compositional-layout.md, 5.3).
  var instanceCount: CGFloat {
    let scrolling = situation.with {
      $0.contents[0].section.orthogonalBehavior = .groupPaging
    }
    return CGFloat(scrolling.solved.scroller(ofSection: 0)?.paging.restCount ?? 0)
  }
}
