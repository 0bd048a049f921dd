import Foundation

/// The shapes of the pointer.
enum CursorShape: CaseIterable, Sendable {
  /// An arrow.
  case arrow
  /// A vertical bar, over text that can be edited.
  case text
  /// A pointing hand, over controls.
  case hand

  /// Returns the shape over a location in points of the screen.
  @MainActor static func shape(at location: CGPoint, in windows: [UIWindow]) -> CursorShape {
    for window in windows.reversed() {
      guard let view = window.hitTest(window.convert(location, from: nil), with: nil) else {
        continue
      }
      let ancestors = sequence(first: view, next: \.superview)
      for ancestor in ancestors {
        if ancestor is UITextField || ancestor is UITextView { return .text }
        if let control = ancestor as? UIControl { return control.isEnabled ? .hand : .arrow }
      }
      return .arrow
    }
    return .arrow
  }
}

/// A window of the window system that displays the screen of an app.
@MainActor protocol DisplayConnection: AnyObject {
  /// The size of the window.
  var geometry: DisplayGeometry { get }
  /// The frames that the display shows in a second.
  var framesPerSecond: Double { get }
  /// The text on the clipboard; `nil` if there is none.
  var clipboard: String? { get set }

  /// Returns the events since the last call, in their order.
  func nextEvents() -> [DisplayEvent]
  /// Displays some rectangles of an image that is as large as the window.
  func present(_ image: LayerDisplay, _ rects: [PixelRect])
  /// Sets the shape of the pointer.
  func setCursor(_ shape: CursorShape)
  /// Starts input methods at a caret in points of the screen, or ends them with `nil`.
  func setTextInput(at caret: CGRect?)
  /// Closes the window.
  func close()
}
