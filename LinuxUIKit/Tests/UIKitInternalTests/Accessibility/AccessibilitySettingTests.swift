import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Settings for accessibility", .serialized) struct AccessibilitySettingTests {
  @Test(
    "A setting is reported, and its notification is posted once for each change",
    arguments: AccessibilitySetting.allCases)
  func notifications(setting: AccessibilitySetting) {
    let isOn = AccessibilitySettings.shared.isOn(setting)
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: setting.changeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }

    AccessibilityState.shared.set(setting, isOn: !isOn)
    AccessibilityState.shared.set(setting, isOn: !isOn)
    #expect(AccessibilitySettings.shared.isOn(setting) == !isOn)
    AccessibilityState.shared.set(setting, isOn: isOn)

    #expect(count == 2)
    #expect(AccessibilitySettings.shared.isOn(setting) == isOn)
  }

  @Test("System fonts are two weights heavier while the user prefers bold text")
  func boldText() {
    AccessibilityState.shared.set(.boldText, isOn: true)
    let body = UIFont.preferredFont(forTextStyle: .body)
    let black = UIFont.systemFont(ofSize: 17, weight: .black)
    #expect(UIAccessibility.isBoldTextEnabled)
    AccessibilityState.shared.set(.boldText, isOn: false)

    #expect(body.face.openTypeWeight == 600)
    #expect(black.face.openTypeWeight == 900)
    #expect(UIFont.preferredFont(forTextStyle: .body).face.openTypeWeight == 400)
  }

  @Test("Darker system colors are a high contrast in the traits of windows")
  func contrast() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    #expect(window.traitCollection.accessibilityContrast == .normal)

    AccessibilityState.shared.set(.darkerSystemColors, isOn: true)
    let contrast = window.traitCollection.accessibilityContrast
    AccessibilityState.shared.set(.darkerSystemColors, isOn: false)

    #expect(contrast == .high)
    #expect(window.traitCollection.accessibilityContrast == .normal)
  }

  @Test("The focus of VoiceOver moves with notifications, and both elements are told")
  func focus() {
    final class Part: UIAccessibilityElement {
      var events: [String] = []
      override func accessibilityElementDidBecomeFocused() { events.append("focused") }
      override func accessibilityElementDidLoseFocus() { events.append("left") }
    }
    let (first, second) = (Part(accessibilityContainer: self), Part(accessibilityContainer: self))
    AccessibilityState.shared.startVoiceOver(on: first) { _, _ in }
    #expect(first.accessibilityElementIsFocused())

    UIAccessibility.post(notification: .layoutChanged, argument: second)

    #expect(first.events == ["focused", "left"])
    #expect(second.events == ["focused"])
    #expect(second.accessibilityElementIsFocused())
    AccessibilityState.shared.stopVoiceOver()
    #expect(!second.accessibilityElementIsFocused())
  }

  @Test("An announcement is reported as finished while VoiceOver is running")
  func announcements() {
    var finished: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { notification in
      let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
      let string = text as? String ?? ""
      MainActor.assumeIsolated { finished.append(string) }
    }
    defer { NotificationCenter.default.removeObserver(token) }

    UIAccessibility.post(notification: .announcement, argument: "Lost")
    AccessibilityState.shared.startVoiceOver(on: nil) { _, _ in }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    AccessibilityState.shared.stopVoiceOver()

    #expect(finished == ["Saved"])
  }
}
