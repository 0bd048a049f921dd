import TestSupport
import Testing

@testable import UIKit

/// A view of a window with a log of its touches.
@MainActor private final class TouchedView: UIView {
  private(set) var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("canceled", touches, event)
  }

  private func record(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let (point, buttons) = (touch.location(in: self), event?.buttonMask.rawValue ?? -1)
      log.append(
        "\(phase) \(Int(point.x)),\(Int(point.y)) taps \(touch.tapCount) buttons \(buttons)"
          + (touch.type == .indirectPointer ? " pointer" : "")
          + (event?.modifierFlags.contains(.shift) == true ? " shift" : ""))
    }
  }
}

/// A window at (10, 20) on the screen with a view of 200 points at (50, 50).
@MainActor private final class PointerScreen {
  let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
  let view = TouchedView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  let pointer = PointerInput()
  var log: [String] = []

  init() {
    window.addSubview(view)
    window.isHidden = false
  }

  /// Converts a point of the view to the screen.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x + 60, y: y + 70) }

  /// Adds a recognizer that logs its states.
  @discardableResult func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil, _ name: String
  ) -> Recognizer {
    recognizer.addHandler { [unowned self] in log.append("\(name) \($0.state)") }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func click(_ button: UIEvent.ButtonMask, _ x: CGFloat = 5, _ y: CGFloat = 6) {
    pointer.press(button, at: point(x, y))
    pointer.release(button, at: point(x, y))
  }
}

@Suite("Pointers") @MainActor struct PointerInputTests {
  @Test("A press of the primary button is a touch of the type indirectPointer")
  func click() {
    let screen = PointerScreen()
    let pointer = screen.pointer
    pointer.press(.primary, at: screen.point(5, 6), clicks: 2, modifiers: .shift)
    pointer.move(to: screen.point(7, 9))
    pointer.release(.primary, at: screen.point(8, 9))
    #expect(
      screen.view.log == [
        "began 5,6 taps 2 buttons 1 pointer shift", "moved 7,9 taps 2 buttons 1 pointer",
        "ended 8,9 taps 2 buttons 0 pointer",
      ])
  }

  @Test("A second button during a press is part of the same touch, which ends with the last one")
  func twoButtons() {
    let screen = PointerScreen()
    let pointer = screen.pointer
    pointer.press(.primary, at: screen.point(5, 6))
    pointer.press(.secondary, at: screen.point(5, 6))
    pointer.move(to: screen.point(6, 6))
    pointer.release(.primary, at: screen.point(6, 6))
    #expect(screen.view.log.last == "moved 6,6 taps 1 buttons 3 pointer")
    pointer.release(.secondary, at: screen.point(6, 6))
    #expect(screen.view.log.last == "ended 6,6 taps 1 buttons 0 pointer")
  }

  @Test("Movements without a button are no touches, and a canceled press ends as one")
  func movements() {
    let screen = PointerScreen()
    let pointer = screen.pointer
    pointer.move(to: screen.point(5, 6))
    pointer.press(.primary, at: CGPoint(x: 1_000, y: 1_000))
    pointer.release(.primary, at: screen.point(5, 6))
    #expect(screen.view.log == [])
    pointer.press(.primary, at: screen.point(5, 6))
    pointer.cancel()
    pointer.release(.primary, at: screen.point(5, 6))
    #expect(screen.view.log.map { $0.prefix(8) } == ["began 5,", "canceled"])
  }

  @Test("Taps are made with the primary button unless a recognizer requires another")
  func taps() {
    let screen = PointerScreen()
    let other = screen.add(UITapGestureRecognizer(), "other")
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    other.buttonMaskRequired = .secondary
    screen.click(.primary)
    #expect(screen.log == ["tap ended"])
    screen.log = []
    screen.click(.secondary)
    #expect(screen.log == ["other ended"])
    #expect(tap.buttonMaskRequired == .primary)
    // Views receive the touch of the primary button only.
    #expect(screen.view.log.allSatisfy { !$0.contains("buttons 2") })
    screen.log = []
    // Fingers have no buttons.
    Finger(on: screen.window).tap(at: CGPoint(x: 60, y: 60))
    #expect(screen.log.contains("tap ended"))
  }

  @Test("Recognizers receive the types of touches that they allow")
  func types() {
    let screen = PointerScreen()
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    screen.click(.primary)
    #expect(screen.log == [])
    tap.allowedTouchTypes.append(NSNumber(value: UITouch.TouchType.indirectPointer.rawValue))
    screen.click(.primary)
    #expect(screen.log == ["tap ended"])
  }

  @Test("A recognizer knows the buttons and modifier keys of its last event")
  func devices() {
    let screen = PointerScreen()
    var found: [String] = []
    let tap = UITapGestureRecognizer()
    tap.addHandler { found.append("\($0.buttonMask.rawValue) \($0.modifierFlags.rawValue)") }
    screen.view.addGestureRecognizer(tap)
    screen.pointer.press(.primary, at: screen.point(1, 1), modifiers: .alternate)
    screen.pointer.release(.primary, at: screen.point(1, 1), modifiers: .alternate)
    #expect(found == ["1 \(1 << 19)"])
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    #expect(UIEvent.ButtonMask.button(0) == [])
  }

  @Test("A drag with the pointer scrolls like one with a finger")
  func drag() {
    let scroll = ScrollScreen(content: CGSize(width: 300, height: 2_000))
    let pointer = PointerInput()
    pointer.press(.primary, at: CGPoint(x: 150, y: 200))
    pointer.move(to: CGPoint(x: 150, y: 170))
    // Ten points are not part of the drag.
    #expect(scroll.view.contentOffset.y == 20)
    pointer.release(.primary, at: CGPoint(x: 150, y: 170))
  }

  // MARK: Touchscreens

  @Test("Fingers of a touchscreen are touches with their own numbers")
  func fingers() {
    let screen = PointerScreen()
    let input = TouchInput()
    input.begin(7, at: screen.point(10, 10))
    input.begin(8, at: screen.point(110, 10))
    input.begin(8, at: screen.point(0, 0))
    input.move(7, to: screen.point(12, 10))
    input.end(8)
    input.end(9)
    input.cancelAll()
    #expect(
      screen.view.log.map { $0.replacingOccurrences(of: " taps 1 buttons 0", with: "") } == [
        "began 10,10", "began 110,10", "moved 12,10", "ended 110,10", "canceled 12,10",
      ])
  }

  @Test("Two fingers of a touchscreen zoom a scroll view")
  func pinch() {
    let zoom = ZoomScreen()
    let input = TouchInput()
    input.begin(1, at: CGPoint(x: 100, y: 200))
    input.begin(2, at: CGPoint(x: 200, y: 200))
    // The first ten points of the distance are not part of the pinch: 220 / 110 is a factor of 2.
    input.move(2, to: CGPoint(x: 210, y: 200))
    input.move(2, to: CGPoint(x: 320, y: 200))
    #expect(abs(zoom.view.zoomScale - 2) < 0.01)
    input.end(1)
    input.end(2)
  }

  // MARK: Hovering

  @Test("A hover begins where the pointer enters a view, changes there, and ends where it leaves")
  func hover() {
    let screen = PointerScreen()
    let inner = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    screen.view.addSubview(inner)
    let outer = screen.add(UIHoverGestureRecognizer(), "outer")
    screen.add(UIHoverGestureRecognizer(), to: inner, "inner")
    screen.pointer.move(to: screen.point(20, 30))
    #expect(screen.log == ["outer began"])
    #expect(outer.location(in: screen.view) == CGPoint(x: 20, y: 30))
    screen.pointer.move(to: screen.point(120, 30))
    screen.pointer.move(to: screen.point(120, 30))
    #expect(screen.log == ["outer began", "inner began", "outer changed"])
    screen.log = []
    screen.pointer.move(to: screen.point(30, 30))
    #expect(screen.log == ["inner ended", "outer changed"])
    screen.log = []
    screen.pointer.leave()
    screen.pointer.leave()
    #expect(screen.log == ["outer ended"])
    #expect(outer.state == .possible)
  }

  @Test("Touches don't hover, and neither do disabled recognizers")
  func noHover() {
    let screen = PointerScreen()
    let hover = screen.add(UIHoverGestureRecognizer(), "hover")
    Finger(on: screen.window).tap(at: CGPoint(x: 60, y: 60))
    hover.isEnabled = false
    screen.pointer.move(to: screen.point(20, 30))
    #expect(screen.log == [])
    hover.isEnabled = true
    screen.pointer.move(to: screen.point(20, 31))
    hover.isEnabled = false
    screen.pointer.move(to: screen.point(20, 32))
    #expect(screen.log == ["hover began", "hover cancelled"])
  }

  @Test("Clicks are recognized by taps while a view hovers")
  func clickWhileHovering() {
    let screen = PointerScreen()
    screen.add(UIHoverGestureRecognizer(), "hover")
    screen.add(UITapGestureRecognizer(), "tap")
    screen.click(.primary)
    #expect(screen.log == ["hover began", "tap ended"])
  }
}

// MARK: - Pointer interactions

@MainActor private final class RegionProvider: NSObject, UIPointerInteractionDelegate {
  var log: [String] = []

  /// The upper half of the view is a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    request.location.y < 100 ? UIPointerRegion(rect: defaultRegion.rect, identifier: "top") : nil
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.append("enter \(region.identifier as? String ?? "none")")
    animator.addCompletion { [weak self] _ in self?.log.append("entered") }
    animator.addAnimations { [weak self] in self?.log.append("animate") }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.append("exit \(region.identifier as? String ?? "none")") }
}

@Suite("Pointer interactions") @MainActor struct PointerInteractionTests {
  @Test("A region is entered once, highlighted, and left")
  func regions() {
    let (screen, provider) = (PointerScreen(), RegionProvider())
    screen.view.addInteraction(UIPointerInteraction(delegate: provider))
    let count = screen.view.layer.sublayers?.count ?? 0
    screen.pointer.move(to: screen.point(20, 150))
    #expect(provider.log == [])
    screen.pointer.move(to: screen.point(20, 50))
    screen.pointer.move(to: screen.point(30, 60))
    #expect(provider.log == ["enter top", "animate", "entered"])
    #expect(screen.view.layer.sublayers?.count == count + 1)
    screen.pointer.move(to: screen.point(30, 120))
    #expect(provider.log.last == "exit top")
    #expect(screen.view.layer.sublayers?.count ?? 0 == count)
    screen.pointer.move(to: screen.point(30, 60))
    screen.pointer.leave()
    #expect(provider.log.suffix(4) == ["enter top", "animate", "entered", "exit top"])
  }

  @Test("A removed or disabled interaction leaves its region")
  func removal() {
    let (screen, provider) = (PointerScreen(), RegionProvider())
    let interaction = UIPointerInteraction(delegate: provider)
    screen.view.addInteraction(interaction)
    screen.pointer.move(to: screen.point(20, 50))
    interaction.isEnabled = false
    #expect(provider.log.last == "exit top")
    interaction.isEnabled = true
    screen.pointer.move(to: screen.point(20, 51))
    provider.log = []
    screen.view.removeInteraction(interaction)
    #expect(provider.log == ["exit top"])
  }
}
