import Testing
import UIKit

@MainActor struct UIMenuTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test("A menu has its title, options and children; without an identifier it generates one")
  func properties() {
    let menu = UIMenu(
      title: "Sort", subtitle: "by name", identifier: UIMenu.Identifier("sort"),
      options: [.displayInline, .singleSelection], children: [action("Up")])

    #expect(menu.title == "Sort")
    #expect(menu.subtitle == "by name")
    #expect(menu.identifier == UIMenu.Identifier("sort"))
    #expect(menu.options == [.displayInline, .singleSelection])
    #expect(menu.preferredElementSize == .large)
    #expect(menu.children.map(\.title) == ["Up"])
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test("Replacing children keeps all other properties")
  func replacing() {
    let menu = UIMenu(title: "Sort", options: .destructive, children: [action("Up")])

    let other = menu.replacingChildren([action("Down")])

    #expect(other.title == "Sort")
    #expect(other.identifier == menu.identifier)
    #expect(other.options == .destructive)
    #expect(other.children.map(\.title) == ["Down"])
    #expect(menu.children.map(\.title) == ["Up"])
  }

  @Test("The selected elements are those with a checkmark, also in submenus; of single, the first")
  func selected() {
    let inner = UIMenu(options: .displayInline, children: [action("c", .on), action("d", .mixed)])
    let menu = UIMenu(children: [action("a"), action("b", .on), inner])

    #expect(menu.selectedElements.map(\.title) == ["b", "c"])
    let single = UIMenu(options: .singleSelection, children: menu.children)
    #expect(single.selectedElements.map(\.title) == ["b"])
  }

  @Test("Options and sizes have Apple's raw values")
  func numbers() {
    #expect(UIMenu.Options.displayInline.rawValue == 1)
    #expect(UIMenu.Options.destructive.rawValue == 2)
    #expect(UIMenu.Options.singleSelection.rawValue == 32)
    #expect(UIMenu.ElementSize.medium.rawValue == 1)
  }
}
