import UIKit

/// A result builder that lists the actions and submenus of a menu, from top to bottom.
@resultBuilder public enum MenuBuilder {
  /// Adds an action or a submenu.
  public static func buildExpression(_ element: UIMenuElement) -> [UIMenuElement] { [element] }
  /// Adds an action or a submenu unless it is `nil`.
  public static func buildExpression(_ element: UIMenuElement?) -> [UIMenuElement] {
    element.map { [$0] } ?? []
  }
  /// Adds several elements.
  public static func buildExpression(_ elements: [UIMenuElement]) -> [UIMenuElement] { elements }
  /// Joins the elements of the statements of a block.
  public static func buildBlock(_ elements: [UIMenuElement]...) -> [UIMenuElement] {
    elements.flatMap { $0 }
  }
  /// Joins the elements of the iterations of a `for`.
  public static func buildArray(_ elements: [[UIMenuElement]]) -> [UIMenuElement] {
    elements.flatMap { $0 }
  }
  /// Adds the elements of an `if` without `else`, if its condition is true.
  public static func buildOptional(_ elements: [UIMenuElement]?) -> [UIMenuElement] {
    elements ?? []
  }
  /// Adds the elements of the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first elements: [UIMenuElement]) -> [UIMenuElement] { elements }
  /// Adds the elements of the other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second elements: [UIMenuElement]) -> [UIMenuElement] { elements }
  /// Adds the elements of an `if #available`.
  public static func buildLimitedAvailability(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements
  }
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
