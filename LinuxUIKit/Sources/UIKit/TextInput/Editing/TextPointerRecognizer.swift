/// The gesture recognizer with which a pointer selects editable text.
///
/// A press moves the insertion point, a double click selects a word, a triple click a paragraph. A
/// drag extends the selection by these units, and so does a press with the Shift key. Fingers don't
/// select: they scroll.
final class TextPointerRecognizer: UIGestureRecognizer {
  private var unit = UITextGranularity.character
  private var start = 0..<0

  /// Creates a recognizer for pointers.
  override init() {
    super.init()
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    cancelsTouchesInView = false
  }

  private var textView: (any EditableTextView)? { view as? any EditableTextView }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer is UIPanGestureRecognizer
      || preventedGestureRecognizer is UILongPressGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let textView, touch.view === textView,
      textView.isFirstResponder || textView.becomeFirstResponder()
    else { return state = .failed }
    let point = touch.location(in: textView)
    if event.modifierFlags.contains(.shift) {
      (unit, start) = (.character, textView.edited.fixedEnd..<textView.edited.fixedEnd)
    } else {
      unit = Self.unit(ofClicks: touch.tapCount)
      start = textView.unit(unit, at: point)
    }
    textView.extendSelection(from: start, to: textView.unit(unit, at: point))
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state.isUnderWay, let touch = touches.first, let textView else { return }
    let point = touch.location(in: textView)
    textView.extendSelection(from: start, to: textView.unit(unit, at: point))
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private static func unit(ofClicks clicks: Int) -> UITextGranularity {
    switch clicks {
    case ...1: .character
    case 2: .word
    default: .paragraph
    }
  }
}

extension EditableTextView {
  /// Returns the unit at a point; an empty range for characters, between which the caret is.
  fileprivate func unit(_ unit: UITextGranularity, at point: CGPoint) -> Range<Int> {
    let caret = edited.boundary(atOrAfter: textOffset(nearestTo: point))
    guard unit != .character else { return caret..<caret }
    guard !isSecureTextEntry else { return 0..<edited.length }
    let character = character(at: point)
    let offset = character?.lowerBound ?? caret
    let units = TextUnits(edited.text).ranges(of: unit)
    // A click between words selects the character there.
    return units.first { $0.contains(offset) } ?? character
      ?? units.last { $0.upperBound == offset } ?? caret..<caret
  }

  /// Selects everything from one unit to another one.
  fileprivate func extendSelection(from start: Range<Int>, to end: Range<Int>) {
    let movesStart = end.lowerBound < start.lowerBound
    setSelection(
      min(start.lowerBound, end.lowerBound)..<max(start.upperBound, end.upperBound),
      movesStart: movesStart)
  }
}
