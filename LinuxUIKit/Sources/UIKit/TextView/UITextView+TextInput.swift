// The members of `UITextInput` that text fields and text views have in common.
// MARK: - Geometry of editable text

extension UITextView: EditableTextView {
  func textRectangles(for range: Range<Int>) -> [CGRect] { textLines.rectangles(for: range) }

  func textOffset(nearestTo point: CGPoint) -> Int { textLines.offset(nearestTo: point) }
}
