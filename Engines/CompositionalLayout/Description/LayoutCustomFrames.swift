import Foundation
import LayoutGeometry

/// The frames of the cells of a custom group, in order.
///
/// A list in blocks, which copies share: frames that are appended to the list of the last solution, or
/// removed from its end, cost their own number. Each whole block knows what a solver asks of all frames.
package struct LayoutCustomFrames: Sendable {
  /// The number of frames of a block.
  package static let blockCount = 64
  /// The number of frames of a hull.
  static let hullCount = 16

  private var blocks: [Block] = []
  // The frames after the whole blocks, fewer than those of a block.
  private var rest: [LayoutCustomFrame] = []

  /// Creates a list of frames.
  package init(_ frames: some Sequence<LayoutCustomFrame> = []) {
    for frame in frames { append(frame) }
  }

  /// Adds a frame at the end.
  package mutating func append(_ frame: LayoutCustomFrame) {
    rest.append(frame)
    guard rest.count == Self.blockCount else { return }
    blocks.append(Block(rest))
    rest.removeAll(keepingCapacity: true)
  }

  /// Removes the frames from an index on; none if it is the number of frames or more.
  package mutating func removeFrames(from index: Int) {
    guard index < count else { return }
    let (block, position) = Swift.max(0, index).quotientAndRemainder(dividingBy: Self.blockCount)
    let frames = block < blocks.count ? blocks[block].frames : rest
    rest = Array(frames.prefix(position))
    blocks.removeSubrange(Swift.min(block, blocks.count)...)
  }

  /// Whether ``LayoutCustomFrame/bounded`` changes no frame; visits no frame of a whole block.
  var areBounded: Bool {
    blocks.allSatisfy(\.areBounded) && rest.allSatisfy(\.isBounded)
  }

  /// The hulls of every ``hullCount`` frames along an axis; visits no frame of a whole block.
  func hulls(on axis: LayoutAxis) -> [LayoutInterval] {
    var hulls: [LayoutInterval] = []
    hulls.reserveCapacity(count / Self.hullCount + 1)
    for block in blocks {
      for hull in block.hulls { hulls.append(hull.interval(on: axis)) }
    }
    for hull in rest.hulls { hulls.append(hull.interval(on: axis)) }
    return hulls
  }
}

extension LayoutCustomFrames: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package var count: Int { blocks.count * Self.blockCount + rest.count }

  package subscript(index: Int) -> LayoutCustomFrame {
    let block = index / Self.blockCount
    return block < blocks.count
      ? blocks[block].frames[index % Self.blockCount] : rest[index - block * Self.blockCount]
  }
}

extension LayoutCustomFrames: Equatable, ExpressibleByArrayLiteral {
  package init(arrayLiteral frames: LayoutCustomFrame...) {
    self.init(frames)
  }

  package static func == (one: LayoutCustomFrames, other: LayoutCustomFrames) -> Bool {
    one.count == other.count && one.rest == other.rest
      && zip(one.blocks, other.blocks).allSatisfy { $0 === $1 || $0.frames == $1.frames }
  }
}

extension LayoutCustomFrame {
  /// Whether ``bounded`` is the same frame.
  var isBounded: Bool {
    let (origin, size) = (frame.origin, frame.size)
    return abs(origin.x) <= Self.limit && abs(origin.y) <= Self.limit
      && size.width >= 0 && size.width <= Self.limit
      && size.height >= 0 && size.height <= Self.limit
  }

  // The largest length that ``CGFloat/bounded`` keeps. Comparisons with NaN are `false`.
  private static let limit: CGFloat = 1e9

  /// The frame with NaN and infinities replaced (compositional-layout.md, 6.7).
  var bounded: LayoutCustomFrame {
    var copy = self
    copy.frame = CGRect(
      x: frame.origin.x.bounded, y: frame.origin.y.bounded,
      width: max(0, frame.size.width.bounded), height: max(0, frame.size.height.bounded))
    return copy
  }
}

/// The frames of a whole block.
private final class Block: Sendable {
  let frames: [LayoutCustomFrame]
  let areBounded: Bool
  let hulls: [FrameHull]

  init(_ frames: [LayoutCustomFrame]) {
    self.frames = frames
    areBounded = frames.allSatisfy(\.isBounded)
    hulls = frames.hulls
  }
}

/// The hulls of frames along both axes.
private struct FrameHull {
  var horizontal: LayoutInterval
  var vertical: LayoutInterval

  init(_ frame: CGRect) {
    horizontal = frame.interval(on: .horizontal)
    vertical = frame.interval(on: .vertical)
  }

  func interval(on axis: LayoutAxis) -> LayoutInterval {
    axis == .horizontal ? horizontal : vertical
  }

  mutating func add(_ frame: CGRect) {
    horizontal = horizontal.union(frame.interval(on: .horizontal))
    vertical = vertical.union(frame.interval(on: .vertical))
  }
}

extension [LayoutCustomFrame] {
  /// The hulls of every sixteen frames.
  fileprivate var hulls: [FrameHull] {
    stride(from: 0, to: count, by: LayoutCustomFrames.hullCount).map { start in
      var hull = FrameHull(self[start].frame)
      for index in start + 1..<Swift.min(start + LayoutCustomFrames.hullCount, count) {
        hull.add(self[index].frame)
      }
      return hull
    }
  }
}
