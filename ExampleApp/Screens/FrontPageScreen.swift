import LegoKit
import UIKit

/// The front page of a shop: a banner, a grid, a carousel, a table and a waterfall in one `Lego`.
final class FrontPageScreen: UIViewController, LegoContainer {
  private let catalog = Catalog.autumn
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(id: "banner", layout: RowsLayout(insets: Self.margins)) {
        catalog.banner
      }
      Section(
        id: "new", layout: GridLayout(columns: 2, spacing: 14, insets: Self.margins),
        header: HeadingItem(id: "new", title: "New this week", remark: "See all", side: 0)
      ) {
        for product in catalog.products.prefix(4) { ProductItem(product: product) }
      }
      Section(
        id: "handmade",
        layout: CarouselLayout(itemWidth: .fixed(150), spacing: 14, insets: Self.margins),
        header: HeadingItem(id: "handmade", title: "Made by hand", remark: "手工", side: 0)
      ) {
        for product in catalog.products.dropFirst(4) { ProductItem(product: product) }
      }
      Section(id: "delivery title", layout: RowsLayout()) {
        HeadingItem(id: "deliveries", title: "Delivery", remark: "运费")
      }
      Section(id: "deliveries", layout: Self.deliveryTable, header: deliveryHeader) {
        for row in catalog.deliveries { row }
      }
      Section(
        id: "stories", layout: WaterfallLayout(columns: 2, spacing: 12, insets: Self.margins),
        header: HeadingItem(id: "stories", title: "From the workshop", side: 0)
      ) {
        catalog.stories
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Elbe & 西湖"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "cart"), primaryAction: nil)
    legoRenderer.render(in: view) {
      $0.backgroundColor = .systemBackground
    }
  }

  private var deliveryHeader: TableHeaderItem {
    TableHeaderItem(
      id: "delivery columns", titles: catalog.deliveryTitles, table: Self.deliveryTable)
  }

  private static let deliveryTable = TableLayout(
    columns: [.flexible, .fixed(64), .fixed(76)],
    insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16))

  private static let margins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
}
