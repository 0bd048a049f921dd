import UIKit

extension UIWindow {
  #if canImport(Darwin)
    /// Returns `false`: the settings of the device or simulator determine the keyboard.
    var displaysSoftwareKeyboard: Bool { false }

    /// Does nothing: the settings of the device or simulator determine the keyboard.
    func displaySoftwareKeyboard(_ displays: Bool) {}

    /// Returns `nil`: the frame is known to observers of UIKit's notifications only.
    var softwareKeyboardFrame: CGRect? { nil }

    /// Returns `nil`: the view is in a window of the system.
    var inputAccessoryHost: UIView? { nil }
  #else
    /// Whether text fields display the software keyboard.
    var displaysSoftwareKeyboard: Bool { usesSoftwareKeyboard }

    /// Displays the software keyboard for text fields, or uses a hardware keyboard.
    func displaySoftwareKeyboard(_ displays: Bool) {
      setUsesSoftwareKeyboard(displays)
    }

    /// The view at the top edge of the keyboard that contains the accessory view of the edited
    /// field; `nil` without one.
    var inputAccessoryHost: UIView? { keyboardAccessoryHost }

    /// The frame of the displayed keyboard in the window's coordinate system, with the accessory
    /// view; `nil` if there is neither.
    var softwareKeyboardFrame: CGRect? {
      keyboardFrame?.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
  #endif
}
