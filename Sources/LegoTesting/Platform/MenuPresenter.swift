import LayoutGeometry
import UIKit

#if !canImport(Darwin)
  /// The menus that the Linux UIKit presents, which tests read instead of seeing them.
  @MainActor final class MenuPresenter {
    /// Returns the open menu in a window; `nil` if there is none.
    func openMenu(in window: UIWindow) -> OpenMenu? {
      window.visibleDescendants.reversed().firstNonNil(\.openMenu)
    }

    /// Returns `false`: touches open the menus.
    func openMenu(at point: CGPoint, in window: UIWindow, isLongPress: Bool) -> Bool { false }
  }

  extension UIView {
    /// Whether the view displays an open menu, which descriptions list by itself.
    var isMenu: Bool { displaysMenu }

    fileprivate var openMenu: OpenMenu? {
      switch self {
      case let button as UIButton: button.presentedMenu.map(OpenMenu.init)
      case let view as UICollectionView: view.presentedContextMenu.flatMap(OpenMenu.init)
      case let bar as UINavigationBar: bar.openItemMenu
      default: presentedMenuInteraction.flatMap(OpenMenu.init)
      }
    }
  }

  extension UINavigationBar {
    fileprivate var openItemMenu: OpenMenu? {
      let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
      return items.firstNonNil { OpenMenu($0.menuController) }
    }
  }

  extension OpenMenu {
    fileprivate init(_ presented: PresentedButtonMenu) {
      self.init(
        menu: presented.menu, choose: { presented.choose($0) }, close: { presented.close() })
    }

    fileprivate init?(_ presented: PresentedContextMenu) {
      guard let menu = presented.menu else { return nil }
      self.init(menu: menu, choose: { presented.choose($0) }, close: { presented.close() })
    }

    fileprivate init?(_ interaction: UIContextMenuInteraction) {
      guard let menu = interaction.presentedMenu else { return nil }
      self.init(
        menu: menu, choose: { interaction.choose($0) }, close: { interaction.dismissMenu() })
    }

    fileprivate init?(_ controller: BarMenuController) {
      guard let menu = controller.presentedMenu else { return nil }
      self.init(menu: menu, choose: { controller.choose($0) }, close: { controller.close() })
    }
  }
#else
  // Apple's UIKit doesn't reveal presented menus, and hides the actions of context menus: the menus
  // of buttons are recorded when a simulated touch opens them.
  /// The menus of buttons that simulated touches opened.
  @MainActor final class MenuPresenter {
    private var opened: OpenMenu?

    /// Returns the open menu in a window; `nil` if there is none.
    func openMenu(in window: UIWindow) -> OpenMenu? { opened }

    /// Opens the menu of the button at a point; returns `false` if the touch opens none.
    func openMenu(at point: CGPoint, in window: UIWindow, isLongPress: Bool) -> Bool {
      #if os(tvOS)
        return false
      #else
        let hit = window.hitTest(point, with: nil)
        let button = hit as? UIButton ?? hit?.enclosing(UIButton.self)
        guard let button, button.isEnabled, let menu = button.menu,
          isLongPress || button.showsMenuAsPrimaryAction
        else { return false }
        opened = OpenMenu(
          menu: menu, choose: { [weak self] in self?.choose($0, in: menu, of: button) },
          close: { [weak self] in self?.opened = nil })
        return true
      #endif
    }

    private func choose(_ title: String, in menu: UIMenu, of button: UIButton) {
      let action = opened?.actions.first {
        $0.title == title && !$0.attributes.contains(.disabled)
      }
      if action?.attributes.contains(.keepsMenuPresented) != true { opened = nil }
      action?.performWithSender(button, target: nil)
    }
  }

  extension UIView {
    /// Returns `false`: Apple's UIKit displays menus outside of the window.
    var isMenu: Bool { false }
  }
#endif
