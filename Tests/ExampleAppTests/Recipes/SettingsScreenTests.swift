import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor @Suite("The settings screen") struct SettingsScreenTests {
  @MainActor private final class Links {
    var opened: [String] = []
  }

  private let links = Links()
  private let controller: SettingsScreen
  private let screen: Screen

  init() {
    controller = SettingsScreen { [links] in links.opened.append($0) }
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private var settings: Settings { controller.model.settings }

  private func control<Control: UIControl>(
    _ type: Control.Type, _ label: String
  ) throws -> Control {
    screen.settle()
    return try #require(
      controller.view.descendants(type).first { $0.accessibilityLabel == label })
  }

  @Test("Switching notifications off disables the settings that depend on them, and says why")
  func dependents() throws {
    #expect(screen.text.contains("Notifications are delivered on the chosen days."))
    try screen.tap("Notifications")
    #expect(!settings.notifies)
    #expect(screen.text.contains("You will miss messages and reminders."))
    #expect(try !control(UISlider.self, "Volume").isEnabled)
    #expect(try !control(UIButton.self, "Days").isEnabled)
    #expect(try !control(UIDatePicker.self, "Daily summary").isEnabled)
    #expect(try !control(UIStepper.self, "Reminders a day").isEnabled)
    #expect(try control(UIButton.self, "Theme").isEnabled)
    #expect(throws: ScreenError.self) { try screen.tap("Sound") }
    try screen.tap("Notifications")

    #expect(settings.notifies)
    #expect(try control(UISlider.self, "Volume").isEnabled)
  }

  @Test("The switch updates the rows that depend on it and the footer, and nothing else")
  func changes() throws {
    let changes = try screen.changes { try screen.tap("Notifications") }

    let rows = ["Volume", "Sound", "Days", "Daily summary", "Reminders a day"]
    let updated = changes.filter { if case .reconfigured = $0 { true } else { false } }
    #expect(Set(updated.flatMap(\.ids)).isSuperset(of: rows.map { AnyHashable($0) }))
    #expect(changes.contains(.views([UICollectionView.elementKindSectionFooter], of: "notices")))
    #expect(!changes.contains { $0.ids.contains("Theme") || $0.ids.contains("Advanced") })
  }

  @Test("The text beside the slider follows the touch")
  func volume() throws {
    let slider = try control(UISlider.self, "Volume")
    #expect(screen.text.contains("60 %"))
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: track, value: slider.value)
    let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    screen.drag(from: start, to: CGPoint(x: start.x + 300, y: start.y))

    #expect(settings.volume == 1)
    #expect(screen.text.contains("100 %"))
  }

  @Test("The stepper counts reminders, and stops at none")
  func reminders() throws {
    let stepper = try control(UIStepper.self, "Reminders a day")
    for _ in 0..<3 {
      try screen.tap(at: stepper.convert(CGPoint(x: 20, y: 16), to: nil))
    }

    #expect(settings.remindersADay == 0)
    try screen.tap(at: stepper.convert(CGPoint(x: 80, y: 16), to: nil))
    #expect(settings.remindersADay == 1)
  }

  @Test("A menu chooses one theme, which is the interface style of the screen")
  func theme() throws {
    try screen.tap("Automatic")
    try screen.chooseMenuItem("Dark")

    #expect(settings.theme == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A menu of days adds and removes some")
  func days() throws {
    try screen.tap("Weekdays")
    try screen.chooseMenuItem("Sunday")
    #expect(settings.days == [.weekdays, .sunday])
    #expect(screen.text.contains("Weekdays, Sunday"))
    for day in ["Weekdays", "Sunday"] {
      try screen.tap("Days")
      try screen.chooseMenuItem(day)
    }

    #expect(settings.days.isEmpty)
    #expect(screen.text.contains("Never"))
  }

  @Test("The time of the summary is that of its picker")
  func date() throws {
    let picker = try control(UIDatePicker.self, "Daily summary")
    #expect(picker.date == Settings().summaryTime)
    picker.date = picker.date.addingTimeInterval(3_600)
    picker.sendActions(for: .valueChanged)

    #expect(settings.summaryTime == Settings().summaryTime.addingTimeInterval(3_600))
  }

  @Test("A tap on a circle changes the color of controls")
  func tint() throws {
    try screen.tap("Orange")

    #expect(settings.tint == .orange)
    #expect(controller.view.tintColor == .systemOrange)
  }

  @Test("The sound is selected on its own screen")
  func sound() throws {
    try screen.tap("Sound")
    #expect(controller.navigationController?.topViewController is SoundScreen)
    try screen.tap("Bell")

    #expect(controller.navigationController?.topViewController === controller)
    #expect(settings.sound == .bell)
    #expect(screen.text.contains("Bell"))
  }

  @Test("The advanced settings are displayed by a tap, and hidden by another one")
  func advanced() throws {
    #expect(!screen.text.contains("Share usage data"))
    try screen.tap("Advanced")
    #expect(screen.changes.contains(.inserted(["Cache", "Share usage data"], in: "more")))
    try screen.tap("Share usage data")
    #expect(settings.sharesUsage)
    try screen.tap("Advanced")

    #expect(!screen.text.contains("Share usage data"))
  }

  @Test("Changed settings are reset after a confirmation")
  func reset() throws {
    #expect(throws: ScreenError.self) { try screen.tap("Reset All Settings") }
    try screen.tap("Purple")
    try screen.tap("Reset All Settings")
    try screen.tap("Cancel")
    #expect(settings.tint == .purple)
    try screen.tap("Reset All Settings")
    #expect(screen.text.contains("You can't undo this."))
    try screen.tap("Reset")

    #expect(settings == Settings())
    #expect(throws: ScreenError.self) { try screen.tap("Reset All Settings") }
  }

  @Test("The link in the footer opens the privacy policy")
  func link() throws {
    try screen.tap("privacy policy")

    #expect(links.opened == ["https://example.com/privacy"])
  }

  @Test("The audit finds nothing to improve but Apple's contrast")
  func audit() throws {
    try screen.tap("Advanced")

    #expect(screen.issuesBesideContrast == [])
  }
}
