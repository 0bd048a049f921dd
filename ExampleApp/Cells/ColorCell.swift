import LegoKit
import UIKit

/// A color of a certain height.
struct ColorItem: TypedItemType, Hashable {
  typealias CellType = ColorCell

  let id: Int
  let color: UIColor
  let height: CGFloat
}

extension ColorItem {
  /// Returns the color of a number, with distant hues for neighboring numbers.
  static func numbered(_ number: Int) -> ColorItem {
    let hue = (CGFloat(number) * 0.618).truncatingRemainder(dividingBy: 1)
    return ColorItem(
      id: number, color: UIColor(hue: hue, saturation: 0.5, brightness: 0.88, alpha: 1),
      height: 72 + CGFloat(number * 53 % 7) * 22)
  }
}

/// A rounded patch of color with its number.
final class ColorCell: UICollectionViewCell, TypedCellType {
  typealias Item = ColorItem

  private let label = UILabel(.headline, color: UIColor(white: 0, alpha: 0.55))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.addForConstraints(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: ColorItem) {
    contentView.backgroundColor = item.color
    label.text = "\(item.id)"
  }

  static func layout(constraintsTo size: CGSize, with item: ColorItem) -> CGSize {
    CGSize(width: size.width, height: item.height)
  }
}
