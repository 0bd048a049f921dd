import Foundation
import LayoutGeometry

// Frames of boxes whose sizes are known, from the root to the leaves.
extension BoxNode {
  /// Lays out the tree below this box, and returns its size with the margins, in points.
  ///
  /// The size is the space for the box with its margins. A width or height of infinity is as much as the
  /// content needs, also for boxes that fill. `isRightToLeft` is the direction of boxes that have none of
  /// their own; `onChange` is called with each box whose frame has changed, after its parent.
  @discardableResult package func layOut(
    in size: CGSize, isRightToLeft: Bool = false, onChange: (BoxNode) -> Void = { _ in }
  ) -> CGSize {
    let fitted = self.size(thatFits: size)
    let margin = style.margin
    let frame = CGRect(
      origin: CGPoint(x: margin.start(.horizontal), y: margin.start(.vertical)),
      size: CGSize(
        width: fitted.width - margin.size.width, height: fitted.height - margin.size.height))
    set(frame, isRightToLeft: isRightToLeft, onChange: onChange)
    return fitted
  }

  /// Returns the size of the box with its margins in a space, in points, without placing the boxes inside.
  ///
  /// The widths and heights inside are kept, so that a layout in the same width doesn't measure again.
  package func size(thatFits size: CGSize) -> CGSize {
    let margins = style.margin.size
    let (width, height) = (size.width - margins.width, size.height - margins.height)
    let fitted = fit(in: rootSlot(width: width.isFinite ? width.length : nil, height: height))
    let isFilled = style.height.fills && height.isFinite
    let available = height.isFinite ? height.length : .infinity
    let final = isFilled ? available : limited(fitted.height, to: available)
    return CGSize(width: fitted.width + margins.width, height: final + margins.height)
  }

  /// Lays out the boxes inside a box of exactly a size, whatever size its style has.
  ///
  /// `isRightToLeft` and `onChange` are those of ``layOut(in:isRightToLeft:onChange:)``.
  package func layOutInside(
    _ size: CGSize, isRightToLeft: Bool = false, onChange: (BoxNode) -> Void = { _ in }
  ) {
    let size = CGSize(width: size.width.length, height: size.height.length)
    let height = style.height.fills || style.height.fixedLength != nil ? size.height : -1
    _ = fit(in: BoxSlot(width: size.width, isExact: true, height: height))
    set(CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft, onChange: onChange)
  }

  private func rootSlot(width: CGFloat?, height: CGFloat) -> BoxSlot {
    let known = height.isFinite ? height.length : -1
    if let width { return slot(width: width, height: known) }
    let natural = naturalWidth(height: known)
    return style.width.fills
      ? BoxSlot(width: natural, isExact: true, height: known)
      : slot(asked: natural, given: .infinity, height: known)
  }

  /// Sets the frame, and places the boxes inside if their places may have changed.
  func set(_ frame: CGRect, isRightToLeft: Bool, onChange: (BoxNode) -> Void) {
    if memory.frame != frame {
      memory.frame = frame
      onChange(self)
    }
    guard !children.isEmpty else {
      memory.contentSize = frame.size
      return
    }
    let isRightToLeft = arrangement.isRightToLeft ?? isRightToLeft
    guard memory.place(in: frame.height, isRightToLeft: isRightToLeft) else { return }
    if placeAfterOneChange(isRightToLeft: isRightToLeft, onChange: onChange) { return }
    let placement = BoxPlacement(of: self, size: frame.size)
    memory.contentSize = placement.contentSize
    let (boxes, frames) = (placement.boxes, placement.frames)
    boxes.visit { child, position in
      var frame = frames[position]
      if isRightToLeft { frame.origin.x = memory.frame.width - frame.maxX }
      child.set(frame, isRightToLeft: isRightToLeft, onChange: onChange)
    }
    memory.column = ColumnMemory(of: self, boxes: placement.boxes, isRightToLeft: isRightToLeft)
  }
}
