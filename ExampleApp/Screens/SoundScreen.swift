import LegoKit
import UIKit

/// The sounds of notifications, with a checkmark at the selected one.
final class SoundScreen: UIViewController, LegoContainer {
  @StateObject private var model: SettingsModel
  lazy var legoRenderer = LegoRenderer(lego: lego)

  /// Creates a screen that shows and changes the sound of a model.
  init(model: SettingsModel) {
    _model = StateObject(wrappedValue: model)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var lego: Lego {
    Lego {
      Section(id: "sounds", layout: Self.list) {
        for sound in Settings.Sound.allCases {
          SoundItem(sound: sound, isSelected: model.settings.sound == sound)
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sound"
    legoRenderer.render(in: view) { $0.delegate = self }
  }

  private static func list(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    .list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      layoutEnvironment: environment)
  }
}

extension SoundScreen: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = legoRenderer[indexPath, as: SoundItem.self] else { return }
    model.settings.sound = item.sound
    navigationController?.popViewController(animated: true)
  }
}
