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
    let hit = windows.reversed().lazy.compactMap {
      $0.hitTest($0.location(onScreen: location), with: nil)
    }.first
    for view in sequence(first: hit, next: { $0?.superview }) {
      if view is UITextField || view is UITextView { return .text }
      if let control = view as? UIControl { return control.isEnabled ? .hand : .arrow }
    }
    return .arrow
  }
}

/// A window of the window system that displays the screen of an app.
@MainActor protocol DisplayConnection: AnyObject {
  /// The size of the window.
  var geometry: DisplayGeometry { get }
  /// The corner of the window in the units of the window system; `nil` where that isn't known.
  var position: CGPoint? { get }
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
