import Testing

@testable import UIKit

@MainActor struct UIControlTrackingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
  private let log = EventLog()
  private let inside = CGPoint(x: 120, y: 120)
  /// The margin of 70 points around 100...144 ends at 30 and 214 (uikit.md, 4.6).
  private let near = CGPoint(x: 120, y: 31)
  private let outside = CGPoint(x: 120, y: 29)

  init() {
    window.isHidden = false
    window.addSubview(control)
    for (name, event) in EventLog.names {
      control.addAction(UIAction { [log] _ in log.names.append(name) }, for: event)
    }
  }

  @Test("A tap is a touch down and a touch up inside")
  func tap() {
    Finger(on: window).tap(at: inside)

    #expect(log.names == ["down", "upInside"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test("A control is highlighted while the touch is inside")
  func highlight() {
    let finger = Finger(on: window)

    finger.press(at: inside)
    #expect(control.isTracking)
    #expect(control.isHighlighted)
    finger.move(to: outside)
    #expect(control.isTracking)
    #expect(!control.isHighlighted)
    finger.move(to: near)
    #expect(control.isHighlighted)
  }

  @Test("A touch that exits, enters and exits again sends all events")
  func dragging() {
    let finger = Finger(on: window)
    finger.press(at: inside)
    for location in [near, outside, outside, inside, outside] { finger.move(to: location) }
    finger.lift()

    #expect(
      log.names == [
        "down", "dragInside", "dragOutside", "dragExit", "dragOutside", "dragInside", "dragEnter",
        "dragOutside", "dragExit", "upOutside",
      ])
  }

  @Test("A second tap in a row is a repeated touch down too")
  func doubleTap() {
    let finger = Finger(on: window)
    finger.press(at: inside, taps: 2)
    finger.lift()

    #expect(log.names == ["down", "downRepeat", "upInside"])
  }

  @Test("A canceled touch ends without a touch up")
  func canceling() {
    let finger = Finger(on: window)
    finger.press(at: inside)
    finger.cancel()

    #expect(log.names == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test("A disabled control tracks no touch")
  func disabled() {
    control.isEnabled = false
    Finger(on: window).tap(at: inside)

    #expect(log.names == [])
  }

  @Test("A second touch is ignored")
  func secondFinger() {
    let (first, second) = (Finger(on: window), Finger(on: window))
    first.press(at: inside)
    second.tap(at: inside)
    #expect(log.names == ["down"])
    first.lift()

    #expect(log.names == ["down", "upInside"])
  }
}

/// The events that a control sent, in order.
@MainActor private final class EventLog {
  static let names: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("downRepeat", .touchDownRepeat), ("dragInside", .touchDragInside),
    ("dragOutside", .touchDragOutside), ("dragEnter", .touchDragEnter),
    ("dragExit", .touchDragExit), ("upInside", .touchUpInside), ("upOutside", .touchUpOutside),
    ("cancel", .touchCancel),
  ]
  var names: [String] = []
}
