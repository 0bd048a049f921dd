import LegoViews
import UIKit

/// The settings of an app: switching off notifications disables the settings that depend on them.
final class SettingsScreen: LegoViewController {
  @StateObject var model = SettingsModel()
  @State private var showsAdvanced = false
  private let open: @MainActor (String) -> Void

  /// Creates a screen with a function that opens links.
  init(open: @escaping @MainActor (String) -> Void = SettingsModel.open) {
    self.open = open
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "notices", layout: .list(.insetGrouped), header: TextHeader("Notices")) {
        SwitchRow("Notifications", isOn: $model.settings.notifies)
        SliderRow("Volume", value: $model.settings.volume) { "\(Int(($0 * 100).rounded())) %" }
          .disabled(isSilent)
        DisclosureRow("Sound", value: model.settings.sound.rawValue) { [model] in
          SoundScreen(model: model)
        }
        .disabled(isSilent)
        PickerRow(
          "Days", selections: $model.settings.days, options: Settings.Day.allCases, prompt: "Never"
        ) { $0.rawValue }
        .disabled(isSilent)
        DateRow("Daily summary", date: $model.settings.summaryTime, mode: .time).disabled(isSilent)
        StepperRow("Reminders a day", value: $model.settings.remindersADay, in: 0...5)
          .disabled(isSilent)
      }
      .footer(TextFooter(model.settings.noticeText, id: "notices"))
      Section(id: "style", layout: .list(.insetGrouped), header: TextHeader("Appearance")) {
        PickerRow(
          "Theme", selection: $model.settings.theme, options: Settings.Theme.allCases
        ) { $0.rawValue }
        ColorRow("Tint", selection: $model.settings.tint, options: Settings.Tint.allCases) {
          ($0.rawValue, $0.color)
        }
      }
      Section(id: "more", layout: .list(.insetGrouped)) {
        DisclosureRow("Advanced", isExpanded: $showsAdvanced)
        if showsAdvanced {
          StepperRow("Cache", value: $model.settings.cacheSize, in: 1...8) { "\($0) GB" }
          SwitchRow("Share usage data", isOn: $model.settings.sharesUsage)
        }
        ButtonRow("Reset All Settings", role: .destructive) { [weak self] in self?.confirmReset() }
          .disabled(!model.isChanged)
      }
      .footer(
        TextFooter(
          "Settings stay on this device. Read the privacy policy.",
          links: ["privacy policy": { [open] in open(SettingsModel.policy) }]))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.bind($model.settings.theme.map { $0.style }) { $0.overrideUserInterfaceStyle = $1 }
    view.bind($model.settings.tint.map { $0.color }) { $0.tintColor = $1 }
  }

  private var isSilent: Bool { !model.settings.notifies }

  private func confirmReset() {
    let alert = UIAlertController(
      title: "Reset all settings?", message: "You can't undo this.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [model] _ in model.reset() })
    present(alert, animated: true)
  }
}
