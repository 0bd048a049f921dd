/// A view that edits text and communicates with input methods.
///
/// Text fields and text views are such views. An app's own view subclasses `UITextPosition` and
/// `UITextRange` and implements the members; a software keyboard then edits it.
///
/// - Note: Not implemented: the optional members for dictation, placeholders and floating cursors.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range; `nil` for a range of another document.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected range; an empty range is the insertion point, `nil` no selection.
  var selectedTextRange: UITextRange? { get set }

  /// The range of the provisionally inserted text; `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes with which marked text is drawn; `nil` for the system's.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection, by marked text, and selects a range of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the marked text part of the document.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in the document; `nil` outside it.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of characters or lines away on the screen; `nil` if there is none.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance of two positions; negative backward.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The object that is notified of changes that the input method didn't request.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds the units of the text, such as words.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the position of a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to its farthest extent in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction of the paragraph at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of the paragraphs in a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the first rectangle of the text in a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of the selection of a range, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position closest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is closest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// An object that is notified of changes of text that an input method didn't request.
///
/// The input method sets it. Text fields and text views notify it when the app changes their text or
/// selection; an app's own view notifies it before and after its changes.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A direction in the text.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end of the text.
  case forward = 0
  /// Toward the beginning of the text.
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A direction in the text or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
  public var rawValue: Int

  /// Creates a direction from the raw value of a direction in the text or on the screen.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A rectangle of the selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// Creates a rectangle for a subclass to describe.
  public override init() {}

  /// The rectangle in the coordinates of the view.
  open var rect: CGRect { .zero }
  /// The writing direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}

/// A rectangle of the selection of a text field or text view.
final class EditedSelectionRect: UITextSelectionRect {
  private let values: (rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    values = (rect, direction, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { values.rect }
  override var writingDirection: NSWritingDirection { values.direction }
  override var containsStart: Bool { values.isFirst }
  override var containsEnd: Bool { values.isLast }
}
