import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

/// Rows and prefetching use the default loader, which is one for the process: one test at a time.
@MainActor @Suite("Images of rows and before they are displayed", .serialized)
struct RowImageTests {
  let loader = HeldLoader()
  let red = UIImage.plain(.systemRed, width: 80, height: 80)

  init() {
    // It stays: no other suite displays images of the default loader.
    AsyncImageView.defaultLoader = loader
  }

  /// Returns the URL of a number.
  nonisolated static func url(_ id: Int) -> URL { URL(fileURLWithPath: "/\(id).png") }

  /// The views of images on a screen, from top to bottom.
  static func imageViews(in view: UIView) -> [AsyncImageView] {
    let own = (view as? AsyncImageView).map { [$0] } ?? view.subviews.flatMap(imageViews)
    return own.sorted {
      $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
    }
  }

  /// The start of the label with a text, in points from the left edge.
  static func textStart(_ text: String, in view: UIView) -> CGFloat? {
    if let label = view as? UILabel, label.text == text {
      return label.convert(label.bounds, to: nil).minX
    }
    return view.subviews.lazy.compactMap { textStart(text, in: $0) }.first
  }

  /// Answers all requests with an image, and lets it be displayed.
  func answerAll(_ screen: Screen) async throws {
    let urls = Set(loader.waiting.map(\.url))
    for url in urls { loader.answer(url, .success(red)) }
    _ = try await eventually {
      Self.imageViews(in: screen.viewController.view)
        .allSatisfy { $0.image != nil || $0.url.map { !urls.contains($0) } ?? true }
    }
    screen.settle()
  }

  private let size = CGSize(width: 40, height: 40)

  @Test("The image of a row is loaded in its pixels, and has its place before")
  func row() async throws {
    let controller = InteractionScreen { [size] _ in
      Lego {
        Section(id: 0, layout: .list(.plain)) {
          SubtitleRow("Ada", "London", id: 0)
            .image(.url(Self.url(0), size: size, cornerRadius: 20))
          SubtitleRow("Bo", "Oslo", id: 1).image(.url(nil, size: size))
          SubtitleRow("Cy", "Paris", id: 2)
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 300))
    #expect(try await eventually { loader.waiting.count == 1 })
    // 40 points at 2 pixels a point.
    #expect(
      loader.waiting == [
        ImageRequest(url: Self.url(0), pixelSize: ImageRequest.PixelSize(width: 80, height: 80))
      ])
    let views = Self.imageViews(in: screen.viewController.view)
    #expect(views.map(\.bounds.size) == [size, size])
    #expect(views.map(\.layer.cornerRadius) == [20, 0])
    let frames = views.map { $0.convert($0.bounds, to: nil) }
    // The margin of a plain list.
    #expect(frames.map(\.minX) == [16, 16])
    try await answerAll(screen)
    #expect(views[0].image === red)
    #expect(views.map { $0.convert($0.bounds, to: nil) } == frames)
    // The margin, the image and the distance of a text from an image.
    #expect(["Ada", "Bo", "Cy"].map { Self.textStart($0, in: controller.view) } == [72, 72, 16])
  }

  @Test("A row that changes keeps its image, and one with another URL loads it") func update()
    async throws
  {
    let controller = InteractionScreen(ids: [7]) { [size] screen in
      Lego {
        Section(id: 0, layout: .list(.plain)) {
          SubtitleRow("Ada", "\(screen.choice ?? 0)", id: 0)
            .image(.url(Self.url(screen.ids[0]), size: size))
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 300))
    #expect(try await eventually { loader.waiting.count == 1 })
    try await answerAll(screen)
    controller.choice = 1
    screen.settle()
    let view = try #require(Self.imageViews(in: controller.view).first)
    #expect(view.image === red)
    #expect(loader.requests.count == 1)
    controller.ids = [8]
    screen.settle()
    #expect(view.image == nil)
    #expect(try await eventually { loader.waiting.map(\.url) == [Self.url(8)] })
  }

  @Test("Rows with a control have an image from a URL, and a symbol takes its place")
  func controls() async throws {
    let controller = InteractionScreen { [size] screen in
      Lego {
        Section(id: 0, layout: .list(.plain)) {
          let row = TextFieldRow("Name", text: .constant("Ada"))
          if screen.choice == nil {
            row.image(.url(Self.url(0), size: size))
          } else {
            row.image(.symbol("star"))
          }
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 300))
    #expect(try await eventually { loader.waiting.count == 1 })
    try await answerAll(screen)
    #expect(Self.imageViews(in: controller.view).map(\.bounds.size) == [size])
    controller.choice = 1
    screen.settle()
    #expect(Self.imageViews(in: controller.view).allSatisfy { $0.superview?.isHidden == true })
  }

  @Test("Cells that are reused for other rows never display the image of another one")
  func reuse() async throws {
    let controller = InteractionScreen(ids: Array(0..<200)) { [size] screen in
      Lego {
        Section(id: 0, layout: .list(.plain)) {
          ForEach(screen.ids, id: \.self) { id in
            TextRow("Row \(id)", id: id).image(.url(Self.url(id), size: size))
          }
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 440))
    var images: [URL: UIImage] = [:]
    for _ in 0..<12 {
      for request in loader.waiting where images[request.url] == nil {
        images[request.url] = .plain(.systemRed)
      }
      for (url, image) in images { loader.answer(url, .success(image)) }
      await Task.yield()
      for view in Self.imageViews(in: controller.view) {
        guard let url = view.url, let image = view.image else { continue }
        #expect(image === images[url])
      }
      try screen.scroll(by: 300)
    }
    #expect(images.count > 30)
    // Those that were passed are canceled or answered.
    #expect(try await eventually { loader.waiting.count <= 24 })
  }

  @Test("A view without a loader has the default one") func defaultLoader() async throws {
    let controller = UIViewController()
    let view = AsyncImageView(url: Self.url(0))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.view.addSubview(view)
    let screen = Screen(controller)
    #expect(try await eventually { loader.waiting.map(\.url) == [Self.url(0)] })
    screen.settle()
  }

  @Test(
    "Rows without, with a failed, and with a loaded image match their golden pictures",
    arguments: [
      ("light", UITraitCollection(userInterfaceStyle: .light)),
      ("dark", UITraitCollection(userInterfaceStyle: .dark)),
      ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
    ])
  func picture(name: String, traits: UITraitCollection) async throws {
    let controller = InteractionScreen { [size] _ in
      Lego {
        Section(id: 0, layout: .list(.insetGrouped)) {
          SubtitleRow("Loading", "A gray area", id: 0).image(.url(Self.url(0), size: size))
          SubtitleRow("Failed", "A button that tries again", id: 1)
            .image(.url(Self.url(1), size: size, cornerRadius: 8))
          SubtitleRow("Loaded", "A round image", id: 2)
            .image(.url(Self.url(2), size: size, cornerRadius: 20))
          SwitchRow("Loaded, with a control", isOn: .constant(true))
            .image(.url(Self.url(3), size: CGSize(width: 28, height: 28), cornerRadius: 6))
          TextRow("Without an image")
        }
      }
    }
    let screen = Screen(
      controller, size: CGSize(width: 320, height: 340),
      traits: UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 1)]))
    #expect(try await eventually { loader.waiting.count == 4 })
    loader.answer(Self.url(1), .failure(CancellationError()))
    for id in 2...3 { loader.answer(Self.url(id), .success(.stripes())) }
    #expect(
      try await eventually {
        Self.imageViews(in: controller.view).filter { $0.image != nil }.count == 2
          && controller.view.descendants(UIButton.self).contains { !$0.isHidden }
      })
    #expect(throws: Never.self) { try screen.frame(of: "Failed") }
    expectImage(screen.image(), named: "rows_\(name)")
  }
}

extension UIImage {
  /// An image in which a wrong position or scale would be seen.
  @MainActor fileprivate static func stripes() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60), format: format).image {
      for (index, color) in [UIColor.systemRed, .systemYellow, .systemTeal, .systemBlue]
        .enumerated()
      {
        color.setFill()
        $0.fill(CGRect(x: index * 20, y: 0, width: 20, height: 60))
      }
    }
  }
}
