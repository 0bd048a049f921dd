import UIKit

// Menus of buttons came to tvOS after iOS.
#if !os(tvOS)
  extension UIButton {
    /// Sets the menu, and whether a tap opens it rather than a long press.
    @discardableResult public func menu(_ menu: UIMenu?, isPrimaryAction: Bool) -> Self {
      self.menu = menu
      showsMenuAsPrimaryAction = isPrimaryAction
      return self
    }
  }
#endif
