import CompositionalLayout
import Foundation

extension FixtureChecker {
  /// Returns a complaint about a scroller; parses `scroller (0,44,375,250)`,
  /// `scroller content 1848.5×250`, `scroller max 1473.5`, `scroller insets 39 39`,
  /// `scroller first -39`, `scroller rests 0, 310, 620`.
  func complaint(scroller section: Int, _ words: ArraySlice<Substring>) -> String? {
    guard let scroller = layout.scroller(ofSection: section) else { return "no scroller" }
    let (frame, wanted) = (scroller.frame, words.joined(separator: " ").numbers)
    switch words.first {
    case "content": return complaint(size: scroller.contentSize, words.dropFirst())
    case "max":
      return complaint("max", [scroller.contentLength - scroller.paging.length], wanted)
    case "insets":
      return complaint("insets", [scroller.insets.start, scroller.insets.end], wanted)
    case "first": return complaint("first", [scroller.firstOffset], wanted)
    case "rests":
      return complaint("rests", (0..<scroller.paging.restCount).map(scroller.paging.rest), wanted)
    default:
      return complaint("frame", [frame.minX, frame.minY, frame.width, frame.height], wanted)
    }
  }

  /// Returns a complaint about the end of a drag.
  ///
  /// `release from 1 at 400 v 0.5 to 620` is a drag that began at rest position 1, ends at 400 with
  /// this velocity, in points per millisecond, and settles at 620; `end 700` is the natural end.
  func complaint(release section: Int, _ statement: String) -> String? {
    guard let paging = layout.scroller(ofSection: section)?.paging else { return "no scroller" }
    let words = statement.split(separator: " ").dropFirst()
    let names = words.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }
    let values = Dictionary(zip(names, words.joined(separator: " ").numbers)) { $1 }
    let target = paging.target(
      releasedAt: values["at"] ?? 0, velocity: values["v"] ?? 0,
      from: values["from"].map { paging.rest(Int($0)) } ?? 0, naturalEnd: values["end"] ?? 0)
    return complaint("it", [target], values["to"].map { [$0] } ?? [])
  }
}
