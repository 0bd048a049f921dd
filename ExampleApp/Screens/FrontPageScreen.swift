import LegoKit
import UIKit

/// The front page of a shop: a banner, a grid, a carousel, a table and a waterfall in one `Lego`.
final class FrontPageScreen: LegoViewController {
  private let catalog = Catalog.autumn

  override var lego: Lego {
    Lego {
      Section(id: "banner", layout: .rows(insets: Self.margins)) {
        catalog.banner.card
      }
      Section(
        id: "new", layout: .grid(columns: 2, spacing: 14, insets: Self.margins),
        header: HeadingItem(id: "new", title: "New this week", remark: "See all", side: 0)
      ) {
        for product in catalog.products.prefix(4) { product.card }
      }
      Section(
        id: "handmade",
        layout: .carousel(itemWidth: .fixed(150), spacing: 14, insets: Self.margins),
        header: HeadingItem(id: "handmade", title: "Made by hand", remark: "手工", side: 0)
      ) {
        for product in catalog.products.dropFirst(4) { product.card }
      }
      Section(id: "delivery title", layout: .rows()) {
        HeadingItem(id: "deliveries", title: "Delivery", remark: "运费")
      }
      Section(
        id: "deliveries", layout: Self.deliveryTable,
        header: TableField.header(catalog.deliveryTitles, of: Self.deliveryTable)
      ) {
        for field in catalog.deliveries.joined() { field.item }
      }
      Section(
        id: "stories", layout: .waterfall(columns: 2, spacing: 12, insets: Self.margins),
        header: HeadingItem(id: "stories", title: "From the workshop", side: 0)
      ) {
        for story in catalog.stories { story.card }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Elbe & 西湖"
    let cart = UIBarButtonItem(image: UIImage(systemName: "cart"), primaryAction: nil)
    cart.accessibilityLabel = "Cart"
    navigationItem.rightBarButtonItem = cart
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
  }

  private static let deliveryTable = TableLayout(
    columns: [.flexible, .fixed(64), .fixed(76)],
    insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16))

  private static let margins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
}
