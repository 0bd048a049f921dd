import LegoViews
import UIKit

/// Albums of photos in as many columns as fit, below headers that stay visible.
final class PhotosScreen: LegoViewController {
  @StateObject var model = PhotosModel()

  override var lego: Lego {
    Lego {
      for album in model.albums {
        let layout = WaterfallLayout(columns: .minimumWidth(120), spacing: 8, pinsHeader: true)
        Section(id: album.id, layout, header: TextHeader(album.id).background(.systemBackground)) {
          ForEach(album.photos) { photo in
            ViewItem(id: photo.id, photo) { photo in
              UIImageView().image(photo.map { $0.image(width: 300) }).contentMode(.scaleAspectFill)
                .clipped()
            }
            .aspectRatio(1 / photo.aspect).accessibilityLabel(photo.title)
          }
        }
        .onSelect(on: self) { (screen, item: PhotoItem) in screen.show(item.value) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
  }

  private typealias PhotoItem = ViewItem<Photo.ID, Photo, UIView>

  private func show(_ photo: Photo) {
    let viewer = UIViewController()
    viewer.view = UIImageView(image: photo.image(width: 600)).contentMode(.scaleAspectFit)
    viewer.title = photo.title
    navigationController?.pushViewController(viewer, animated: true)
  }
}
