import TestSupport
import Testing

@testable import UIKit

/// The positions of the parts of controls, frame by frame.
@MainActor @Suite("Motion of controls", .serialized) struct ControlMotionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func add(_ control: UIView, _ frame: CGRect) {
    control.frame = frame
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
  }

  /// Expects the moved parts at quarters of a duration on the curve of animations.
  private func expectMotion(
    of control: UIView, duration: TimeInterval, _ change: (HeldClock) -> Void
  ) {
    withHeldClock { clock in
      let probe = MotionProbe(in: control)
      change(clock)
      probe.expect(progress: 0)
      for quarter in 1...4 {
        clock.advance(by: duration / 4)
        probe.expect(progress: Motion.easeInOut(Double(quarter) / 4))
      }
    }
  }

  @Test("The thumb of a switch slides for a quarter of a second")
  func uiSwitch() {
    let control = UISwitch()
    add(control, CGRect(x: 20, y: 20, width: 51, height: 31))
    expectMotion(of: control, duration: 0.25) { _ in control.setOn(true, animated: true) }
  }

  @Test("A switch that is toggled while it slides continues from where it is")
  func interruptedSwitch() throws {
    try withHeldClock { clock in
      let control = UISwitch()
      add(control, CGRect(x: 20, y: 20, width: 51, height: 31))
      let probe = MotionProbe(in: control)
      control.setOn(true, animated: true)
      let thumb = try #require(probe.moved.first?.view)
      clock.advance(by: 0.1)
      let position = thumb.layer.presentation()?.position.x ?? .nan
      control.setOn(false, animated: true)
      #expect(abs((thumb.layer.presentation()?.position.x ?? .nan) - position) < 0.01)
    }
  }

  @Test("The selection of a segmented control slides to the tapped segment")
  func segmentedControl() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    add(control, CGRect(x: 10, y: 20, width: 300, height: 32))
    expectMotion(of: control, duration: SegmentMetrics.duration) { _ in
      Finger(on: window).tap(at: CGPoint(x: 260, y: 36))
    }
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("The thumb of a slider slides to a value that is set with animation")
  func slider() {
    let control = UISlider()
    add(control, CGRect(x: 10, y: 20, width: 300, height: 34))
    expectMotion(of: control, duration: 0.25) { _ in control.setValue(1, animated: true) }
  }

  @Test("Without animation a control is in position at once")
  func plain() {
    withHeldClock { _ in
      let control = UISwitch()
      add(control, CGRect(x: 20, y: 20, width: 51, height: 31))
      let probe = MotionProbe(in: control)
      control.setOn(true, animated: false)
      probe.expect(progress: 1)
    }
  }

  @Test("The preview of a context menu moves up from its item, and back to it")
  func preview() throws {
    try withHeldClock { clock in
      let screen = DisplayedMenuScreen()
      // The item is at 500 … 560 of 600 points, so that the menu needs the space below it.
      screen.list.frame = CGRect(x: 0, y: 500, width: 390, height: 100)
      screen.window.layoutIfNeeded()
      let finger = Finger(on: screen.window)
      finger.press(at: CGPoint(x: 195, y: 530))
      clock.advance(by: 0.5)
      let overlay = try #require(screen.window.subviews.last as? MenuOverlayView)
      let preview = try #require(overlay.subviews.first)
      #expect(preview.layer.presentation()?.frame.midY == 530)
      let end = preview.center.y
      #expect(end < 450)
      clock.advance(by: MenuMetrics.duration / 2)
      // Half of the time is half of the way.
      let center = preview.layer.presentation()?.frame.midY ?? .nan
      #expect(abs(center - (530 + end) / 2) < 0.05)
      clock.advance(by: MenuMetrics.duration / 2)
      #expect(preview.layer.presentation()?.frame.midY == end)
      finger.lift()

      overlay.dismiss()
      clock.advance(by: MenuMetrics.duration / 2)
      let returning = preview.layer.presentation()?.frame.midY ?? .nan
      #expect(abs(returning - (530 + end) / 2) < 0.05)
      clock.advance(by: 1)
    }
  }

  @Test("With Reduce Motion the preview of a context menu fades where it is")
  func reducedPreview() throws {
    AccessibilityState.shared.set(.reduceMotion, isOn: true)
    defer { AccessibilityState.shared.set(.reduceMotion, isOn: false) }
    try withHeldClock { clock in
      let screen = DisplayedMenuScreen()
      screen.list.frame = CGRect(x: 0, y: 500, width: 390, height: 100)
      screen.window.layoutIfNeeded()
      let finger = Finger(on: screen.window)
      finger.press(at: CGPoint(x: 195, y: 530))
      clock.advance(by: 0.5)
      let overlay = try #require(screen.window.subviews.last as? MenuOverlayView)
      let preview = try #require(overlay.subviews.first)
      #expect(preview.layer.presentation()?.frame.midY == preview.center.y)
      #expect(preview.center.y < 450)
      clock.advance(by: MenuMetrics.duration / 2)
      #expect(preview.layer.presentation()?.frame.midY == preview.center.y)
      // Half of the time is half of the opacity.
      #expect(abs((overlay.layer.presentation()?.opacity ?? .nan) - 0.5) < 0.001)
      finger.lift()
      overlay.dismiss()
      clock.advance(by: 1)
    }
  }

  @Test("A menu fades in")
  func menu() throws {
    try withHeldClock { clock in
      let button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
      add(button, CGRect(x: 20, y: 60, width: 100, height: 44))
      Finger(on: window).tap(at: CGPoint(x: 70, y: 80))
      let overlay = try #require(window.subviews.last as? MenuOverlayView)
      for quarter in 1...4 {
        clock.advance(by: MenuMetrics.duration / 4)
        let opacity = Double(overlay.layer.presentation()?.opacity ?? .nan)
        #expect(abs(opacity - Motion.easeInOut(Double(quarter) / 4)) < 0.001)
      }
    }
  }
}
