import LegoKit
import UIKit

/// Albums of photos in as many columns as fit, below headers that stay visible.
final class PhotosScreen: UIViewController, LegoContainer {
  @StateObject var model = PhotosModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      for album in model.albums {
        let layout = WaterfallLayout(columns: .minimumWidth(120), spacing: 2, pinsHeader: true)
        Section(id: album.id, layout, header: TextHeader(album.id).background(.systemBackground)) {
          ForEach(album.photos) { PhotoItem(photo: $0).accessibilityLabel($0.title) }
        }
        .onSelect(on: self) { (screen, item: PhotoItem) in screen.show(item.photo) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
  }

  private func show(_ photo: Photo) {
    let viewer = UIViewController()
    viewer.view = UIImageView(image: photo.image(width: 600))
    viewer.view.contentMode = .scaleAspectFit
    viewer.title = photo.title
    navigationController?.pushViewController(viewer, animated: true)
  }
}

/// A photo in the waterfall.
private struct PhotoItem: TypedItemType, Hashable {
  typealias CellType = PhotoCell
  let photo: Photo
  var id: Int { photo.id }
}

/// A cell that a photo fills.
private final class PhotoCell: UICollectionViewCell, TypedCellType {
  func update(with item: PhotoItem) {
    var background = UIBackgroundConfiguration.clear()
    background.image = item.photo.image(width: 300)
    background.imageContentMode = .scaleAspectFill
    backgroundConfiguration = background
  }

  static func layout(constraintsTo size: CGSize, with item: PhotoItem) -> CGSize {
    CGSize(width: size.width, height: size.width * item.photo.aspect)
  }
}
