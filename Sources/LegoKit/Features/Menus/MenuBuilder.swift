import UIKit

/// A result builder that lists the actions and submenus of a menu, from top to bottom.
@resultBuilder public enum MenuBuilder: ElementBuilder {
  /// The type of an action or a submenu.
  public typealias Element = UIMenuElement
}

extension UIMenu {
  /// Returns the menu of an item: a single menu itself, or one with the elements; `nil` without
  /// elements.
  static func contextMenu(of elements: [UIMenuElement]) -> UIMenu? {
    guard !elements.isEmpty else { return nil }
    if elements.count == 1, let menu = elements[0] as? UIMenu { return menu }
    return UIMenu(children: elements)
  }
}
