import LegoViews
import UIKit

extension Banner {
  /// A colored card with the message on its leading half and the image on its trailing one.
  @MainActor var card: some TypedItemType {
    ViewItem(id: id, self) { banner in
      HBox {
        VBox {
          UILabel().text(banner.title).textStyle(.title2, weight: .bold).textColor(.black)
            .numberOfLines(2).size(.fill, .wrap)
          UILabel().text(banner.message).textStyle(.subheadline)
            .textColor(UIColor(white: 0, alpha: 0.65)).numberOfLines(3).size(.fill, .wrap)
        }
        .space(6).size(.fill, .wrap)
        UIImageView().image(
          banner.map { $0.picture.image(size: CGSize(width: 112, height: 112)) }
        )
        .size(112, 112)
      }
      .space(16).justifyContent(.centerY).padding(16).cornerRadius(16).clipped()
      .then { $0.layer.cornerCurve = .continuous }
      .backgroundColor(
        banner.map {
          UIColor(hue: $0.picture.hue, saturation: 0.16, brightness: 0.95, alpha: 1)
        })
    }
  }
}

extension Product {
  /// An image, and below it the name, the detail and the price.
  @MainActor var card: some TypedItemType {
    ViewItem(id: id, self) { product in
      VBox {
        UIImageView().image(
          product.map { $0.picture.image(size: CGSize(width: 180, height: 180)) }
        )
        .contentMode(.scaleAspectFill).clipped().cornerRadius(10).size(.fill, .aspectRatio(1))
        .margin(bottom: 4)
        UILabel().text(product.name).textStyle(.subheadline, weight: .semibold)
          .numberOfLines(2).size(.fill, .wrap)
        UILabel().text(product.detail).textStyle(.footnote).textColor(.secondaryLabel)
          .numberOfLines(2).size(.fill, .wrap)
        UILabel().text(product.price).textStyle(.subheadline, weight: .semibold)
          .textColor(.systemOrange).size(.fill, .wrap)
      }
      .space(2).width(.fill)
    }
  }
}

extension Story {
  /// A card with an image and a title below.
  @MainActor var card: some TypedItemType {
    ViewItem(id: id, self) { story in
      VBox {
        UIImageView().image(
          story.map { $0.picture.image(size: CGSize(width: 180, height: 180 * $0.proportion)) }
        )
        .contentMode(.scaleAspectFill).clipped().width(.fill)
        .height(story.map { ViewLength.aspectRatio(1 / $0.proportion) })
        UILabel().text(story.title).textStyle(.subheadline).numberOfLines(0)
          .size(.fill, .wrap).margin(10)
      }
      .backgroundColor(.secondarySystemBackground).cornerRadius(12).clipped().width(.fill)
    }
  }
}

extension ProductPicture {
  /// Returns an image that fills a cell.
  @MainActor func tile(id: Int) -> some TypedItemType {
    ViewItem(id: id, self) { picture in
      UIImageView().image(picture.map { $0.image(size: CGSize(width: 180, height: 180)) })
        .contentMode(.scaleAspectFill).clipped()
    }
  }
}
