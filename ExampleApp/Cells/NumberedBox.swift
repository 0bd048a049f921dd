import LegoViews
import UIKit

/// The number of a box, and the number of boxes, whose hues span the color circle.
struct NumberedBox: Hashable {
  let number: Int
  let count: Int

  private var color: UIColor {
    let hue = CGFloat(number - 1) / CGFloat(max(count, 1))
    return UIColor(hue: hue, saturation: 0.62, brightness: 0.78, alpha: 1)
  }
}

extension NumberedBox {
  /// A colored box with its number in the center.
  @MainActor var item: some TypedItemType {
    ViewItem(id: number, self) { box in
      ZBox {
        UILabel().text(box.map { "\($0.number)" }).textStyle(.footnote, weight: .semibold)
          .textColor(.white).textAlignment(.center).adjustsFontSizeToFitWidth(true)
          .minimumScaleFactor(0.5).size(.fill, .fill)
      }
      .backgroundColor(box.map(\.color)).cornerRadius(6).clipped()
    }
  }
}
