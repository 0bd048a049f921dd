import CompositionalLayout
import Foundation
import LayoutGeometry
import SeededNumbers

/// A made layout with all that it shows, for one look after the other.
struct RandomCase {
  let situation: LayoutCase
  let layout: SolvedLayout
  var random: SeededGenerator

  /// A mixed situation, changed before it is solved.
  init(seed: UInt64, _ change: (inout LayoutCase) -> Void = { _ in }) {
    situation = RandomSituation.mixed(seed: seed).with(change)
    layout = situation.solved
    random = SeededGenerator(seed: seed &+ 1)
  }

  /// More than any layout covers.
  static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// Every element, with pinned ones where they are for `visible`.
  func everything(visible: LayoutInterval? = nil) -> [LayoutElement] {
    layout.elements(in: Self.everywhere, visible: visible)
  }

  /// A rectangle that shows something in many cases.
  mutating func rectangle() -> CGRect {
    let size = layout.contentSize
    return CGRect(
      x: CGFloat.random(in: -100...(size.width + 50), using: &random),
      y: CGFloat.random(in: -100...(size.height + 50), using: &random),
      width: CGFloat.random(in: 1...400, using: &random),
      height: CGFloat.random(in: 1...400, using: &random))
  }

  /// What is visible somewhere in the layout, or nothing where nothing is to be pinned.
  mutating func visible() -> LayoutInterval? {
    guard Bool.random(using: &random) else { return nil }
    let (length, view) = (layout.contentSize[layout.axis], situation.environment.size[layout.axis])
    let start = CGFloat.random(in: -50...(length + 50), using: &random)
    return LayoutInterval(start: start, end: start + view)
  }

  /// How far the sections have scrolled across the layout at first.
  var firstOffsets: [CGFloat] {
    situation.contents.indices.map { layout.scroller(ofSection: $0)?.firstOffset ?? 0 }
  }

  /// How far the sections may have scrolled across the layout.
  mutating func offsets() -> [CGFloat] {
    situation.contents.indices.map { section in
      let length = layout.scroller(ofSection: section)?.contentLength ?? 0
      return CGFloat.random(in: -50...(length + 50), using: &random)
    }
  }
}

extension [LayoutElement] {
  /// Those that `rect` shows when the sections have scrolled by `offsets` across `axis`.
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
