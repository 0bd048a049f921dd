import UIKit

#if !os(tvOS)
  extension UIButton {
    /// Binds the menu to a stream; with `nil` it remains as it is.
    @discardableResult public func menu(_ menu: (some Outputing<UIMenu>)?) -> Self {
      bind(menu) { $0.menu($1) }
    }

    /// Binds the menu to a stream; with `nil` it remains as it is.
    @discardableResult public func menu(_ menu: (some Outputing<UIMenu?>)?) -> Self {
      bind(menu) { $0.menu($1) }
    }
  }
#endif
