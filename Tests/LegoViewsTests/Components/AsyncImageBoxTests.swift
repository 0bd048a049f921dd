import LegoTesting
import LegoViews
import Testing
import UIKit

/// A loader that has one image in memory, or loads it after the current run of the main queue.
private struct PlainLoader: ImageLoader {
  let image: UIImage
  let isCached: Bool

  func image(for request: ImageRequest) async throws -> UIImage { image }

  func cachedImage(for request: ImageRequest) -> UIImage? { isCached ? image : nil }
}

@MainActor @Suite("Images from URLs in boxes") struct AsyncImageBoxTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
  private let url: URL? = URL(fileURLWithPath: "/one.png")

  @Test("An image has the size and the corners of its modifiers beside a text") func box()
    async throws
  {
    let cover = AsyncImageView(url: url, loader: PlainLoader(image: image, isCached: false))
    let controller = UIViewController()
    let box = HBox {
      cover.size(40, 30).cornerRadius(6).alpha(0.5)
      UILabel().text("Ada")
    }
    .space(12)
    box.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    controller.view.addSubview(box)
    let screen = Screen(controller)
    #expect(cover.bounds.size == CGSize(width: 40, height: 30))
    #expect(cover.layer.cornerRadius == 6)
    #expect(try screen.frame(of: "Ada").minX == 52)
    try await screen.wait { cover.image === image }
    #expect(cover.alpha == 0.5)
  }

  private func imageViews(in view: UIView) -> [AsyncImageView] {
    (view as? AsyncImageView).map { [$0] } ?? view.subviews.flatMap(imageViews)
  }

  @Test("An image in memory is displayed with its cell") func cell() {
    let loader = PlainLoader(image: image, isCached: true)
    let controller = DescribedScreen { [url] in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          ViewItem(id: "album", url) { url in
            HBox {
              AsyncImageView(loader: loader).bind(\.url, to: url).size(40, 40)
              UILabel().text("Album").size(.fill, .wrap)
            }
            .space(12).padding(16)
          }
        }
      }
    }
    _ = Screen(controller)
    let views = imageViews(in: controller.view)
    #expect(views.map(\.bounds.size) == [CGSize(width: 40, height: 40)])
    #expect(views.map { $0.convert($0.bounds, to: nil).minX } == [16])
    #expect(views.allSatisfy { $0.image === image })
  }
}

/// A screen with a description that a closure provides.
private final class DescribedScreen: LegoViewController {
  private let content: () -> Lego

  init(_ content: @escaping () -> Lego) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego { content() }
}
