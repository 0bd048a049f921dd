import Foundation
import LayoutGeometry

/// The last placement of a column of many boxes, from which that after a change of one of them follows.
///
/// Then only the changed box is measured, and only the boxes below it are moved. What a move needs stands
/// in arrays here, so that of a moved box only its frame is visited.
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
  /// The starts of the slots, in points, and the end of the last one with the spacing behind it.
  private var starts: [CGFloat]
  /// The margins above the boxes, in points.
  private var margins: [CGFloat]
  private var changedIndex: Int?

  /// Remembers a placement; `nil` unless the boxes are below one another without sharing the height.
  init?(of column: BoxNode, boxes: [BoxNode], isRightToLeft: Bool) {
    guard boxes.count >= Self.minimumCount, case .linear(let line) = column.arrangement.kind,
      line.axis == .vertical, line.format == .leading, let slot = column.memory.fittedSlot,
      slot.isExact, boxes.allSatisfy({ $0.style.isBelowOthers })
    else { return nil }
    (self.boxes, self.slot, self.isRightToLeft) = (boxes, slot, isRightToLeft)
    width = column.frame.width
    spacing = line.spacing
    lengths = boxes.values { $0.fittedSize.height + $0.style.margins(.vertical) }
    margins = boxes.values { $0.style.margin.start(.vertical) }
    starts = Array(repeating: 0, count: boxes.count + 1)
    updateStarts(behind: 0)
    // Without enough space the boxes are lower than they ask for.
    let height = (column.frame.height - column.arrangement.paddings(.vertical)).length
    guard length <= height + BoxNode.tolerance else { return nil }
  }

  /// The height of all boxes with their margins and the spacing, in points.
  var length: CGFloat { starts[boxes.count] - spacing }

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
    updateStarts(behind: changedIndex)
  }

  /// Returns whether the other boxes have the places in a width and a direction.
  func hasPlaces(width: CGFloat, isRightToLeft: Bool) -> Bool {
    changedIndex != nil && width == self.width && isRightToLeft == self.isRightToLeft
  }

  /// Places the changed box with a function, and moves those below it until one has its place already.
  ///
  /// The function gets the top of the changed box's frame. All positions are in the coordinate space of the
  /// column, in points; its content begins at `top`. After the call no box counts as changed.
  func moveBoxes(
    below top: CGFloat, placing place: (BoxNode, CGFloat) -> Void, onChange: (BoxNode) -> Void
  ) {
    guard let changedIndex else { return }
    self.changedIndex = nil
    let box = boxes[changedIndex]
    margins[changedIndex] = box.style.margin.start(.vertical)
    place(box, top + starts[changedIndex] + margins[changedIndex])
    // Copies, so that the loop doesn't access the properties of an object.
    let (boxes, starts, margins) = (self.boxes, self.starts, self.margins)
    for index in (changedIndex + 1)..<boxes.count {
      let y = top + starts[index] + margins[index]
      // As `visit` does it, which has no early end.
      let isMoved = Unmanaged.passUnretained(boxes[index])._withUnsafeGuaranteedRef {
        $0.move(to: y, onChange: onChange)
      }
      guard isMoved else { return }
    }
  }

  private func updateStarts(behind index: Int) {
    Self.update(&starts, of: lengths, spacing: spacing, behind: index)
  }

  // Static, so that the array is accessed once and not for each box.
  private static func update(
    _ starts: inout [CGFloat], of lengths: [CGFloat], spacing: CGFloat, behind index: Int
  ) {
    for index in index..<lengths.count {
      starts[index + 1] = starts[index] + (lengths[index] + spacing)
    }
  }
}

extension BoxNode {
  /// Returns the size of a column of which one box has changed; `nil` if all boxes have to be measured.
  func sizeAfterOneChange(in slot: BoxSlot) -> CGSize? {
    guard let column = memory.column, let child = column.changedBox(in: slot) else { return nil }
    let width = (slot.width - arrangement.paddings(.horizontal)).length
    let fitted = child.fit(in: self.slot(for: child, width: width, height: slot.height))
    column.setLength(fitted.height + child.style.margins(.vertical))
    let content = column.length + arrangement.paddings(.vertical)
    return CGSize(width: slot.width, height: height(ofContent: content, width: slot.width))
  }

  /// Places the boxes of a column of which one has changed; returns whether that was enough.
  func placeAfterOneChange(isRightToLeft: Bool, onChange: (BoxNode) -> Void) -> Bool {
    guard let column = memory.column else { return false }
    let inside = CGRect(origin: .zero, size: memory.frame.size).shrunk(by: arrangement.padding)
    guard column.length <= inside.height + Self.tolerance,
      column.hasPlaces(width: memory.frame.width, isRightToLeft: isRightToLeft)
    else { return false }
    memory.contentSize = memory.frame.size
    let place = { (box: BoxNode, y: CGFloat) in
      var frame = self.frame(ofChanged: box, in: inside, isRightToLeft: isRightToLeft)
      frame.origin.y = y
      box.set(frame, isRightToLeft: isRightToLeft, onChange: onChange)
    }
    column.moveBoxes(below: inside.minY, placing: place, onChange: onChange)
    return true
  }

  /// Moves a box whose size hasn't changed to a distance from the top of its parent, in points; returns
  /// whether it was at another one.
  fileprivate func move(to y: CGFloat, onChange: (BoxNode) -> Void) -> Bool {
    guard memory.frame.origin.y != y else { return false }
    memory.frame.origin.y = y
    onChange(self)
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
