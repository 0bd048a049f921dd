import LegoViews
import UIKit

/// A shop: offers, filters, and a grid of products that loads page after page.
final class ShopScreen: LegoViewController {
  @StateObject var model: ShopModel

  override var lego: Lego {
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
      Section(id: "products", layout: grid) {
        for product in model.filteredProducts { card(of: product) }
      }
      .paging($model.paging, load: model.nextPage, insert: model.append)
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
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
  }

  private func card(of product: Product) -> some LegoItem {
    let count = model.cart[product.id, default: 0]
    return ViewItem(id: product.id, Card(product: product, count: count)) { card in
      ZBox {
        VBox {
          UIImageView().image(
            card.map { $0.product.picture.image(size: CGSize(width: 200, height: 200)) }
          )
          .cornerRadius(10).clipped().size(.fill, .aspectRatio(1))
          UILabel().text(card.map { $0.product.name }).textStyle(.subheadline).numberOfLines(0)
            .size(.fill, .wrap)
          UILabel().text(card.map { $0.product.price }).textStyle(.footnote)
            .textColor(.secondaryLabel).size(.fill, .wrap)
        }
        .space(4).size(.fill, .wrap)
        UIButton(configuration: Self.badge).text(card.map { $0.count == 0 ? "" : "\($0.count)" })
          .hidden(card.map { $0.count == 0 }).userInteractionEnabled(false)
          .alignment([.top, .trailing]).margin(6)
      }
      .width(.fill)
    }
    .onSelect { [model] in model.add(1, of: product.id) }
    .contextMenu { [model] in
      UIAction(title: "Add to Cart") { _ in model.add(1, of: product.id) }
      if count > 0 {
        UIAction(title: "Remove from Cart", attributes: .destructive) { _ in
          model.add(-count, of: product.id)
        }
      }
    }
  }

  private static var badge: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .mini
    return configuration
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
private struct Card: Hashable {
  let product: Product
  let count: Int
}
