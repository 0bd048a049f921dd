import TestSupport
import Testing

@testable import UIKit

/// Alerts and action sheets, dismissed by taps.
@MainActor struct UIAlertControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Presents an alert with actions and returns it with a log of the chosen titles.
  private func show(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]
  ) -> (alert: UIAlertController, chosen: Chosen) {
    let chosen = Chosen()
    let alert = UIAlertController(
      title: "Delete Photo?", message: "It will be gone.", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { chosen.titles.append($0.title ?? "") })
    }
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    return (alert, chosen)
  }

  private final class Chosen {
    var titles: [String] = []
  }

  private func buttons(of alert: UIAlertController) -> [AlertButton] {
    func buttons(in view: UIView) -> [AlertButton] {
      view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
    }
    return buttons(in: alert.view)
  }

  /// Taps a button and completes the dismissal.
  private func tap(_ title: String, of alert: UIAlertController) {
    guard let button = buttons(of: alert).first(where: { $0.accessibilityLabel == title }) else {
      return
    }
    Finger(on: window).tap(at: button.convert(button.bounds, to: nil).center)
    FrameClock.shared.advance(by: 0.5)
  }

  @Test("A tap on a button dismisses the alert, and then calls its handler")
  func answer() {
    withHeldClock { _ in
      let (alert, chosen) = show(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
      #expect(root.presentedViewController === alert)
      tap("Delete", of: alert)
      #expect(chosen.titles == ["Delete"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("The alert is 270 points wide and centered")
  func place() throws {
    let (alert, _) = show(.alert, [("OK", .default)])
    let card = try #require(alert.view.subviews.first { $0 is AlertContentView })
    #expect(card.frame.width == 270)
    #expect(card.frame.center == CGPoint(x: 160, y: 240))
    #expect(buttons(of: alert).map(\.frame.height) == [44])
  }

  @Test("Of two short buttons the cancel button is the first, in one row")
  func twoButtons() {
    let (alert, _) = show(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    let found = buttons(of: alert)
    #expect(found.map(\.accessibilityLabel) == ["Cancel", "Delete"])
    #expect(found.map(\.frame.minX) == [0, 135])
    #expect(Set(found.map(\.frame.minY)).count == 1)
  }

  @Test("Long buttons, and more than two, are stacked, with the cancel button last")
  func manyButtons() {
    let (alert, _) = show(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    let found = buttons(of: alert)
    #expect(found.map(\.accessibilityLabel) == ["One", "Two", "Cancel"])
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    let (long, _) = show(.alert, [("A very long answer", .default), ("Cancel", .cancel)])
    #expect(Set(buttons(of: long).map(\.frame.minX)) == [0])
  }

  @Test("An action sheet is at the bottom, with a separate cancel button")
  func actionSheet() throws {
    let (alert, _) = show(.actionSheet, [("Cancel", .cancel), ("Save", .default)])
    let cards = alert.view.subviews.filter { $0 is AlertContentView }
    // Buttons of 57 points, 8 points around and between.
    let cancel = CGRect(x: 8, y: 480 - 8 - 57, width: 304, height: 57)
    #expect(cards.last?.frame == cancel)
    #expect(cards.first?.frame.maxY == cancel.minY - 8)
  }

  @Test("An action sheet ends at the bottom safe area, not 8 points above it")
  func unsafeEdge() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.additionalSafeAreaInsets.bottom = 34
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    let card = try #require(alert.view.subviews.first { $0 is AlertContentView })
    #expect(abs(card.frame.maxY - (480 - 34)) < 1e-6)
  }

  @Test("A tap outside an action sheet cancels, a tap outside an alert does nothing")
  func beside() {
    withHeldClock { clock in
      let (alert, nothing) = show(.alert, [("Cancel", .cancel), ("Save", .default)])
      Finger(on: window).tap(at: CGPoint(x: 160, y: 20))
      clock.advance(by: 0.5)
      #expect(nothing.titles.isEmpty)
      #expect(root.presentedViewController === alert)
      root.dismiss(animated: false)
      window.layoutIfNeeded()
      let (_, chosen) = show(.actionSheet, [("Cancel", .cancel), ("Save", .default)])
      Finger(on: window).tap(at: CGPoint(x: 160, y: 20))
      clock.advance(by: 0.5)
      #expect(chosen.titles == ["Cancel"])
    }
  }

  @Test("A button that is disabled while the alert is displayed ignores taps")
  func disabled() {
    withHeldClock { _ in
      let (alert, chosen) = show(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
      alert.actions.last?.isEnabled = false
      window.layoutIfNeeded()
      tap("Delete", of: alert)
      #expect(chosen.titles.isEmpty)
      #expect(root.presentedViewController === alert)
    }
  }

  @Test("A text field becomes first responder with the alert, and remains so while buttons change")
  func fields() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    alert.actions[0].isEnabled = false
    alert.addTextField { $0.placeholder = "Clara" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["Clara", nil])
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder)
    // The width of 270 points minus 16 at each side.
    #expect(field.frame.width == 238)
    field.insertText("林")
    alert.actions[0].isEnabled = true
    window.layoutIfNeeded()
    #expect(field.isFirstResponder)
    #expect(field.text == "林")
    #expect(buttons(of: alert).map(\.isEnabled) == [true])
  }

  @Test("Adding a text field to an action sheet traps with Apple's message")
  func fieldInChoices() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    let text = standardError(of: result)
    #expect(
      text.contains(
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert"))
  }

  @Test("Adding a second cancel action traps with Apple's message")
  func twoCancels() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
      }
    }
    let text = standardError(of: result)
    #expect(
      text.contains(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
