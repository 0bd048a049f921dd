import LegoKit
import LegoTesting
import Testing
import UIKit

private struct Member: Identifiable {
  let id: Int
  let name: String
  let city: String
  let photo: URL?
}

private final class TeamScreen: LegoViewController {
  @State var members: [Member] = []

  override var lego: Lego {
    Lego {
      Section(id: "members", layout: .list(.plain)) {
        ForEach(members) { member in
          SubtitleRow(member.name, member.city, id: member.id)
            .image(.url(member.photo, size: CGSize(width: 40, height: 40), cornerRadius: 20))
        }
      }
    }
  }
}

private struct CoverItem: TypedItemType, Equatable, ImagePrefetching {
  typealias CellType = CoverCell
  let id: Int
  let url: URL

  var imageRequests: [ImageRequest] { [ImageRequest(url: url)] }
}

private final class CoverCell: UICollectionViewCell, TypedCellType {
  private let imageView = AsyncImageView(placeholder: UIImage(systemName: "music.note"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.layer.cornerRadius = 8
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func update(with cover: CoverItem) {
    imageView.url = cover.url
  }
}

/// A library for images, as an app may have one.
private final class Gallery: Sendable {
  static let shared = Gallery()
  private let image = UIImage()

  func image(at url: URL, pixelWidth: Int?) async throws -> UIImage { image }

  func imageInMemory(at url: URL) -> UIImage? { url.lastPathComponent == "known" ? image : nil }
}

private struct GalleryLoader: ImageLoader {
  func image(for request: ImageRequest) async throws -> UIImage {
    try await Gallery.shared.image(at: request.url, pixelWidth: request.pixelSize?.width)
  }

  func cachedImage(for request: ImageRequest) -> UIImage? {
    Gallery.shared.imageInMemory(at: request.url)
  }
}

@MainActor @Suite("The code of the article Images", .serialized) struct ImagesTests {
  private let known = URL(fileURLWithPath: "/known")

  // Other suites have a default loader while they wait, also between the initializer and a test.
  private func restore(_ loader: any ImageLoader) { AsyncImageView.defaultLoader = loader }

  @Test("Rows display the images of the app's loader") func rows() {
    let former = AsyncImageView.defaultLoader
    AsyncImageView.defaultLoader = GalleryLoader()
    defer { restore(former) }
    let controller = TeamScreen()
    controller.members = [
      Member(id: 0, name: "Ada", city: "London", photo: known),
      Member(id: 1, name: "Bo", city: "Oslo", photo: nil),
    ]
    _ = Screen(controller)
    let views = imageViews(in: controller.view)
    #expect(views.filter { $0.image != nil }.map(\.url) == [known])
  }

  @Test("A cell with an image displays that in memory") func cell() {
    let former = AsyncImageView.defaultLoader
    AsyncImageView.defaultLoader = GalleryLoader()
    defer { restore(former) }
    let cell = CoverCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    cell.update(with: CoverItem(id: 0, url: known))
    cell.layoutIfNeeded()
    #expect(imageViews(in: cell).allSatisfy { $0.image != nil })
  }

  @Test("A loader with other limits is the default one") func limits() {
    let former = AsyncImageView.defaultLoader
    defer { restore(former) }
    AsyncImageView.defaultLoader = URLImageLoader(memoryLimit: 32 << 20, diskLimit: 500 << 20)
    #expect(AsyncImageView.defaultLoader is URLImageLoader)
  }

  private func imageViews(in view: UIView) -> [AsyncImageView] {
    (view as? AsyncImageView).map { [$0] } ?? view.subviews.flatMap(imageViews)
  }
}
