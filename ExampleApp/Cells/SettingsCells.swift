import UIKit

/// Makes the cells of the settings screen, each filled from the model and writing to it.
@MainActor struct SettingsCells {
  private typealias Registration<Cell: UICollectionViewCell> =
    UICollectionView.CellRegistration<Cell, SettingsRow>

  private let switches: Registration<SwitchCell>
  private let sliders: Registration<SliderCell>
  private let values: Registration<UICollectionViewListCell>
  private let steppers: Registration<StepperCell>
  private let segments: Registration<SegmentsCell>
  private let buttons: Registration<ButtonCell>

  /// The cells of a model.
  init(model: SettingsModel) {
    switches = Registration { cell, _, row in cell.show(row, of: model) }
    sliders = Registration { cell, _, _ in cell.show(volumeOf: model) }
    values = Registration { cell, _, _ in cell.show(soundOf: model) }
    steppers = Registration { cell, _, _ in cell.show(remindersOf: model) }
    segments = Registration { cell, _, _ in cell.show(themeOf: model) }
    buttons = Registration { cell, _, _ in
      cell.show("Reset all settings", isEnabled: model.isChanged) { model.reset() }
    }
  }

  /// The cell of a row.
  func cell(
    for row: SettingsRow, at indexPath: IndexPath, in list: UICollectionView
  ) -> UICollectionViewCell {
    switch row {
    case .notifications, .quietNights:
      list.dequeueConfiguredReusableCell(using: switches, for: indexPath, item: row)
    case .volume: list.dequeueConfiguredReusableCell(using: sliders, for: indexPath, item: row)
    case .sound: list.dequeueConfiguredReusableCell(using: values, for: indexPath, item: row)
    case .reminders:
      list.dequeueConfiguredReusableCell(using: steppers, for: indexPath, item: row)
    case .theme: list.dequeueConfiguredReusableCell(using: segments, for: indexPath, item: row)
    case .reset: list.dequeueConfiguredReusableCell(using: buttons, for: indexPath, item: row)
    }
  }
}

extension SwitchCell {
  fileprivate func show(_ row: SettingsRow, of model: SettingsModel) {
    let settings = model.settings
    guard row == .notifications else {
      return show(
        "Quiet at night", isOn: settings.isQuietAtNight, isEnabled: settings.notifies
      ) { isOn in model.change { $0.isQuietAtNight = isOn } }
    }
    show("Notifications", isOn: settings.notifies) { isOn in model.change { $0.notifies = isOn } }
  }
}

extension SliderCell {
  fileprivate func show(volumeOf model: SettingsModel) {
    let settings = model.settings
    show(
      "Volume", value: settings.volume, valueText: settings.volumeText,
      isEnabled: settings.notifies
    ) { volume in model.change { $0.volume = volume } }
  }
}

extension UICollectionViewListCell {
  fileprivate func show(soundOf model: SettingsModel) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Sound"
    content.secondaryText = model.settings.sound.rawValue
    contentConfiguration = content
    accessories = [.disclosureIndicator()]
    isUserInteractionEnabled = model.settings.notifies
  }
}

extension StepperCell {
  fileprivate func show(remindersOf model: SettingsModel) {
    let settings = model.settings
    show(
      settings.remindersText, value: settings.remindersADay, upTo: 5, isEnabled: settings.notifies
    ) { count in model.change { $0.remindersADay = count } }
  }
}

extension SegmentsCell {
  fileprivate func show(themeOf model: SettingsModel) {
    let themes = Settings.Theme.allCases
    show(themes.map(\.rawValue), selected: themes.firstIndex(of: model.settings.theme) ?? 0) {
      index in model.change { $0.theme = themes[index] }
    }
  }
}
