import LegoViews
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
///
/// It has a class in order to state its height: no cell is measured.
final class ColorCell: UICollectionViewCell, TypedCellType {
  typealias Item = ColorItem

  private let patch = VBox()
  private let label = UILabel().textStyle(.headline).textColor(UIColor(white: 0, alpha: 0.55))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.arrangeViews {
      patch.arrangeViews { label }.padding(top: 12, leading: 14).cornerRadius(12)
        .alignment(.allEdges)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: ColorItem) {
    patch.backgroundColor(item.color)
    label.text("\(item.id)")
  }

  static func layout(constraintsTo size: CGSize, with item: ColorItem) -> CGSize {
    CGSize(width: size.width, height: item.height)
  }
}
