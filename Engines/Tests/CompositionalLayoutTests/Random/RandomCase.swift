import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers

/// A random layout with its solution, for repeated queries.
struct RandomCase {
  let situation: LayoutCase
  let layout: SolvedLayout
  var random: SeededGenerator

  /// Creates a mixed case, changed before it is solved.
  init(seed: UInt64, _ change: (inout LayoutCase) -> Void = { _ in }) {
    situation = RandomLayoutCase.mixed(seed: seed).with(change)
    layout = situation.solved
    random = SeededGenerator(seed: seed &+ 1)
  }

  /// A rectangle that contains any layout.
  static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// Returns every element, with pinned ones at their positions for `visible`.
  func everything(visible: LayoutInterval? = nil) -> [LayoutElement] {
    layout.elements(in: Self.everywhere, visible: visible)
  }

  /// Returns a rectangle that contains elements in many cases.
  mutating func rectangle() -> CGRect {
    let size = layout.contentSize
    return CGRect(
      x: CGFloat.random(in: -100...(size.width + 50), using: &random),
      y: CGFloat.random(in: -100...(size.height + 50), using: &random),
      width: CGFloat.random(in: 1...400, using: &random),
      height: CGFloat.random(in: 1...400, using: &random))
  }

  /// Returns a random visible interval, or `nil` for no pinning.
  mutating func visible() -> LayoutInterval? {
    guard Bool.random(using: &random) else { return nil }
    let (length, view) = (layout.contentSize[layout.axis], situation.environment.size[layout.axis])
    let start = CGFloat.random(in: -50...(length + 50), using: &random)
    return LayoutInterval(start: start, end: start + view)
  }

  /// The initial scroll offsets of the sections.
  var firstOffsets: [CGFloat] {
    situation.contents.indices.map { layout.scroller(ofSection: $0)?.firstOffset ?? 0 }
  }

  /// Returns random scroll offsets of the sections.
  mutating func offsets() -> [CGFloat] {
    situation.contents.indices.map { section in
      let length = layout.scroller(ofSection: section)?.contentLength ?? 0
      return CGFloat.random(in: -50...(length + 50), using: &random)
    }
  }
}

extension [LayoutElement] {
  /// Returns the elements that are visible in `rect` if the sections are scrolled by `offsets`
  /// across `axis`.
  func touching(_ rect: CGRect, offsets: [CGFloat], across axis: LayoutAxis) -> [LayoutElement] {
    filter { element in
      var frame = element.frame
      if element.isInScroller, let section = element.section {
        frame.origin[axis.crossing] -= offsets[section]
      }
      return frame.touches(rect)
    }
  }
}
