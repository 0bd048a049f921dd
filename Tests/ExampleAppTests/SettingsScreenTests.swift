import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite("The settings screen") struct SettingsScreenTests {
  private let controller = SettingsScreen()
  private let screen: Screen

  init() {
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private var settings: Settings { controller.model.settings }

  private func control<Control: UIControl>(
    _ type: Control.Type, _ label: String? = nil
  ) throws -> Control {
    screen.settle()
    return try #require(
      controller.view.descendants(type).first { label == nil || $0.accessibilityLabel == label })
  }

  private func text(_ text: String) -> Bool {
    screen.settle()
    return controller.view.descendants(UILabel.self).contains { $0.text == text }
  }

  @Test("Switching notifications off disables the settings that depend on them")
  func dependents() throws {
    try screen.tap("Notifications")
    #expect(!settings.notifies)
    #expect(try !control(UISwitch.self, "Notifications").isOn)
    #expect(try !control(UISwitch.self, "Quiet at night").isEnabled)
    #expect(try !control(UISlider.self).isEnabled)
    #expect(try !control(UIStepper.self).isEnabled)
    #expect(try control(UISegmentedControl.self).isEnabled)
    try screen.tap("Notifications")

    #expect(settings.notifies)
    #expect(try control(UISlider.self).isEnabled)
  }

  @Test("The text beside the slider follows the touch")
  func volume() throws {
    let slider = try control(UISlider.self)
    #expect(text("60 %"))
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(
      forBounds: slider.bounds, trackRect: track, value: slider.value)
    let start = slider.convert(CGPoint(x: knob.midX, y: knob.midY), to: nil)
    screen.drag(from: start, to: CGPoint(x: start.x + 300, y: start.y))

    #expect(settings.volume == 1)
    #expect(text("100 %"))
    #expect(try control(UISlider.self) === slider)
  }

  @Test("The stepper counts reminders, and stops at none")
  func reminders() throws {
    #expect(text("2 reminders a day"))
    let stepper = try control(UIStepper.self)
    for _ in 0..<3 {
      try screen.tap(at: stepper.convert(CGPoint(x: 20, y: 16), to: nil))
    }

    #expect(settings.remindersADay == 0)
    #expect(text("No reminders"))
    try screen.tap(at: stepper.convert(CGPoint(x: 80, y: 16), to: nil))
    #expect(text("One reminder a day"))
  }

  @Test("The theme is the interface style of the screen")
  func theme() throws {
    try screen.tap("Dark")

    #expect(settings.theme == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    try screen.tap("Automatic")
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("The sound is selected on its own screen")
  func sound() throws {
    try screen.tap("Sound")
    #expect(controller.navigationController?.topViewController is SoundScreen)
    try screen.tap("Bell")

    #expect(controller.navigationController?.topViewController === controller)
    #expect(settings.sound == .bell)
    #expect(text("Bell"))
  }

  @Test("Without notifications the sound can't be selected")
  func silentSound() throws {
    try screen.tap("Notifications")
    #expect(throws: (any Error).self) { try screen.tap("Sound") }
    #expect(controller.navigationController?.topViewController === controller)
  }

  @Test("Changed settings can be reset")
  func reset() throws {
    #expect(try !control(UIButton.self).isEnabled)
    try screen.tap("Quiet at night")
    #expect(try control(UIButton.self).isEnabled)
    try screen.tap("Reset all settings")

    #expect(settings == Settings())
    #expect(try !control(UISwitch.self, "Quiet at night").isOn)
    #expect(try !control(UIButton.self).isEnabled)
  }

  @Test("The largest ordinary text size and disabled notifications match their golden pictures")
  func pictures() throws {
    let large = Screen(
      SettingsScreen(),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
        UITraitCollection(displayScale: 1),
      ]))
    expectImage(large.image(), named: "settings_xxxl")
    let off = SettingsScreen()
    let silent = Screen(off, traits: UITraitCollection(displayScale: 1))
    try silent.tap("Notifications")
    expectImage(silent.image(), named: "settings_off")
  }
}
