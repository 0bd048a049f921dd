import UIKit

#if !os(tvOS)
  extension UISwitch {
    /// Binds the color of the switch that is on to a stream; with `nil` it remains as it is.
    @discardableResult public func onTintColor(_ onTintColor: (some Outputing<UIColor>)?) -> Self {
      bind(onTintColor) { $0.onTintColor($1) }
    }

    /// Binds the color of the switch that is on to a stream; with `nil` it remains as it is.
    @discardableResult public func onTintColor(_ onTintColor: (some Outputing<UIColor?>)?) -> Self {
      bind(onTintColor) { $0.onTintColor($1) }
    }

    /// Binds the color of the thumb to a stream; with `nil` it remains as it is.
    @discardableResult public func thumbTintColor(_ thumbTintColor: (some Outputing<UIColor>)?)
      -> Self
    {
      bind(thumbTintColor) { $0.thumbTintColor($1) }
    }

    /// Binds the color of the thumb to a stream; with `nil` it remains as it is.
    @discardableResult public func thumbTintColor(_ thumbTintColor: (some Outputing<UIColor?>)?)
      -> Self
    {
      bind(thumbTintColor) { $0.thumbTintColor($1) }
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
