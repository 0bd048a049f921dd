import TestSupport
import Testing
import UIKit

@Suite("Golden pictures of pickers") @MainActor struct PickerPictureTests {
  private func check(_ name: String, width: CGFloat = 344, _ makeRows: () -> [[UIView]]) {
    for appearance in ControlGallery.appearances {
      let host = TraitsHost(appearance.traits) { ControlGallery(width: width, makeRows()) }
      expectImage(host.picture, named: "\(name)_\(appearance.name)")
    }
  }

  @Test("Wheels with titles, one of them at its first row")
  func pickerView() {
    let source = FruitPicker([7, 30])
    check("picker_view") {
      let picker = source.makePicker()
      picker.selectRow(3, inComponent: 0, animated: false)
      return [[picker]]
    }
  }

  // MARK: Date pickers

  /// Creates a picker for Tuesday, November 14, 2023, 22:13 in the first or another locale.
  private func datePicker(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, locale: String = "en_US"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    let locale = Locale(identifier: locale)
    var calendar = locale.calendar
    calendar.timeZone = .gmt
    picker.locale = locale
    picker.calendar = calendar
    picker.timeZone = .gmt
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    return picker
  }

  @Test("Compact labels of all modes and of other locales")
  func compact() {
    check("compact") {
      let modes: [UIDatePicker.Mode] = [.dateAndTime, .date, .time]
      let disabled = datePicker(.compact, .date)
      disabled.isEnabled = false
      return modes.map { [datePicker(.compact, $0)] } + [[disabled]]
        + ["ar_EG", "de_DE", "ja_JP", "fa_IR"].map {
          [datePicker(.compact, .dateAndTime, locale: $0)]
        }
    }
  }

  @Test("A calendar with a time, and limits")
  func inline() {
    check("inline") {
      let picker = datePicker(.inline, .dateAndTime)
      picker.minimumDate = Date(timeIntervalSince1970: 1_700_000_000 - 5 * 86_400)
      picker.maximumDate = Date(timeIntervalSince1970: 1_700_000_000 + 12 * 86_400)
      return [[picker]]
    }
  }

  @Test("Calendars of other locales", arguments: ["ar_EG", "de_DE", "fa_IR", "he_IL", "ja_JP"])
  func inlineLocales(locale: String) {
    let isRightToLeft = ["ar_EG", "fa_IR", "he_IL"].contains(locale)
    let traits = UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let host = TraitsHost(traits) {
      ControlGallery(width: 344, [[datePicker(.inline, .date, locale: locale)]])
    }
    expectImage(host.picture, named: "inline_locale_\(locale)")
  }

  @Test("Wheels of all modes")
  func wheels() {
    check("wheels", width: 680) {
      let limited = datePicker(.wheels, .date)
      limited.maximumDate = Date(timeIntervalSince1970: 1_700_000_000 + 2 * 86_400)
      let countdown = datePicker(.wheels, .countDownTimer)
      countdown.countDownDuration = 5_400
      return [
        [datePicker(.wheels, .dateAndTime), limited], [datePicker(.wheels, .time), countdown],
      ]
    }
  }

  @Test("Wheels of other locales")
  func wheelLocales() {
    let host = TraitsHost(UITraitCollection(layoutDirection: .leftToRight)) {
      ControlGallery(
        width: 680,
        [
          [
            datePicker(.wheels, .date, locale: "de_DE"),
            datePicker(.wheels, .date, locale: "ja_JP"),
          ],
          [
            datePicker(.wheels, .dateAndTime, locale: "ko_KR"),
            datePicker(.wheels, .dateAndTime, locale: "ar_EG"),
          ],
        ])
    }
    expectImage(host.picture, named: "wheel_locales")
  }

  @Test("A custom tint, and the fields of a picker in a calendar of its own")
  func tint() {
    check("tint") {
      let hebrew = datePicker(.inline, .date)
      hebrew.calendar = Calendar(identifier: .hebrew)
      hebrew.tintColor = .systemOrange
      return [[hebrew]]
    }
  }
}
