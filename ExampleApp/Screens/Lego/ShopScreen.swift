import LegoKit
import UIKit

/// A shop: offers, filters, and a grid of products that loads page after page.
final class ShopScreen: UIViewController, LegoContainer {
  @StateObject var model: ShopModel
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      let offers = CarouselLayout(
        itemWidth: .fraction(1), rowHeight: .exactly(120), insets: Self.insets,
        scrolling: .groupPaging)
      Section(id: "offers", layout: offers.scaledWithText()) {
        ForEach(model.offers) { Self.banner($0) }
      }
      Section(id: "filters", layout: .chips(lines: .single, insets: Self.insets)) {
        ForEach(model.filters, id: \.self) { ChipRow($0) }
      }
      .selection($model.filter)
      let grid = GridLayout(columns: .minimumWidth(150), spacing: 12, insets: Self.insets)
      Section(id: "products", layout: grid.scaledWithText()) {
        for product in model.filteredProducts {
          CardItem(product: product, count: model.cart[product.id, default: 0])
        }
      }
      .onSelect { [model] (card: CardItem) in model.add(1, of: card.id) }
      .contextMenu { [model] (card: CardItem) in
        UIAction(title: "Add to Cart") { _ in model.add(1, of: card.id) }
        if card.count > 0 {
          UIAction(title: "Remove from Cart", attributes: .destructive) { _ in
            model.add(-card.count, of: card.id)
          }
        }
      }
      .paging($model.paging, load: model.loadMore)
      Section(id: "status", layout: .rows()) {
        PagingRow(model.paging)
      }
      .paging($model.paging, load: model.loadMore)
    }
  }

  private static let insets = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)

  init(_ model: ShopModel = ShopModel()) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
  }

  private static func banner(
    _ offer: Offer
  ) -> ConfigurationItem<String, UIListContentConfiguration> {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = offer.title
    content.secondaryText = offer.detail
    content.textProperties.font = .preferredFont(forTextStyle: .title2)
    content.textProperties.color = .black
    content.secondaryTextProperties.color = .darkGray
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = UIColor(
      hue: offer.hue, saturation: 0.3, brightness: 0.9, alpha: 1)
    background.cornerRadius = 16
    return ConfigurationItem(id: offer.id, content, background: background)
  }
}

/// A product, and the number of its pieces in the cart.
private struct CardItem: TypedItemType, Hashable {
  typealias CellType = CardCell
  let product: Product
  let count: Int
  var id: Int { product.id }
}

/// An image, a name and a price, and a badge with the number of pieces.
private final class CardCell: UICollectionViewCell, TypedCellType {
  private let picture = UIImageView()
  private let name = UILabel(.subheadline, lines: 2)
  private let price = UILabel(.footnote, color: .secondaryLabel)
  private let badge = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addPinned(UIStackView.column(picture, name, price, spacing: 4))
    contentView.addForConstraints(badge)
    badge.isUserInteractionEnabled = false
    badge.configuration?.cornerStyle = .capsule
    badge.configuration?.buttonSize = .mini
    NSLayoutConstraint.activate([
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: CardItem) {
    picture.image = item.product.picture.image(size: CGSize(width: 200, height: 200))
    name.text = item.product.name
    price.text = item.product.price
    badge.configuration?.title = "\(item.count)"
    badge.isHidden = item.count == 0
  }
}
