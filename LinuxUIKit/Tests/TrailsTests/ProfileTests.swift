import LegoTesting
import Testing

@testable import Trails
@testable import UIKit

@Suite("Trails: the profile and the introduction") @MainActor struct ProfileTests {
  private let app: TrailsApp

  init() throws {
    app = try TrailsApp()
    try app.openTab("Profile")
  }

  private func control<Control: UIView>(_ type: Control.Type) throws -> Control {
    try #require(app.visible.view.descendants(type).first)
  }

  @Test("Texts are stored while they are typed, but no wrong address")
  func texts() throws {
    try app.screen.tap("Name")
    try app.screen.type("Ada\n")
    try app.screen.tap("E-mail")
    try app.screen.type("ada@example")
    #expect(app.screen.text.contains("Enter an address such as ada@example.com."))
    #expect(app.services.profile.mail == "ada@exampl" || app.services.profile.mail.isEmpty)
    try app.screen.type(".com\n")

    #expect(app.services.profile.name == "Ada")
    #expect(app.services.profile.mail == "ada@example.com")
    #expect(!app.screen.text.contains("Enter an address"))
  }

  @Test("The stepper changes the goal by 5 km")
  func goal() throws {
    let stepper = try control(UIStepper.self)
    let frame = stepper.convert(stepper.bounds, to: nil)
    try app.screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    try app.screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))

    #expect(app.services.profile.weeklyGoal == 30)
    #expect(app.screen.text.contains("30 km"))
    try app.openTab("Log")
    #expect(app.screen.text.contains("Goal: 30 km"))
  }

  @Test("The other controls are stored")
  func controls() throws {
    // The last controls may be below the tab bar.
    try app.screen.scrollToEnd()
    try app.screen.tap("mi")
    #expect(app.services.profile.usesMiles)
    try app.screen.tap("Reminders")
    #expect(app.services.profile.sendsReminders)
    let slider = try control(UISlider.self)
    let frame = slider.convert(slider.bounds, to: nil)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.convert(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value), to: nil)
    app.screen.drag(
      from: CGPoint(x: thumb.midX, y: thumb.midY), to: CGPoint(x: frame.maxX, y: thumb.midY))
    #expect(app.services.profile.pace == 1, "The slider is at \(frame), its thumb at \(thumb).")
  }

  @Test("The introduction has three pages, which a button and swipes turn")
  func introduction() throws {
    try app.screen.scrollToEnd()
    try app.screen.tap("Show introduction")
    #expect(app.screen.text.contains("Find a trail"))
    try app.screen.tap("Continue")
    #expect(app.screen.text.contains("Keep a log"))
    app.screen.fling(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 40, y: 400))
    #expect(app.screen.text.contains("Reach your goal"))
    app.screen.fling(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 340, y: 400))
    #expect(app.screen.text.contains("Keep a log"))
    try app.screen.tap("Continue")
    try app.screen.tap("Start hiking")

    #expect(try app.visible is ProfileViewController)
  }
}
