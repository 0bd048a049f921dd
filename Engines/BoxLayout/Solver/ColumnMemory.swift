import Foundation
import LayoutGeometry

/// The last placement of a column of many boxes, from which that after a change of one of them follows.
///
/// Then only the changed box is measured, and only the boxes below it are moved. Adding up the heights
/// takes about a nanosecond for each box; visiting each takes a hundred.
final class ColumnMemory {
  /// The number of boxes from which on a column is remembered.
  private static let minimumCount = 16

  private let boxes: [BoxNode]
  private let slot: BoxSlot
  private let width: CGFloat
  private let isRightToLeft: Bool
  private let spacing: CGFloat
  /// The heights with margins, in points.
  private var lengths: [CGFloat]
  /// The height of all boxes with their margins and the spacing, in points.
  private(set) var length: CGFloat = 0
  private var changedIndex: Int?

  /// Remembers a placement; `nil` unless the boxes are below one another without sharing the height.
  init?(of column: BoxNode, boxes: [BoxNode], isRightToLeft: Bool) {
    guard boxes.count >= Self.minimumCount, case .linear(let line) = column.arrangement.kind,
      line.axis == .vertical, line.format == .leading, let slot = column.memory.fittedSlot,
      slot.isExact, !column.memory.dependsOnHeight,
      boxes.allSatisfy({ $0.style.isBelowOthers })
    else { return nil }
    (self.boxes, self.slot, self.isRightToLeft) = (boxes, slot, isRightToLeft)
    width = column.frame.width
    spacing = line.spacing
    lengths = boxes.map { $0.fittedSize.height + $0.style.margins(.vertical) }
    length = start(of: boxes.count) - spacing
    // Without enough space the boxes are lower than they ask for.
    let height = (column.frame.height - column.arrangement.paddings(.vertical)).length
    guard length <= height + BoxNode.tolerance else { return nil }
  }

  /// Records that a box has changed; returns whether no other one has.
  func recordChange(of box: BoxNode) -> Bool {
    if let changedIndex { return boxes[changedIndex] === box }
    changedIndex = boxes.firstIndex { $0 === box }
    return changedIndex != nil
  }

  /// Returns the box that has changed, if the others have the sizes of a slot.
  func changedBox(in slot: BoxSlot) -> BoxNode? {
    guard let changedIndex, slot == self.slot else { return nil }
    let box = boxes[changedIndex]
    return box.style.isBelowOthers ? box : nil
  }

  /// Sets the height of the changed box with its margins, in points.
  func setLength(_ length: CGFloat) {
    guard let changedIndex, lengths[changedIndex] != length else { return }
    lengths[changedIndex] = length
    self.length = start(of: boxes.count) - spacing
  }

  /// Returns whether the other boxes have the places in a width and a direction.
  func hasPlaces(width: CGFloat, isRightToLeft: Bool) -> Bool {
    changedIndex != nil && width == self.width && isRightToLeft == self.isRightToLeft
  }

  /// Calls a function with the changed box, and then with those below it until it returns `false`, each
  /// with the start of its slot in points. After that no box counts as changed.
  func forEachMovedBox(_ body: (BoxNode, CGFloat) -> Bool) {
    guard let changedIndex else { return }
    self.changedIndex = nil
    var start = start(of: changedIndex)
    for index in changedIndex..<boxes.count {
      guard body(boxes[index], start) else { return }
      start += lengths[index] + spacing
    }
  }

  private func start(of index: Int) -> CGFloat {
    lengths[..<index].reduce(0) { $0 + ($1 + spacing) }
  }
}

extension BoxNode {
  /// Returns the size of a column of which one box has changed; `nil` if all boxes have to be measured.
  func sizeAfterOneChange(in slot: BoxSlot) -> CGSize? {
    guard let column = memory.column, let child = column.changedBox(in: slot) else { return nil }
    let width = (slot.width - arrangement.paddings(.horizontal)).length
    let fitted = child.fit(in: self.slot(for: child, width: width, height: slot.height))
    guard !child.memory.dependsOnHeight else { return nil }
    column.setLength(fitted.height + child.style.margins(.vertical))
    let content = column.length + arrangement.paddings(.vertical)
    return CGSize(width: slot.width, height: height(ofContent: content, width: slot.width))
  }

  /// Places the boxes of a column of which one has changed; returns whether that was enough.
  func placeAfterOneChange(isRightToLeft: Bool, onChange: (BoxNode) -> Void) -> Bool {
    let inside = CGRect(origin: .zero, size: memory.frame.size).shrunk(by: arrangement.padding)
    guard let column = memory.column, column.length <= inside.height + Self.tolerance,
      column.hasPlaces(width: memory.frame.width, isRightToLeft: isRightToLeft)
    else { return false }
    memory.contentSize = memory.frame.size
    var isChanged = true
    column.forEachMovedBox { box, start in
      let top = inside.minY + start + box.style.margin.start(.vertical)
      var frame = box.frame
      if isChanged { frame = self.frame(ofChanged: box, in: inside, isRightToLeft: isRightToLeft) }
      if !isChanged, frame.minY == top { return false }
      isChanged = false
      frame.origin.y = top
      box.set(frame, isRightToLeft: isRightToLeft, onChange: onChange)
      return true
    }
    return true
  }

  private func frame(ofChanged box: BoxNode, in inside: CGRect, isRightToLeft: Bool) -> CGRect {
    var frame = arrangement.frame(of: box, height: box.fittedSize.height, in: inside)
    if isRightToLeft { frame.origin.x = memory.frame.width - frame.maxX }
    return frame
  }
}

extension BoxStyle {
  /// Whether the box in a column is as high as its content, at the place that follows from those above.
  fileprivate var isBelowOthers: Bool {
    isArranged && !height.fills && height.wrapping.grow == 0 && linePlace == nil
  }
}
