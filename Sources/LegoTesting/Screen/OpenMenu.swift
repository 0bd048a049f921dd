import UIKit

/// A menu that is open on a screen, as data.
@MainActor struct OpenMenu {
  let menu: UIMenu
  /// Performs the first enabled action with a title.
  let choose: (String) -> Void
  let close: () -> Void

  /// The actions from top to bottom, including those of submenus, without hidden ones.
  var actions: [UIAction] { menu.shownActions }

  var enabledTitles: [String] {
    actions.filter { !$0.attributes.contains(.disabled) }.map(\.title)
  }

  /// The menu as lines of text: "Menu", then the quoted titles with their states.
  var layoutDescription: String {
    (["Menu"] + actions.map { "  \"\($0.title)\"" + $0.stateDescription })
      .joined(separator: "\n")
  }
}

extension UIMenu {
  fileprivate var shownActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.shownActions }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
        return []
      }
      return [action]
    }
  }
}

extension UIAction {
  fileprivate var stateDescription: String {
    (state == .on ? " on" : "") + (attributes.contains(.disabled) ? " disabled" : "")
  }
}
