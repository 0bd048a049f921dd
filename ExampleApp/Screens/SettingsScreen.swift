import LegoKit
import UIKit

/// Settings as controls in a list: switching off notifications disables the dependent settings.
final class SettingsScreen: UIViewController, LegoContainer {
  @StateObject var model = SettingsModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(id: "notices", layout: Self.list, header: SettingsHeaderItem(title: "Notices")) {
        notifications
        volume
        SoundValueItem(sound: model.settings.sound, isEnabled: model.settings.notifies)
        reminders
        quietNights
      }
      Section(id: "look", layout: Self.list, header: SettingsHeaderItem(title: "Look")) { theme }
      Section(id: "all", layout: Self.list, header: SettingsHeaderItem(title: "All settings")) {
        ButtonItem(
          title: "Reset all settings", isEnabled: model.isChanged,
          onTap: ItemAction { [weak self] in self?.change { $0 = Settings() } })
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    legoRenderer.render(in: view) { $0.delegate = self }
  }

  private func change(_ change: (inout Settings) -> Void) {
    change(&model.settings)
    view.overrideUserInterfaceStyle = model.settings.theme.style
  }

  private static func list(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return .list(using: configuration, layoutEnvironment: environment)
  }
}

// MARK: Rows

extension SettingsScreen {
  private var notifications: SwitchItem {
    SwitchItem(
      title: "Notifications", isOn: model.settings.notifies, isEnabled: true,
      onChange: ItemAction { [model] in model.settings.notifies = $0 })
  }

  private var volume: SliderItem {
    SliderItem(
      title: "Volume", value: model.settings.volume, text: model.settings.volumeText,
      isEnabled: model.settings.notifies,
      onChange: ItemAction { [model] in model.settings.volume = $0 })
  }

  private var reminders: StepperItem {
    StepperItem(
      title: model.settings.remindersText, value: model.settings.remindersADay, maximum: 5,
      isEnabled: model.settings.notifies,
      onChange: ItemAction { [model] in model.settings.remindersADay = $0 })
  }

  private var quietNights: SwitchItem {
    SwitchItem(
      title: "Quiet at night", isOn: model.settings.isQuietAtNight,
      isEnabled: model.settings.notifies,
      onChange: ItemAction { [model] in model.settings.isQuietAtNight = $0 })
  }

  private var theme: SegmentsItem {
    let themes = Settings.Theme.allCases
    return SegmentsItem(
      id: "theme", titles: themes.map(\.rawValue),
      selected: themes.firstIndex(of: model.settings.theme) ?? 0,
      onChange: ItemAction { [weak self] index in self?.change { $0.theme = themes[index] } })
  }
}

// MARK: Selection

extension SettingsScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    legoRenderer[indexPath, as: SoundValueItem.self] != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    legoRenderer[indexPath, as: SoundValueItem.self]?.isEnabled ?? false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
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
