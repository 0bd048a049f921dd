import LayoutGeometry
import UIKit

/// The closures that create the menu of an item; the last one that returns a menu counts.
struct ContextMenu: Trait {
  private let menus: [@MainActor () -> UIMenu?]

  static var modifier: String { "contextMenu" }

  /// Creates a menu with one closure.
  init(_ menu: @escaping @MainActor () -> UIMenu?) {
    menus = [menu]
  }

  private init(menus: [@MainActor () -> UIMenu?]) {
    self.menus = menus
  }

  /// Returns the closures of both.
  func merging(_ later: Self) -> Self { Self(menus: menus + later.menus) }

  /// Creates the menu; returns `nil` if there are no elements.
  @MainActor func make() -> UIMenu? {
    menus.reversed().firstNonNil { $0() }
  }
}

/// The menus that items open after a long press.
@MainActor final class ContextMenuFeature: Feature {
  static let traits: [any Trait.Type] = [ContextMenu.self]

  private weak var screen: (any DisplayedScreen)?

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func menu(_ menu: UIMenu?, ofItemAt path: IndexPath) -> UIMenu? {
    screen?.traits(at: path)?[ContextMenu.self]?.make() ?? menu
  }
}

extension LegoItem {
  /// Displays a context menu after a long press on the item.
  ///
  /// ```swift
  /// MessageItem(message).contextMenu {
  ///   UIAction(title: "Reply") { [weak self] _ in self?.reply(to: message) }
  ///   UIMenu(title: "Move to", children: folderActions)
  ///   if message.isOwn {
  ///     UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in … }
  ///   }
  /// }
  /// ```
  ///
  /// The elements are created when the menu opens; there is no menu without elements. A single
  /// `UIMenu` becomes the menu itself. A `contextMenu` of the item replaces that of its section. On
  /// tvOS before version 17, there are no context menus, and the modifier has no effect.
  public func contextMenu(
    @MenuBuilder _ elements: @escaping @MainActor () -> [UIMenuElement]
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(ContextMenu { UIMenu.contextMenu(of: elements()) })
  }
}

extension Section {
  /// Displays a context menu after a long press on an item of a type.
  ///
  /// ```swift
  /// Section(id: "mail", layout: RowsLayout()) { messages }
  ///   .contextMenu { (message: MessageItem) in
  ///     UIAction(title: "Reply") { [weak self] _ in self?.reply(to: message) }
  ///   }
  /// ```
  ///
  /// The elements are created when the menu opens. A `contextMenu` of an item replaces that of the
  /// section.
  public func contextMenu<Item: TypedItemType>(
    @MenuBuilder _ elements: @escaping @MainActor (Item) -> [UIMenuElement]
  ) -> Section {
    addingToItems { (item: Item) in ContextMenu { UIMenu.contextMenu(of: elements(item)) } }
  }
}
