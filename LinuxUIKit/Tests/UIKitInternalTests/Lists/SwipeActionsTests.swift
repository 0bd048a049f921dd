import TestSupport
import Testing

@testable import UIKit

/// Swipe actions of rows (uikit.md, 3.4.6).
@Suite("Swipe actions") @MainActor struct SwipeActionsTests {
  @Test("An open row is aside by its buttons, the first of them at the row's edge")
  func open() {
    // Both titles are narrower than 74 − 30 points.
    let screen = SwipeScreen(["One", "Two"])
    #expect(screen.view.openSwipeActions(at: [0, 1]))
    #expect(screen.cell(1)?.frame == CGRect(x: -148, y: 44, width: 320, height: 44))
    #expect(
      screen.buttons == [
        CGRect(x: 172, y: 44, width: 74, height: 44), CGRect(x: 246, y: 44, width: 74, height: 44),
      ])
    screen.finger.tap(at: CGPoint(x: 300, y: 66))
    screen.finger.tap(at: CGPoint(x: 200, y: 66))
    #expect(screen.log == ["trailing 1", "One", "Two"])
  }

  @Test("Leading actions are at the other side, and from right to left both change sides")
  func sides() {
    let screen = SwipeScreen()
    #expect(screen.view.openSwipeActions(at: [0, 1], .leading))
    #expect(screen.cell(1)?.frame.minX == 74)
    #expect(screen.buttons == [CGRect(x: 0, y: 44, width: 74, height: 44)])
    let mirrored = SwipeScreen(["One"], direction: .rightToLeft)
    mirrored.view.openSwipeActions(at: [0, 1])
    #expect(mirrored.cell(1)?.frame.minX == 74)
    #expect(mirrored.buttons == [CGRect(x: 0, y: 44, width: 74, height: 44)])
  }

  @Test("A provider that answers nil or without actions leaves the row as it is")
  func none() {
    #expect(!SwipeScreen().view.openSwipeActions(at: [0, 0], .leading))
    let screen = SwipeScreen([])
    #expect(!screen.view.openSwipeActions(at: [0, 0]))
    #expect(screen.cell(0)?.frame.minX == 0)
    #expect(!screen.view.openSwipeActions(at: [0, 99]))
  }

  @Test("The state of an open row's cell says so")
  func state() {
    let screen = SwipeScreen()
    screen.view.openSwipeActions(at: [0, 1])
    #expect(screen.cell(1)?.configurationState.isSwiped == true)
    screen.view.closeSwipeActions()
    #expect(screen.cell(1)?.configurationState.isSwiped == false)
    #expect(screen.cell(1)?.frame.minX == 0)
    #expect(screen.buttons.isEmpty)
  }

  @Test(
    "Calling the completion closes the row, whatever it is called with", arguments: [true, false])
  func completion(isDone: Bool) {
    let screen = SwipeScreen()
    screen.view.openSwipeActions(at: [0, 1])
    screen.finger.tap(at: CGPoint(x: 300, y: 66))
    #expect(screen.view.indexPathOfSwipedItem == [0, 1])
    screen.completions.first?(isDone)
    #expect(screen.view.indexPathOfSwipedItem == nil)
    #expect(screen.cell(1)?.frame.minX == 0)
  }

  @Test("A late completion leaves a row alone that was opened since")
  func lateCompletion() {
    let screen = SwipeScreen()
    screen.view.openSwipeActions(at: [0, 1])
    screen.finger.tap(at: CGPoint(x: 300, y: 66))
    screen.view.openSwipeActions(at: [0, 2])
    screen.completions.first?(true)
    #expect(screen.view.indexPathOfSwipedItem == [0, 2])
  }

  @Test("One row is open at a time")
  func oneAtATime() {
    let screen = SwipeScreen()
    screen.view.openSwipeActions(at: [0, 1])
    screen.view.openSwipeActions(at: [0, 2])
    #expect(screen.cell(1)?.frame.minX == 0)
    #expect(screen.cell(2)?.configurationState.isSwiped == true)
    #expect(screen.buttons.count == 2)
  }

  @Test("A tap elsewhere, or on the open row itself, closes it and selects nothing")
  func tapElsewhere() {
    let screen = SwipeScreen()
    for point in [CGPoint(x: 100, y: 22), CGPoint(x: 20, y: 66)] {
      screen.view.openSwipeActions(at: [0, 1])
      screen.finger.tap(at: point)
      #expect(screen.view.indexPathOfSwipedItem == nil)
    }
    #expect(!screen.log.contains { $0.hasPrefix("select") })
  }

  @Test("Scrolling and reloading close it, and its cell comes back for other data in its place")
  func scrollingAndReloading() {
    let screen = SwipeScreen()
    screen.view.openSwipeActions(at: [0, 1])
    screen.view.contentOffset.y = 10
    #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    screen.view.openSwipeActions(at: [0, 1])
    screen.view.reloadData()
    #expect(screen.cell(1)?.frame.minX == 0)
    #expect(screen.view.visibleCells.allSatisfy { !$0.configurationState.isSwiped })
    #expect(screen.buttons.isEmpty)
  }

  @Test("An open row is on its way for 0.3 s, and its buttons go when it has closed")
  func animation() {
    withHeldClock { clock in
      let screen = SwipeScreen(["One"])
      screen.view.openSwipeActions(at: [0, 1])
      clock.advance(by: 0.1)
      let seen = screen.cell(1)?.layer.presentation()?.frame.minX ?? 0
      #expect(seen < 0 && seen > -74)
      clock.advance(by: 0.3)
      screen.view.closeSwipeActions()
      let actions = screen.view.subviews.compactMap { $0 as? SwipeActionsView }
      #expect(actions.count == 1)
      clock.advance(by: 0.4)
      #expect(actions.first?.superview == nil)
    }
  }

  @Test("Editing closes an open row")
  func editing() {
    let screen = SwipeScreen()
    screen.view.openSwipeActions(at: [0, 1])
    screen.view.isEditing = true
    #expect(screen.view.indexPathOfSwipedItem == nil)
  }

  @Test("A row that its action deletes takes its buttons along, and the others keep their places")
  func deletion() {
    let screen = SwipeScreen()
    screen.view.openSwipeActions(at: [0, 1])
    screen.finger.tap(at: CGPoint(x: 300, y: 66))
    screen.count -= 1
    screen.view.deleteItems(at: [[0, 1]])
    screen.completions.first?(true)
    #expect(screen.view.indexPathOfSwipedItem == nil)
    #expect(screen.buttons.isEmpty)
    #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
  }

  @Test("An open row follows its item when rows are inserted above it")
  func insertion() {
    let screen = SwipeScreen(["One"])
    screen.view.openSwipeActions(at: [0, 1])
    screen.count += 1
    screen.view.insertItems(at: [[0, 0]])
    #expect(screen.view.indexPathOfSwipedItem == [0, 2])
    #expect(screen.cell(2)?.frame.minX == -74)
    #expect(screen.buttons == [CGRect(x: 246, y: 88, width: 74, height: 44)])
  }

  @Test("The buttons of a group's last row have its round corner at their side")
  func corners() {
    let screen = SwipeScreen(["One"], appearance: .insetGrouped)
    screen.count = 1
    screen.view.reloadData()
    screen.window.layoutIfNeeded()
    screen.view.openSwipeActions(at: [0, 0])
    #expect(screen.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
    let actions = screen.view.subviews.compactMap { $0 as? SwipeActionsView }.first
    #expect(actions?.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    #expect(actions?.layer.cornerRadius == 10)
    screen.view.closeSwipeActions()
    #expect(screen.cell(0)?.layer.cornerRadius == 10)
    #expect(
      screen.cell(0)?.layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner,
      ])
  }

  @Test("An action has the color of its style until it is given another one")
  func colors() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(action.backgroundColor == .systemRed)
    action.backgroundColor = .purple
    #expect(action.backgroundColor == .purple)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    let normal = UIContextualAction(style: .normal, title: "a") { _, _, _ in }
    #expect(normal.backgroundColor == .systemGray3)
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
  }

  @Test("A picture stands alone in rows lower than 91 points, and above its title in others")
  func pictures() {
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    action.image = UIImage(systemName: "flag")
    let button = SwipeButton(action)
    let label = button.subviews.compactMap { $0 as? UILabel }.first
    for (height, isHidden) in [(CGFloat(90), true), (91, false)] {
      button.frame = CGRect(x: 0, y: 0, width: 74, height: height)
      button.layoutIfNeeded()
      #expect(label?.isHidden == isHidden)
    }
  }
}
