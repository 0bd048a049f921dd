import UIKit

/// A view that loads an image from a URL and displays it.
///
/// ```swift
/// let cover = AsyncImageView(url: album.url)
/// cover.layer.cornerRadius = 8
/// ```
///
/// - The image is loaded as soon as the view is in a window and has a size, in the pixels of that size. It is
///   loaded again when the view becomes noticeably larger, and the former image stays meanwhile.
/// - An image that the loader has in memory is displayed in the same layout pass. Others fade in, unless
///   the user prefers reduced motion.
/// - Until then, the ``placeholder`` is displayed. After a failure, a button offers to try again.
/// - Another ``url``, `nil`, and leaving the window cancel the loading. Setting the same URL again
///   changes nothing. A change takes effect in the next layout pass, so that a cell that is reused for the
///   URL that it had displays the image all the time.
///
/// The view has no intrinsic size: constraints, boxes or the cell determine it. To assistive technologies it is
/// decoration; an app makes it an element with a label.
public final class AsyncImageView: UIView {
  /// The state of the image.
  public enum Phase {
    /// There is no image to load, or the view is not in a window or has no size.
    case empty
    /// The image is being loaded.
    case loading
    /// The image is displayed.
    case success(UIImage)
    /// The image could not be loaded.
    case failure(any Error)
  }

  /// The loader of all views and rows that have none of their own, and of prefetching.
  ///
  /// The default is ``URLImageLoader/shared``. An app sets its own loader when it is launched.
  public static var defaultLoader: any ImageLoader = URLImageLoader.shared

  /// The loader of this view; `nil` for the default one.
  public let loader: (any ImageLoader)?

  /// The address of the image, or `nil` for none.
  public var url: URL? {
    didSet { if url != oldValue { urlDidChange() } }
  }

  /// The image that is displayed in the center until the image is loaded.
  ///
  /// The default, `nil`, is a gray area.
  public var placeholder: UIImage? {
    didSet { placeholderDidChange() }
  }

  /// The image of the button that tries again after a failure.
  ///
  /// The default, `nil`, is an arrow.
  public var failureImage: UIImage? {
    didSet { retryButton?.setImage(retryImage, for: .normal) }
  }

  /// The state of the image.
  public private(set) var phase = Phase.empty {
    didSet { onPhaseChange?(phase) }
  }

  /// A closure that is called when the state of the image has changed.
  public var onPhaseChange: (@MainActor (Phase) -> Void)?

  private let content = LoadingContentView()
  private let imageView = UIImageView()
  private let placeholderView = UIImageView()
  private var retryButton: UIButton?
  /// The request of the displayed image.
  private var displayed: ImageRequest?
  /// The request that could not be loaded.
  private var failed: ImageRequest?
  private var loading: Loading?
  private var lastNumber = 0

  /// A request whose image is being loaded; releasing it cancels the task.
  private struct Loading {
    let request: ImageRequest
    let number: Int
    let task: CanceledTask
  }

  private static let fadeDuration: TimeInterval = 0.2

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - url: The address of the image. The default is none.
  ///   - placeholder: The image that is displayed until the image is loaded. The default is a gray area.
  ///   - loader: The loader. The default is ``defaultLoader``.
  public init(
    url: URL? = nil, placeholder: UIImage? = nil, loader: (any ImageLoader)? = nil
  ) {
    (self.url, self.placeholder, self.loader) = (url, placeholder, loader)
    super.init(frame: .zero)
    setUp()
  }

  /// Returns `nil`: the view is not archived.
  public required init?(coder: NSCoder) { nil }

  /// The position of the image in the view.
  ///
  /// The default is `.scaleAspectFill`. Modes that don't scale display the image in its own size.
  public override var contentMode: UIView.ContentMode {
    didSet {
      imageView.contentMode = contentMode
      content.setNeedsLayout()
    }
  }

  /// The displayed image, or `nil` if there is none.
  public var image: UIImage? { imageView.image }
}

// MARK: Loading

extension AsyncImageView {
  private func urlDidChange() {
    failed = nil
    if loading?.request.url != url { cancel() }
    content.setNeedsLayout()
  }

  /// Loads the image in a window, and cancels that outside of one.
  ///
  /// An image that could not be loaded is loaded again when the view moves to a window.
  private func windowDidChange() {
    failed = nil
    if window == nil { cancel() }
    content.setNeedsLayout()
  }

  private func cancel() {
    guard loading != nil else { return }
    loading = nil
    if displayed == nil { phase = .empty }
  }

  /// Displays or loads the image of the URL in the size of the view, unless that was done already.
  private func update() {
    guard let request else {
      cancel()
      if displayed?.url != url || url == nil { clear() }
      return
    }
    if displayed?.suffices(for: request) == true { return cancel() }
    if loading?.request.suffices(for: request) == true { return }
    if let image = currentLoader.cachedImage(for: request) {
      return display(image, for: request, animated: false)
    }
    // The offer to try again stays.
    guard failed?.url != url else { return }
    if displayed?.url != url { clear() }
    if window != nil { load(request) }
  }

  private var currentLoader: any ImageLoader { loader ?? Self.defaultLoader }

  /// The request for the URL and the size of the view; `nil` without either.
  private var request: ImageRequest? {
    guard let url else { return nil }
    let scale = traitCollection.displayScale
    let size = content.bounds.size
    guard let pixelSize = ImageRequest.PixelSize(size, scale: scale) else { return nil }
    switch contentMode {
    case .scaleAspectFit:
      return ImageRequest(url: url, pixelSize: pixelSize, contentMode: .aspectFit)
    case .scaleAspectFill, .scaleToFill:
      return ImageRequest(url: url, pixelSize: pixelSize)
    default: return ImageRequest(url: url)
    }
  }

  private func load(_ request: ImageRequest) {
    lastNumber += 1
    let (number, loader) = (lastNumber, currentLoader)
    retryButton?.isHidden = true
    let task = Task { [weak self] in
      let result: Result<UIImage, any Error>
      do { result = .success(try await loader.image(for: request)) } catch {
        result = .failure(error)
      }
      self?.finish(number, result)
    }
    loading = Loading(request: request, number: number, task: CanceledTask(task))
    if displayed == nil { phase = .loading }
  }

  private func finish(_ number: Int, _ result: Result<UIImage, any Error>) {
    guard let loading, loading.number == number else { return }
    self.loading = nil
    switch result {
    case .success(let image): display(image, for: loading.request, animated: true)
    case .failure(let error): fail(loading.request, error)
    }
  }

  private func fail(_ request: ImageRequest, _ error: any Error) {
    failed = request
    // The smaller image stays.
    guard displayed == nil else { return }
    showRetryButton()
    phase = .failure(error)
  }

  private func retry() {
    failed = nil
    retryButton?.isHidden = true
    content.setNeedsLayout()
  }
}

// MARK: Display

extension AsyncImageView {
  private func setUp() {
    contentMode = .scaleAspectFill
    clipsToBounds = true
    placeholderView.contentMode = .center
    placeholderView.clipsToBounds = true
    placeholderView.tintColor = .secondaryLabel
    imageView.clipsToBounds = true
    // A description of the image is that of the app.
    for view in [placeholderView, imageView] { view.isAccessibilityElement = false }
    for view in [placeholderView, imageView] { content.addFilling(view) }
    addSubview(content)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.onLayout = { [weak self] in self?.update() }
    content.onWindowChange = { [weak self] in self?.windowDidChange() }
    placeholderDidChange()
  }

  private func placeholderDidChange() {
    placeholderView.image = placeholder
    placeholderView.backgroundColor = placeholder == nil ? .imagePlaceholder : nil
  }

  /// Displays the placeholder.
  private func clear() {
    // Setting the image of an image view, even to that which it has, asks for another layout pass.
    if case .empty = phase { return }
    displayed = nil
    imageView.image = nil
    for view in [imageView, placeholderView] {
      view.layer.removeAllAnimations()
      view.alpha = 1
    }
    retryButton?.isHidden = true
    phase = .empty
  }

  /// Displays an image that was loaded or is in memory; `animated` is whether it may fade in.
  func display(_ image: UIImage, for request: ImageRequest, animated: Bool) {
    loading = nil
    failed = nil
    // A larger image takes the place of a smaller one without being seen to.
    let fades = animated && displayed == nil && !UIAccessibility.isReduceMotionEnabled
    displayed = request
    imageView.image = image
    retryButton?.isHidden = true
    if fades {
      fadeIn()
    } else {
      placeholderView.alpha = 0
    }
    phase = .success(image)
  }

  private func fadeIn() {
    imageView.alpha = 0
    UIView.animate(withDuration: Self.fadeDuration) { [imageView, placeholderView] in
      imageView.alpha = 1
      placeholderView.alpha = 0
    }
  }

  private var retryImage: UIImage? { failureImage ?? UIImage(systemName: "arrow.clockwise") }

  private func showRetryButton() {
    let button = retryButton ?? makeRetryButton()
    button.isHidden = false
  }

  private func makeRetryButton() -> UIButton {
    let button = UIButton()
    button.setImage(retryImage, for: .normal)
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = "Try Again"
    button.addAction(UIAction { [weak self] _ in self?.retry() }, for: .primaryActionTriggered)
    content.addFilling(button)
    retryButton = button
    return button
  }
}

/// The content of a view that loads its image, which reports layout passes and windows.
private final class LoadingContentView: UIView {
  /// Called in each layout pass of the view.
  var onLayout: (() -> Void)?
  /// Called when the view has moved to a window, or left it.
  var onWindowChange: (() -> Void)?

  /// Adds a view that fills this one.
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange?()
  }
}
