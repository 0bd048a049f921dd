import LegoViews
import UIKit

/// Settings as controls in a list: switching off notifications disables the dependent settings.
final class SettingsScreen: LegoViewController {
  @StateObject var model = SettingsModel()

  override var lego: Lego {
    Lego {
      Section(id: "notices", layout: Self.list, header: TextHeader("Notices")) {
        SwitchRow("Notifications", isOn: $model.settings.notifies)
        volume
        ValueRow("Sound", model.settings.sound.rawValue).accessories(.disclosure)
          .disabled(isSilent).onSelect(on: self) { $0.showSounds() }
        StepperRow(
          model.settings.remindersText, value: $model.settings.remindersADay, in: 0...5,
          id: "reminders", format: { _ in "" }
        )
        .disabled(isSilent)
        SwitchRow("Quiet at night", isOn: $model.settings.isQuietAtNight).disabled(isSilent)
      }
      Section(id: "look", layout: Self.list, header: TextHeader("Look")) {
        SegmentRow(
          "Theme", selection: $model.settings.theme, options: Settings.Theme.allCases
        ) { $0.rawValue }
      }
      Section(id: "all", layout: Self.list, header: TextHeader("All settings")) {
        ButtonRow("Reset all settings", role: .destructive) { [model] in
          model.settings = Settings()
        }
        .disabled(!model.isChanged)
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.bind($model.settings.theme.map { $0.style }) { $0.overrideUserInterfaceStyle = $1 }
  }

  private var isSilent: Bool { !model.settings.notifies }

  private var volume: VolumeItem {
    VolumeItem(
      value: model.settings.volume, text: model.settings.volumeText, isEnabled: !isSilent,
      onChange: ItemAction { [model] in model.settings.volume = $0 })
  }

  /// Returns a section of the system's list, with its distance between header and rows.
  private static func list(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private func showSounds() {
    navigationController?.pushViewController(SoundScreen(model: model), animated: true)
  }
}

extension Settings.Theme {
  /// The interface style of the theme.
  fileprivate var style: UIUserInterfaceStyle {
    switch self {
    case .automatic: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
