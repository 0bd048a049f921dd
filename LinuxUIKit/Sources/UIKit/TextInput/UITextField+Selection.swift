// Positions and ranges of the text. Offsets are in UTF-16 units, as the ranges of the delegate are.
// MARK: - Geometry of editable text

extension UITextField: EditableTextView {
  func caretFrame(at offset: Int) -> CGRect { caretFrame(at: offset, in: textFrame) }

  func textRectangles(for range: Range<Int>) -> [CGRect] {
    line(in: textFrame).rectangles(for: range)
  }

  func textOffset(nearestTo point: CGPoint) -> Int {
    line(in: textFrame).offset(nearestTo: point.x)
  }

  var isMultiline: Bool { false }
}
