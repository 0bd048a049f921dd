import UIKit

#if !os(tvOS)
  extension UISwitch {
    /// Sets the color of the switch that is on.
    @discardableResult public func onTintColor(_ onTintColor: UIColor?) -> Self {
      set(\.onTintColor, to: onTintColor, resizes: false)
    }

    /// Sets the color of the thumb.
    @discardableResult public func thumbTintColor(_ thumbTintColor: UIColor?) -> Self {
      set(\.thumbTintColor, to: thumbTintColor, resizes: false)
    }
  }

  extension UISwitch {
    /// Sets whether the switch is on.
    @discardableResult public func isOn(_ isOn: Bool) -> Self {
      set(\.isOn, to: isOn, resizes: false)
    }
  }
#endif
