import LegoViews
import UIKit

/// A volume between 0 and 1, and whether the user can change it.
struct VolumeItem: TypedItemType, Hashable {
  typealias CellType = VolumeCell

  let value: Float
  let text: String
  let isEnabled: Bool
  let onChange: ItemAction<Float>

  let id = "volume"
}

/// A title, the volume beside it, and a slider between two speakers below.
///
/// It is a cell of a list, so that it has the background and the separators of the rows beside it.
final class VolumeCell: UICollectionViewListCell, TypedCellType {
  typealias Item = VolumeItem

  private let title = UILabel().text("Volume").textStyle(.body)
  private let value = UILabel().textStyle(.body)
  private let slider = UISlider().accessibilityLabel("Volume")

  override init(frame: CGRect) {
    super.init(frame: frame)
    slider.minimumValueImage = UIImage(systemName: "speaker.fill")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.2")
    slider.action(for: .valueChanged) { [weak self] in
      guard let self else { return }
      perform(\.onChange, with: slider.value)
    }
    contentView.arrangeViews {
      VBox {
        HBox {
          title.size(.fill, .wrap)
          value
        }
        .space(12).size(.fill, .wrap)
        slider.size(.fill, .wrap)
      }
      .space(4).padding(top: 6, leading: 16, bottom: 6, trailing: 16).alignment(.allEdges)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: VolumeItem) {
    title.textColor(item.isEnabled ? .label : .tertiaryLabel)
    value.text(item.text).textColor(item.isEnabled ? .secondaryLabel : .tertiaryLabel)
    slider.tintColor = item.isEnabled ? nil : .tertiaryLabel
    slider.value = item.value
    slider.isEnabled = item.isEnabled
  }
}
