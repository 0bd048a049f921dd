import Foundation
import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

/// A screen with rows for menus, dates and progress.
private final class PlanScreen: LegoViewController {
  enum Repeat: String, CaseIterable {
    case never = "Never", daily = "Every Day", weekly = "Every Week"
  }

  @State var repetition = Repeat.never
  @State var days: Set<String> = ["Monday", "Friday", "Someday"]
  /// 2001-02-03, 04:05 in Greenwich.
  @State var begin = Date(timeIntervalSinceReferenceDate: 33 * 86_400 + 4 * 3_600 + 300)
  @State var progress: Double? = 0.25

  override var lego: Lego {
    Lego {
      Section(
        id: "plan", layout: .list(.insetGrouped), header: "Plan", footer: "The plan of the week."
      ) {
        PickerRow("Repeat", selection: $repetition, options: Repeat.allCases) { $0.rawValue }
        PickerRow(
          "Days", selections: $days, options: ["Monday", "Tuesday", "Friday"], prompt: "None"
        ) { $0 }
        DateRow("Begins", date: $begin, mode: .date)
        ProgressRow("Upload", value: progress)
        ProgressRow("Connecting", value: nil)
      }
    }
  }
}

@MainActor @Suite("Rows with menus, dates and progress") struct PickerRowTests {
  private let controller = PlanScreen()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  private func view<View: UIView>(_ type: View.Type, _ label: String? = nil) throws -> View {
    func search(_ view: UIView) -> View? {
      if let found = view as? View, label == nil || found.accessibilityLabel == label {
        return found
      }
      return view.subviews.lazy.compactMap(search).first
    }
    return try #require(search(controller.view))
  }

  @Test("A menu marks the chosen value, and chooses another one") func menu() throws {
    #expect(screen.text.contains("Never"))
    let states = try #require(view(UIButton.self, "Repeat").menu).children
      .compactMap { ($0 as? UIAction)?.state }
    #expect(states == [.on, .off, .off])
    try screen.tap("Never")
    try screen.chooseMenuItem("Every Week")
    #expect(controller.repetition == .weekly)
    #expect(screen.text.contains("Every Week") && !screen.text.contains("Never"))
  }

  @Test("A menu of several values adds and removes one, and keeps those that it doesn't offer")
  func severalValues() throws {
    #expect(screen.text.contains("Monday, Friday"))
    try screen.tap("Monday, Friday")
    try screen.chooseMenuItem("Tuesday")
    #expect(controller.days == ["Monday", "Tuesday", "Friday", "Someday"])
    #expect(screen.text.contains("Monday, Tuesday, Friday"))
    controller.days = ["Someday"]
    screen.settle()
    #expect(screen.text.contains("None"))
  }

  @Test("A value that is not among the options is not marked") func unknownValue() throws {
    final class Unknown: LegoViewController {
      @State var size = 3
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: .rows()) {
            PickerRow("Size", selection: $size, options: [1, 2], prompt: "Other") { "\($0)" }
          }
        }
      }
    }
    let controller = Unknown()
    let screen = Screen(controller)
    #expect(screen.text.contains("Other"))
    try screen.tap("Other")
    try screen.chooseMenuItem("2")
    #expect(controller.size == 2)
    #expect(screen.text.contains("2") && !screen.text.contains("Other"))
  }

  @Test("A date picker follows the date, and writes the chosen one") func date() throws {
    let picker = try view(UIDatePicker.self, "Begins")
    #expect(picker.date == controller.begin && picker.datePickerMode == .date)
    let next = controller.begin.addingTimeInterval(86_400)
    picker.date = next
    picker.sendActions(for: .valueChanged)
    #expect(controller.begin == next)
    controller.begin = next.addingTimeInterval(86_400)
    screen.settle()
    #expect(picker.date == controller.begin)
  }

  @Test("A range restricts a date picker") func range() throws {
    final class Ranged: LegoViewController {
      let first = Date(timeIntervalSinceReferenceDate: 0)
      @State var date = Date(timeIntervalSinceReferenceDate: 3_600)
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: .rows()) {
            DateRow(
              "Day", date: $date, in: first...first.addingTimeInterval(7_200), style: .inline,
              minuteInterval: 15)
          }
        }
      }
    }
    let controller = Ranged()
    let screen = Screen(controller)
    screen.settle()
    func search(_ view: UIView) -> UIDatePicker? {
      (view as? UIDatePicker) ?? view.subviews.lazy.compactMap(search).first
    }
    let picker = try #require(search(controller.view))
    #expect(picker.minimumDate == controller.first)
    #expect(picker.maximumDate == controller.first.addingTimeInterval(7_200))
    #expect(picker.datePickerStyle == .inline && picker.minuteInterval == 15)
  }

  @Test("A progress is a bar, and one that is not known a spinner") func progress() throws {
    let bar = try view(UIProgressView.self)
    #expect(bar.progress == 0.25)
    controller.progress = 7
    screen.settle()
    #expect(bar.progress == 1)
    controller.progress = nil
    screen.settle()
    #expect(bar.isHidden)
    #expect(ProgressRow("Upload", value: 0.254).accessibility?.value == "25%")
    #expect(ProgressRow("Upload", value: nil).accessibility?.value == nil)
  }

  @Test("A text is a header or a footer in the style of its list") func texts() throws {
    #expect(screen.text.contains("The plan of the week."))
    func header(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> TextHeader? {
      Section(id: 0, layout: .list(appearance), header: "Today") {}.header?.base as? TextHeader
    }
    #expect(header(.insetGrouped) == TextHeader("Today"))
    #expect(header(.plain) == TextHeader("Today", style: .plain))
  }

  @Test(
    "The rows match their golden pictures",
    arguments: [
      ("light", UITraitCollection(userInterfaceStyle: .light)),
      ("dark", UITraitCollection(userInterfaceStyle: .dark)),
      ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
      (
        "accessibility",
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
      ),
    ])
  func picture(name: String, traits: UITraitCollection) {
    let screen = Screen(
      PlanScreen(), size: CGSize(width: 390, height: name == "accessibility" ? 900 : 420),
      traits: UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 1)]))
    expectImage(screen.image(), named: "pickers_\(name)")
  }
}
