extension UIMenu {
  /// The actions in this menu and in those inside of it, without hidden ones.
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
  /// Whether a person can choose it.
  var isChoosable: Bool { !attributes.contains(.disabled) }
}
