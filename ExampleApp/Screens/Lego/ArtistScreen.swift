import LegoViews
import UIKit

/// The profile of an artist: a cover that stretches when the user pulls down, songs and albums.
final class ArtistScreen: LegoViewController {
  @State private var isFollowed = false
  private let songs = Song.samples

  override var lego: Lego {
    Lego {
      Section(id: "cover", layout: Self.cover) {
        ViewItem(id: "cover") { UIImageView(image: Self.coverImage).contentMode(.scaleAspectFill) }
      }
      Section(id: "artist", layout: .rows()) {
        about
      }
      Section(
        id: "songs", layout: .list(.plain), header: HeadingItem(id: "songs", title: "Popular")
      ) {
        ForEach(songs.prefix(3)) { $0.row }
      }
      Section(
        id: "albums",
        layout: .carousel(itemWidth: .fixed(140), spacing: 12, insets: Self.insets),
        header: HeadingItem(id: "albums", title: "Albums", side: 0)
      ) {
        ForEach(songs) { album in
          ViewItem(id: album.id, album) { album in
            UIImageView().image(album.map { $0.cover(side: 140) }).size(.fill, .aspectRatio(1))
            UILabel().text(album.title).textStyle(.footnote).numberOfLines(2).size(.fill, .wrap)
          }
        }
      }
    }
  }

  private var about: some TypedItemType {
    ViewItem(id: "about", isFollowed, insets: Self.insets) { [weak self] isFollowed in
      HBox {
        VBox {
          UILabel().text("Mara Silva").textStyle(.title1).numberOfLines(0).size(.fill, .wrap)
          UILabel().text("48,210 fans").textStyle(.subheadline).numberOfLines(0)
            .textColor(.secondaryLabel).size(.fill, .wrap)
        }
        .size(.fill, .wrap)
        UIButton(configuration: .borderedTinted())
          .text(isFollowed.map { $0 ? "Following" : "Follow" })
          .action { self?.isFollowed.toggle() }
      }
      .space(12).justifyContent(.centerY)
    }
  }

  /// An image that covers what a pull reveals above it: it is scaled around its lower edge.
  private static let cover = SectionLayoutBox {
    GroupLayoutBox(width: .w(1), height: .absolute(coverHeight)) {
      ItemLayoutBox(width: .w(1), height: .h(1))
    }
  }
  .onVisibleItems(id: "stretch") { items, offset, _ in
    let pull = max(0, -offset.y)
    let scale = 1 + pull / coverHeight
    for item in items {
      item.transform = CGAffineTransform(translationX: 0, y: -pull / 2).scaledBy(x: scale, y: scale)
    }
  }

  private static let coverHeight: CGFloat = 260
  private static let coverImage = Cover.image(size: CGSize(width: 800, height: 520))
  private static let insets = NSDirectionalEdgeInsets(
    top: 12, leading: 16, bottom: 12, trailing: 16)

  override func configure(_ collectionView: UICollectionView) {
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.backgroundColor = .systemBackground
  }
}
