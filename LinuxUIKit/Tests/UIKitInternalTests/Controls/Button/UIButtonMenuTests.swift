import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Menus of buttons") struct UIButtonMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let button = UIButton(type: .system)
  private let log = Calls()
  private let inside = CGPoint(x: 120, y: 115)

  @MainActor private final class Calls { var names: [String] = [] }

  init() {
    button.frame = CGRect(x: 100, y: 100, width: 80, height: 30)
    button.setTitle("Sort", for: .normal)
    window.isHidden = false
    window.addSubview(button)
    for (name, event) in [
      ("menu", UIControl.Event.menuActionTriggered), ("down", .touchDown),
      ("cancel", .touchCancel), ("primary", .primaryActionTriggered),
    ] {
      button.addAction(UIAction { [log] _ in log.names.append(name) }, for: event)
    }
  }

  private func makeMenu() -> UIMenu {
    let actions = ["Name", "Date"].map { name in
      UIAction(title: name) { [log] _ in log.names.append(name) }
    }
    let off = UIAction(title: "Size", attributes: .disabled) { _ in }
    let more = UIMenu(options: .displayInline, children: [off])
    return UIMenu(children: actions + [more])
  }

  @Test("A menu that is the primary action opens when the touch begins")
  func primary() throws {
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    Finger(on: window).tap(at: inside)
    let menu = try #require(button.presentedMenu)

    #expect(log.names == ["menu"])
    #expect(menu.titles == ["Name", "Date", "Size"])
    #expect(!menu.choose("Size"))
    #expect(menu.choose("Date"))
    #expect(button.presentedMenu == nil)
    #expect(log.names == ["menu", "Date"])
    #expect(button.titleLabel?.text == "Sort")
  }

  @Test("A menu that isn't the primary action opens after a long press, not after a tap")
  func longPress() throws {
    try withHeldClock { clock in
      button.menu = makeMenu()
      Finger(on: window).tap(at: inside)
      #expect(button.presentedMenu == nil)
      #expect(log.names == ["down", "primary"])
      let finger = Finger(on: window)
      finger.press(at: inside)
      clock.advance(by: 0.6)
      let menu = try #require(button.presentedMenu)
      finger.lift()
      #expect(log.names == ["down", "primary", "down", "cancel", "menu"])
      menu.close()
      #expect(button.presentedMenu == nil)
    }
  }

  @Test("A button that displays its selection has the first action's title until another is chosen")
  func popUp() throws {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = makeMenu()
    #expect(button.titleLabel?.text == "Name")
    Finger(on: window).tap(at: inside)
    try #require(button.presentedMenu).choose("Date")

    #expect(button.titleLabel?.text == "Date")
    #expect(button.menu?.selectedElements.map(\.title) == ["Date"])
    button.configuration = .gray()
    #expect(button.titleLabel?.text == "Date")
  }

  @Test(
    "Without a menu, a button that changes its selection is toggled before its action is called")
  func toggling() {
    var wasSelected: [Bool] = []
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { [unowned button] _ in wasSelected.append(button.isSelected) },
      for: .primaryActionTriggered)
    Finger(on: window).tap(at: inside)
    Finger(on: window).tap(at: inside)

    #expect(wasSelected == [true, false])
  }
}
