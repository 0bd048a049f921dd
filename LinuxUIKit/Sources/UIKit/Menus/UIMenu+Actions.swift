extension UIMenu {
  /// The visible actions in this menu and its submenus.
  var actionsInOrder: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.actionsInOrder }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
        return []
      }
      return [action]
    }
  }
}

extension UIAction {
  /// Whether the action is enabled.
  var isChoosable: Bool { !attributes.contains(.disabled) }
}
