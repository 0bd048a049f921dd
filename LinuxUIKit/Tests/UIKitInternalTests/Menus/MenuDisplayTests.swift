import TestSupport
import Testing
import UIKit

@Suite("Menus on the screen", .serialized) @MainActor struct MenuDisplayTests {
  private let screen = DisplayedMenuScreen()
  private var finger: Finger { Finger(on: screen.window) }

  private func tap(_ text: String) throws {
    let center = try #require(screen.center(of: text))
    finger.tap(at: center)
    screen.window.layoutIfNeeded()
  }

  @Test("A tap on a button opens its menu, and a tap on a row performs the action and closes it")
  func button() throws {
    try withHeldClock { clock in
      try tap("Sort")
      clock.advance(by: 0.5)
      #expect(screen.center(of: "Sort by") != nil)
      try tap("Date")
      #expect(screen.chosen == ["Date"])
      clock.advance(by: 0.5)
      #expect(screen.center(of: "Date") == nil)
      #expect(screen.button.presentedMenu == nil)
    }
  }

  @Test("A tap on a disabled action does nothing, and a tap outside closes the menu")
  func outside() throws {
    try withHeldClock { clock in
      try tap("Sort")
      clock.advance(by: 0.5)
      try tap("Size")
      #expect(screen.button.presentedMenu != nil)
      finger.tap(at: CGPoint(x: 380, y: 590))
      clock.advance(by: 0.5)
      #expect(screen.chosen == [])
      #expect(screen.center(of: "Size") == nil)
    }
  }

  @Test("A submenu replaces the rows, and its title returns to them")
  func submenu() throws {
    try withHeldClock { clock in
      try tap("Sort")
      clock.advance(by: 0.5)
      try tap("More")
      #expect(screen.center(of: "Name") == nil)
      try tap("More")
      #expect(screen.center(of: "Name") != nil)
      try tap("More")
      try tap("By shape")
      #expect(screen.chosen == ["By shape"])
    }
  }

  @Test("A menu is as wide as 250 points, below its button and inside the screen")
  func position() throws {
    try tap("Sort")
    let title = try #require(screen.center(of: "Sort by"))

    // The button's leading edge is at 20, so that the center of the menu is at 20 + 250 / 2.
    #expect(title.x == 145)
    // The button ends at 104.
    #expect(title.y > 104)
  }

  @Test(
    "A long press on an item opens its context menu with the item in front of the dimmed screen")
  func contextMenu() throws {
    try withHeldClock { clock in
      let center = screen.list.convert(CGPoint(x: 100, y: 30), to: screen.window)
      let press = finger
      press.press(at: center)
      clock.advance(by: 0.6)
      press.lift()
      clock.advance(by: 0.5)
      #expect(screen.list.presentedContextMenu != nil)
      try tap("Delete")
      #expect(screen.chosen == ["Delete"])
      #expect(screen.list.presentedContextMenu == nil)
      clock.advance(by: 0.5)
      #expect(screen.center(of: "Delete") == nil)
    }
  }

  @Test("A menu that the app replaces is closed")
  func replaced() throws {
    try withHeldClock { clock in
      try tap("Sort")
      screen.button.menu = nil
      clock.advance(by: 0.5)
      #expect(screen.center(of: "Sort by") == nil)
    }
  }
}
