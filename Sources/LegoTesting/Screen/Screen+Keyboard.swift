import UIKit

extension Screen {
  /// A keyboard with which the user types.
  public enum Keyboard: Hashable, Sendable {
    /// A hardware keyboard, of which nothing is visible; an `inputAccessoryView` is at the bottom of
    /// the screen.
    case hardware
    /// The software keyboard, which covers the bottom of the screen while a text is edited.
    case software
  }

  /// The keyboard of the screen.
  ///
  /// ```swift
  /// screen.keyboard = .software
  /// try screen.tap("Notes")
  /// #expect(try screen.frame(of: "Notes").maxY <= screen.keyboardFrame?.minY ?? 0)
  /// ```
  ///
  /// The default is `hardware`. With the software keyboard, a text field or text view that becomes
  /// first responder posts UIKit's notifications of the keyboard, as on a device, and images
  /// contain a plain gray area in its place. The `inputAccessoryView` of the field is at its top edge, and
  /// can be tapped and read as the other views. On Apple's platforms, the property has no effect: the
  /// settings of the simulator determine the keyboard.
  public var keyboard: Keyboard {
    get { root.displaysSoftwareKeyboard ? .software : .hardware }
    set {
      root.displaySoftwareKeyboard(newValue == .software)
      settle()
    }
  }

  /// The frame of the visible software keyboard in the screen's coordinate system, with the
  /// `inputAccessoryView` above it; `nil` if there is neither.
  public var keyboardFrame: CGRect? {
    settle()
    return root.softwareKeyboardFrame
  }

  /// Fills the area of the software keyboard, without the accessory view, in a context of the screen.
  func drawKeyboard(in context: CGContext) {
    guard var frame = root.softwareKeyboardFrame else { return }
    let accessoryHeight = root.inputAccessoryHost?.bounds.height ?? 0
    frame.origin.y += accessoryHeight
    frame.size.height -= accessoryHeight
    context.setFillColor(UIColor(white: 0.8, alpha: 1).cgColor)
    context.fill(frame)
  }
}
