import LegoSupport
import LegoTesting
import Testing
import UIKit

@testable import LegoKit

/// An item of 100 points with an image that its cell displays.
private struct Photo: TypedItemType, Equatable, ImagePrefetching {
  typealias CellType = PhotoCell
  let id: Int

  var request: ImageRequest {
    ImageRequest(
      url: RowImageTests.url(id), pixelSize: ImageRequest.PixelSize(width: 640, height: 200))
  }

  var imageRequests: [ImageRequest] { [request] }
}

private final class PhotoCell: UICollectionViewCell, TypedCellType {
  private let imageView = AsyncImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func update(with photo: Photo) { imageView.url = photo.request.url }

  static func layout(constraintsTo size: CGSize, with photo: Photo) -> CGSize {
    CGSize(width: size.width, height: 100)
  }
}

extension RowImageTests {
  /// A screen of five of 100 photos.
  private func photos() -> (InteractionScreen, Screen) {
    let controller = InteractionScreen(ids: Array(0..<100)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          ForEach(screen.ids, id: \.self) { Photo(id: $0) }
        }
      }
    }
    return (controller, Screen(controller, size: CGSize(width: 320, height: 500)))
  }

  private var ids: [Int] { loader.requests.compactMap(Self.id) }

  private static func id(of request: ImageRequest) -> Int? {
    Int(request.url.deletingPathExtension().lastPathComponent)
  }

  @Test("Images that scrolling will reach next are loaded, and displayed at once then")
  func prefetching() async throws {
    let (controller, screen) = photos()
    #expect(try await eventually { loader.waiting.count == 5 })
    #expect(Set(ids) == Set(0..<5))
    try await answerAll(screen)
    // The direction of a scroll is known after its second step.
    try screen.scroll(by: 10)
    try screen.scroll(by: 10)
    // Row 5 is displayed by now; four images at a time are prefetched, the nearest first.
    #expect(try await eventually { loader.waiting.count >= 5 })
    #expect(Set(ids).subtracting(0..<5) == Set(5...9))
    for id in 0..<10 { loader.cache(red, for: Self.url(id)) }
    try await answerAll(screen)
    let requestCount = loader.requests.count
    try screen.scroll(by: 380)
    // 400 points: the rows 4 to 8 are visible, without any request of their own.
    let images = Self.imageViews(in: controller.view).map(\.image)
    #expect(images.count >= 5 && images.allSatisfy { $0 === red })
    #expect(ids.dropFirst(requestCount).allSatisfy { $0 > 9 })
  }

  @Test("Images are no longer loaded after a change of the direction") func canceling() async throws
  {
    let (_, screen) = photos()
    try screen.scroll(by: 2_000)
    try screen.scroll(by: 10)
    // At 2,010 points, the rows 20 to 25 are visible.
    #expect(try await eventually { loader.waiting.contains { Self.id(of: $0) == 27 } })
    try screen.scroll(by: -100)
    try screen.scroll(by: -100)
    #expect(try await eventually { loader.canceled.contains { Self.id(of: $0) == 27 } })
    #expect(
      try await eventually {
        loader.waiting.compactMap(Self.id).allSatisfy { $0 < 25 }
      })
  }

  @Test("Rows with an image from a URL are prefetched in their size") func rows() async throws {
    let controller = InteractionScreen(ids: Array(0..<100)) { screen in
      Lego {
        Section(id: 0, layout: .list(.plain)) {
          ForEach(screen.ids, id: \.self) { id in
            TextRow("Row \(id)", id: id)
              .image(.url(Self.url(id), size: CGSize(width: 30, height: 30)))
              .onSelect {}
          }
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 440))
    #expect(try await eventually { !loader.waiting.isEmpty })
    try await answerAll(screen)
    let displayed = Set(ids)
    try screen.scroll(by: 10)
    try screen.scroll(by: 10)
    #expect(try await eventually { Set(ids).count > displayed.count + 2 })
    // 30 points at 2 pixels a point.
    #expect(
      loader.requests.allSatisfy { $0.pixelSize == ImageRequest.PixelSize(width: 60, height: 60) })
  }

  @Test("A screen without images has no prefetching data source, and the one of the user stays")
  func dataSource() throws {
    let prefetcher = AppearanceTests.Prefetcher()
    let plain = InteractionScreen { screen in
      Lego { Section(id: 0, layout: RowsLayout()) { screen.rows } }
    }
    _ = Screen(plain)
    #expect(plain.collectionView.prefetchDataSource == nil)
    let controller = InteractionScreen(ids: Array(0..<100)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { ForEach(screen.ids, id: \.self) { Photo(id: $0) } }
      }
    }
    controller.configure = { $0.prefetchDataSource = prefetcher }
    let screen = Screen(controller, size: CGSize(width: 320, height: 500))
    try screen.scroll(by: 10)
    try screen.scroll(by: 10)
    #expect(!prefetcher.paths.isEmpty)
  }

  @Test("A screen that is released loads nothing") func release() async throws {
    do {
      let (_, screen) = photos()
      try screen.scroll(by: 10)
      try screen.scroll(by: 10)
      #expect(try await eventually { loader.waiting.count >= 5 })
    }
    #expect(try await eventually { loader.waiting.isEmpty })
  }

  @Test("Requests without a size are loaded to the disk only") func withoutSize() async throws {
    let server = try ImageServer()
    let folder = TemporaryFolder()
    let loader = URLImageLoader(memoryLimit: 1 << 20, diskLimit: 1 << 20, folder: folder.url)
    AsyncImageView.defaultLoader = loader
    let prefetcher = ImagePrefetcher()
    let whole = ImageRequest(url: try server.url("red-40x30"))
    let small = ImageRequest(
      url: try server.url("blue-40x30"), pixelSize: ImageRequest.PixelSize(width: 10, height: 10))
    prefetcher.start([whole, small])
    #expect(try await eventually { loader.cachedImage(for: small) != nil })
    #expect(try await eventually { folder.sizes.count == 2 })
    #expect(loader.cachedImage(for: whole) == nil)
    // What is on the disk is not requested again.
    prefetcher.start([whole])
    #expect(try await loader.image(for: whole).size.width == 40)
    #expect(server.count("red-40x30") == 1)
  }

  @Test("Four images are prefetched at a time, and those that wait can be canceled")
  func prefetcher() async throws {
    let prefetcher = ImagePrefetcher()
    let requests = (0..<8).map { ImageRequest(url: Self.url($0)) }
    prefetcher.start(requests)
    prefetcher.start(requests)
    #expect(try await eventually { ids == [0, 1, 2, 3] })
    prefetcher.cancel([requests[1], requests[5]])
    #expect(try await eventually { loader.canceled.compactMap(Self.id) == [1] })
    #expect(try await eventually { ids == [0, 1, 2, 3, 4] })
    for id in [0, 2, 3, 4] { loader.answer(Self.url(id), .success(red)) }
    #expect(try await eventually { ids == [0, 1, 2, 3, 4, 6, 7] })
  }
}
