import LegoKit
import UIKit

/// The header of a section of settings.
struct SettingsHeaderItem: TypedItemType, Hashable {
  typealias CellType = SettingsHeaderCell

  let title: String

  var id: String { title }
}

/// A grouped list header.
final class SettingsHeaderCell: UICollectionViewListCell, TypedCellType {
  func update(with item: SettingsHeaderItem) {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = item.title
    contentConfiguration = content
  }
}

/// A row with the selected sound, which leads to the others.
struct SoundValueItem: TypedItemType, Hashable {
  typealias CellType = SoundValueCell

  let sound: Settings.Sound
  let isEnabled: Bool

  let id = "sound"
}

/// A title, a value and a disclosure indicator.
final class SoundValueCell: UICollectionViewListCell, TypedCellType {
  func update(with item: SoundValueItem) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Sound"
    content.secondaryText = item.sound.rawValue
    contentConfiguration = content
    accessories = [.disclosureIndicator()]
    isUserInteractionEnabled = item.isEnabled
  }
}

/// A sound to select.
struct SoundItem: TypedItemType, Hashable {
  typealias CellType = SoundCell

  let sound: Settings.Sound
  let isSelected: Bool

  var id: Settings.Sound { sound }
}

/// A title, with a checkmark if it is selected.
final class SoundCell: UICollectionViewListCell, TypedCellType {
  func update(with item: SoundItem) {
    var content = UIListContentConfiguration.cell()
    content.text = item.sound.rawValue
    contentConfiguration = content
    accessories = item.isSelected ? [.checkmark()] : []
  }
}
