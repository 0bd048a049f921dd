import LegoSupport
import LegoTesting
import Testing
import UIKit

@testable import LegoKit

/// A view with an image in the corner of a screen, at two pixels a point.
@MainActor @Suite("A view that loads its image") struct AsyncImageViewTests {
  private let loader = HeldLoader()
  private let controller = UIViewController()
  private let view: AsyncImageView
  private let screen: Screen
  private let one = URL(fileURLWithPath: "/one.png")
  private let two = URL(fileURLWithPath: "/two.png")
  private let red = UIImage.plain(.systemRed)
  private let blue = UIImage.plain(.systemBlue)

  init() {
    view = AsyncImageView(loader: loader)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    controller.view.addSubview(view)
    screen = Screen(controller, size: CGSize(width: 200, height: 200))
  }

  /// The phases that the view has had since the call, as words.
  private final class Phases {
    var words: [String] = []
  }

  private func recordedPhases() -> Phases {
    let phases = Phases()
    view.onPhaseChange = { phase in
      switch phase {
      case .empty: phases.words.append("empty")
      case .loading: phases.words.append("loading")
      case .success: phases.words.append("success")
      case .failure: phases.words.append("failure")
      }
    }
    return phases
  }

  /// Displays the image of a URL.
  private func load(_ url: URL, _ image: UIImage) async throws {
    view.url = url
    screen.settle()
    #expect(try await eventually { loader.waiting.map(\.url) == [url] })
    loader.answer(url, .success(image))
    #expect(try await eventually { view.image === image })
  }

  @Test("The image is requested in the pixels of the view, and displayed") func loading()
    async throws
  {
    let phases = recordedPhases()
    try await load(one, red)
    #expect(phases.words == ["loading", "success"])
    // 60 x 40 points at 2 pixels a point.
    #expect(
      loader.requests == [
        ImageRequest(url: one, pixelSize: ImageRequest.PixelSize(width: 120, height: 80))
      ])
  }

  @Test("A view that fits its image requests one that fits, and others the whole image")
  func contentModes() async throws {
    view.contentMode = .scaleAspectFit
    try await load(one, red)
    #expect(loader.requests.map(\.contentMode) == [.aspectFit])
    view.contentMode = .topLeft
    screen.settle()
    #expect(try await eventually { loader.requests.count == 2 })
    #expect(loader.requests.last?.pixelSize == nil)
    // The image stays until the other one is loaded.
    #expect(view.image === red)
  }

  @Test("Setting the same URL again changes nothing") func sameURL() async throws {
    try await load(one, red)
    let phases = recordedPhases()
    view.url = one
    screen.settle()
    view.url = nil
    view.url = one
    screen.settle()
    #expect(view.image === red)
    #expect(phases.words == [])
    #expect(loader.requests.count == 1)
  }

  @Test("Another URL cancels the former, whose image is never displayed") func otherURL()
    async throws
  {
    view.url = one
    screen.settle()
    #expect(try await eventually { loader.waiting.map(\.url) == [one] })
    view.url = two
    screen.settle()
    #expect(try await eventually { loader.canceled.map(\.url) == [one] })
    #expect(try await eventually { loader.waiting.map(\.url) == [two] })
    let phases = recordedPhases()
    loader.answer(two, .success(blue))
    #expect(try await eventually { view.image === blue })
    #expect(phases.words == ["success"])
  }

  @Test("The image of another URL disappears with the next layout pass") func replacement()
    async throws
  {
    try await load(one, red)
    view.url = two
    screen.settle()
    #expect(view.image == nil)
  }

  @Test("Setting no URL cancels and removes the image") func noURL() async throws {
    view.url = one
    screen.settle()
    #expect(try await eventually { loader.waiting.count == 1 })
    view.url = nil
    screen.settle()
    #expect(try await eventually { loader.canceled.count == 1 })
    try await load(two, blue)
    view.url = nil
    screen.settle()
    #expect(view.image == nil)
    #expect(loader.waiting.isEmpty)
  }

  @Test("Leaving the window cancels, and returning to it loads again") func window() async throws {
    view.url = one
    screen.settle()
    #expect(try await eventually { loader.waiting.count == 1 })
    view.removeFromSuperview()
    #expect(try await eventually { loader.canceled.count == 1 })
    view.layoutIfNeeded()
    #expect(loader.requests.count == 1)
    controller.view.addSubview(view)
    screen.settle()
    #expect(try await eventually { loader.waiting.count == 1 })
    loader.answer(one, .success(red))
    #expect(try await eventually { view.image === red })
    // An image that is displayed stays.
    view.removeFromSuperview()
    controller.view.addSubview(view)
    screen.settle()
    #expect(view.image === red)
    #expect(loader.requests.count == 2)
  }

  @Test("A view that is released cancels") func release() async throws {
    var other: AsyncImageView? = AsyncImageView(url: two, loader: loader)
    other?.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    if let other { controller.view.addSubview(other) }
    screen.settle()
    #expect(try await eventually { loader.waiting.map(\.url) == [two] })
    weak var released: AsyncImageView?
    released = other
    other?.removeFromSuperview()
    other = nil
    #expect(try await eventually { loader.canceled.map(\.url) == [two] })
    #expect(released == nil)
  }

  @Test("An image in memory is displayed in the layout pass, without a request") func cached() {
    loader.cache(red, for: one)
    let phases = recordedPhases()
    view.url = one
    view.layoutIfNeeded()
    #expect(view.image === red)
    #expect(phases.words == ["success"])
    #expect(loader.requests.isEmpty)
    #expect(!view.isFading)
  }

  @Test("A view without size loads nothing, and loads when it has one") func size() async throws {
    view.frame.size = .zero
    view.url = one
    screen.settle()
    #expect(loader.requests.isEmpty)
    view.frame.size = CGSize(width: 20, height: 10)
    screen.settle()
    #expect(try await eventually { loader.waiting.count == 1 })
    #expect(loader.requests.first?.pixelSize == ImageRequest.PixelSize(width: 40, height: 20))
  }

  @Test("A noticeably larger view loads again, and the image stays meanwhile") func growth()
    async throws
  {
    try await load(one, red)
    let phases = recordedPhases()
    // A quarter more, and less.
    for width in [75, 30] as [CGFloat] {
      view.frame.size = CGSize(width: width, height: width * 2 / 3)
      screen.settle()
    }
    #expect(loader.requests.count == 1)
    view.frame.size = CGSize(width: 120, height: 80)
    screen.settle()
    #expect(try await eventually { loader.waiting.count == 1 })
    #expect(view.image === red)
    loader.answer(one, .success(blue))
    #expect(try await eventually { view.image === blue })
    #expect(loader.requests.last?.pixelSize == ImageRequest.PixelSize(width: 240, height: 160))
    #expect(phases.words == ["success"])
  }

  /// A view that counts its layout passes.
  private final class CountingView: UIView {
    private(set) var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  @Test("A view asks for no layout pass by itself, with or without an image") func passes() {
    loader.cache(red, for: one)
    for url in [nil, one, two] {
      let counting = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      counting.addSubview(view)
      controller.view.addSubview(counting)
      view.url = url
      for _ in 0..<2 { screen.settle() }
      let passes = counting.passes
      for _ in 0..<5 { screen.settle() }
      #expect(counting.passes == passes, "\(String(describing: url))")
    }
  }

  @Test("A failure offers to try again, and a tap loads the image") func retry() async throws {
    let phases = recordedPhases()
    view.url = one
    screen.settle()
    #expect(try await eventually { loader.waiting.count == 1 })
    loader.answer(one, .failure(ImageLoadingError(url: one, reason: .decodingFailed)))
    #expect(try await eventually { phases.words == ["loading", "failure"] })
    guard case .failure(let error) = view.phase else {
      Issue.record("\(view.phase)")
      return
    }
    #expect((error as? ImageLoadingError)?.url == one)
    // Layout passes don't try again.
    view.frame.size.width = 61
    screen.settle()
    #expect(loader.requests.count == 1)
    try screen.tap("Try Again")
    #expect(try await eventually { loader.waiting.count == 1 })
    loader.answer(one, .success(red))
    #expect(try await eventually { view.image === red })
    #expect(throws: ScreenError.self) { try screen.tap("Try Again") }
  }

  @Test("A failure is tried again when the view returns to the window") func retryInWindow()
    async throws
  {
    view.url = one
    screen.settle()
    #expect(try await eventually { loader.waiting.count == 1 })
    loader.answer(one, .failure(CancellationError()))
    #expect(
      try await eventually {
        if case .failure = view.phase { true } else { false }
      })
    view.removeFromSuperview()
    controller.view.addSubview(view)
    screen.settle()
    #expect(try await eventually { loader.waiting.count == 1 })
  }

  @Test("The images of a view are its placeholder and that of its failure") func images()
    async throws
  {
    let (placeholder, failure) = (UIImage.plain(.systemGreen), UIImage.plain(.systemOrange))
    view.placeholder = placeholder
    view.failureImage = failure
    view.url = one
    screen.settle()
    #expect(view.visibleImages == [placeholder])
    #expect(try await eventually { loader.waiting.count == 1 })
    loader.answer(one, .failure(CancellationError()))
    #expect(try await eventually { view.visibleImages == [placeholder, failure] })
    view.url = two
    screen.settle()
    #expect(view.visibleImages == [placeholder])
    #expect(try await eventually { loader.waiting.count == 1 })
    loader.answer(two, .success(red))
    #expect(try await eventually { view.visibleImages == [red] })
  }
}

extension UIView {
  /// Whether the opacity of a view inside is animated.
  fileprivate var isFading: Bool {
    layer.presentation().map { $0.opacity != layer.opacity } ?? false
      || subviews.contains(where: \.isFading)
  }

  /// The images of the image views and buttons inside that are visible.
  fileprivate var visibleImages: [UIImage] {
    guard !isHidden, alpha > 0 else { return [] }
    if let button = self as? UIButton { return [button.image(for: .normal)].compactMap { $0 } }
    let own = (self as? UIImageView)?.image
    return [own].compactMap { $0 } + subviews.flatMap(\.visibleImages)
  }
}

/// Windows of an app, in which animations run.
@MainActor @Suite("The fade of images") struct ImageFadeTests {
  private let loader = HeldLoader()
  private let url = URL(fileURLWithPath: "/one.png")
  private let red = UIImage.plain(.systemRed)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func displayedView() -> AsyncImageView {
    let view = AsyncImageView(url: url, loader: loader)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  // The fade takes 0.2 seconds, in which other tests may keep the main actor: it is asked for as soon as the
  // image is there.
  @Test("A loaded image fades in, and one in memory is there") func fade() async throws {
    let view = displayedView()
    #expect(try await eventually { loader.waiting.count == 1 })
    var isFading = false
    view.onPhaseChange = { [weak view] phase in
      if case .success = phase { isFading = view?.isFading == true }
    }
    loader.answer(url, .success(red))
    #expect(try await eventually { view.image === red })
    #expect(isFading)
    loader.cache(red, for: url)
    let other = displayedView()
    #expect(other.image === red)
    #expect(!other.isFading)
  }

  @Test("Nothing fades while the user prefers reduced motion") func reducedMotion() {
    let view = AsyncImageView(loader: loader)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    window.isHidden = false
    window.addSubview(view)
    view.layoutIfNeeded()
    Screen(UIViewController()).withReducedMotion {
      view.display(red, for: ImageRequest(url: url), animated: true)
    }
    #expect(view.image === red)
    #expect(!view.isFading)
  }
}
