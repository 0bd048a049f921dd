import Foundation
import LayoutGeometry

// The lines of a flow.
extension BoxNode {
  /// Returns the width that a flow asks for: that of its longest line, or of its columns side by side.
  func flowWidth(_ boxes: [BoxNode], _ flow: BoxFlow, height: CGFloat) -> CGFloat {
    let lines = naturalLines(of: boxes, flow, height: height)
    guard flow.line.axis == .vertical else {
      return lines.reduce(0) {
        max($0, lineWidth(boxes[$1], spacing: flow.line.spacing, height: height))
      }
    }
    return flow.naturalLength(ofLines: lines.map { widest(boxes[$0], height: height) })
  }

  /// Returns the lines of a flow that is as wide as its content: columns end at a known height, rows
  /// where a box ends them.
  func naturalLines(of boxes: [BoxNode], _ flow: BoxFlow, height: CGFloat) -> [Range<Int>] {
    guard flow.line.axis == .vertical, flow.count == 0 else {
      return flow.lines(of: boxes, length: .infinity) { _ in 0 }
    }
    memory.dependsOnHeight = true
    let length = height < 0 ? .infinity : (height - arrangement.paddings(.vertical)).length
    return flow.lines(of: boxes, length: length) { child in
      let width = child.naturalWidth(height: -1)
      let slot = BoxSlot(width: width, isExact: true, height: -1)
      return child.fit(in: slot).height + child.style.margins(.vertical)
    }
  }
}

extension BoxFlow {
  /// Returns the ranges of boxes that are in a line each.
  ///
  /// Without a number of boxes in a line, one ends before the first box that doesn't fit into `length`
  /// points. `outerLength` returns the length of a box with its margins along the line.
  func lines(
    of boxes: [BoxNode], length: CGFloat, outerLength: (BoxNode) -> CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, end) = (0, CGFloat(0))
    for (index, box) in boxes.enumerated() {
      let boxLength = count == 0 && length < .infinity ? outerLength(box) : 0
      let isFull = count > 0 ? index - first == count : end + boxLength > length + BoxNode.tolerance
      if index > first, isFull || boxes[index - 1].style.endsLine {
        lines.append(first..<index)
        (first, end) = (index, 0)
      }
      end += boxLength + line.spacing
    }
    if first < boxes.count { lines.append(first..<boxes.count) }
    return lines
  }

  /// Returns a line, whose largest box has a length across the line, as an item that shares the flow.
  func lineItem(length: CGFloat) -> LineItem {
    LineItem(lineLength, natural: naturalLength(ofLine: length))
  }

  /// Returns the length across its direction that a line asks for.
  private func naturalLength(ofLine length: CGFloat) -> CGFloat {
    lineLength.fixedLength ?? lineLength.wrapping.clamped(length + lineLength.wrapping.addition)
  }

  /// Returns the length that lines and the spacing between them ask for; filling ones are equally long.
  func naturalLength(ofLines lengths: [CGFloat]) -> CGFloat {
    let sum =
      lineLength.fills
      ? (lengths.max() ?? 0) * CGFloat(lengths.count)
      : lengths.reduce(0) { $0 + naturalLength(ofLine: $1) }
    return sum + lineSpacing * CGFloat(max(0, lengths.count - 1))
  }
}
