import UIKit

#if !os(tvOS)

  extension UISwitch {
    /// Sets whether the switch is on.
    @discardableResult public func isOn(_ isOn: Bool) -> Self {
      self.isOn = isOn
      return self
    }
  }

  extension UISwitch {
    /// Binds the option to be on to a stream; with `nil` it remains as it is.
    @discardableResult public func isOn(_ isOn: (some Outputing<Bool>)?) -> Self {
      bind(isOn) { $0.isOn($1) }
    }

    /// Binds the option to be on to a stream in both directions; with `nil` it remains as it is.
    @discardableResult public func isOn(_ isOn: (some Outputing<Bool> & Inputing<Bool>)?) -> Self {
      bindTwoWay(isOn, on: .valueChanged) {
        $0.isOn
      } set: {
        $0.isOn($1)
      }
    }
  }
#endif
