import LegoKit
import UIKit

/// The sounds of notifications, with a checkmark at the selected one.
final class SoundScreen: LegoViewController {
  @StateObject private var model: SettingsModel

  /// Creates a screen that shows and changes the sound of a model.
  init(model: SettingsModel) {
    _model = StateObject(wrappedValue: model)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(.list(.insetGrouped)) {
        for sound in Settings.Sound.allCases {
          TextRow(sound.rawValue)
            .accessories(sound == model.settings.sound ? [.checkmark] : [])
            .onSelect(on: self) { $0.choose(sound) }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sound"
  }

  private func choose(_ sound: Settings.Sound) {
    model.settings.sound = sound
    navigationController?.popViewController(animated: true)
  }
}
