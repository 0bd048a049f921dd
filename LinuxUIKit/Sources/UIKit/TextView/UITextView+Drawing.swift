extension UITextView {
  /// Draws what is selected, the text, and the caret.
  func drawContent(in context: CGContext) {
    let lines = textLines
    if isFirstResponder {
      context.setFillColor(tintColor.withAlphaComponent(FieldMetrics.selectionAlpha).cgColor)
      for part in lines.rectangles(for: edited.selection) { context.fill(part) }
    }
    TextPainter(text: lines.placed, looks: styledText.looks, color: style.color).draw(in: context)
    guard isFirstResponder, edited.selection.isEmpty else { return }
    guard window?.disablesAnimations == true || blink.isSeen(at: FrameClock.shared.now) else { return }
    context.setFillColor(tintColor.cgColor)
    context.fill(caretFrame(at: edited.selection.lowerBound))
  }
}
