import UIKit

#if !os(tvOS)
  extension UISwitch {
    /// Sets the color of the switch that is on.
    @discardableResult public func onTintColor(_ onTintColor: UIColor?) -> Self {
      self.onTintColor = onTintColor
      return self
    }

    /// Sets the color of the thumb.
    @discardableResult public func thumbTintColor(_ thumbTintColor: UIColor?) -> Self {
      self.thumbTintColor = thumbTintColor
      return self
    }
  }

  extension UISwitch {
    /// Sets whether the switch is on.
    @discardableResult public func isOn(_ isOn: Bool) -> Self {
      self.isOn = isOn
      return self
    }
  }
#endif
