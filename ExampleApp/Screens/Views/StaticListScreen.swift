import LegoViews
import UIKit

/// Rows that a loop creates once, in a scroll view.
final class StaticListScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Static list"
    view.backgroundColor(.systemBackground).arrangeViews {
      ScrollBox(.vertical) {
        for row in 0..<20 { Self.row(row) }
      }
      .alwaysBounceVertical(true)
      .alignment(.allEdges)
    }
  }

  private static func row(_ row: Int) -> UIView {
    VBox {
      HBox {
        UIView()
          .backgroundColor(
            UIColor(hue: CGFloat(row) / 20, saturation: 0.6, brightness: 0.9, alpha: 1)
          )
          .cornerRadius(8)
          .size(40, 40)
        VBox {
          UILabel().text("Title text \(row)").textStyle(.headline).numberOfLines(0)
            .size(.fill, .wrap)
          UILabel().text("Detail text Detail text Detail text \(row)").textStyle(.subheadline)
            .textColor(.secondaryLabel).numberOfLines(0).size(.fill, .wrap)
        }
        .size(.fill, .wrap)
      }
      .space(10).justifyContent(.centerY).padding(top: 10, leading: 16, bottom: 10, trailing: 8)
      .size(.fill, .wrap)
      UIView.separator(leading: 66)
    }
    .size(.fill, .wrap)
  }
}
