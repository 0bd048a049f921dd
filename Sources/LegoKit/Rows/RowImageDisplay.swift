import UIKit

/// The image from a URL in the list content of a row.
///
/// The list content reserves the space of the image, which is displayed by a view over it.
@MainActor final class RowImageDisplay {
  private var view: RowImageView?
  private var position: [NSLayoutConstraint] = []
  private weak var guide: UILayoutGuide?

  /// Displays the image of a row in its content view, or removes that of another row.
  ///
  /// Content that is no list content displays the image itself.
  func display(_ image: RowImage?, in contentView: UIView) {
    guard image?.isRemote == true, let content = contentView as? UIListContentView,
      let guide = content.imageLayoutGuide
    else { return remove() }
    let view = view ?? RowImageView()
    self.view = view
    view.display(image)
    guard view.superview !== content || self.guide !== guide else { return }
    NSLayoutConstraint.deactivate(position)
    content.addSubview(view)
    self.guide = guide
    position = [
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ]
    NSLayoutConstraint.activate(position)
  }

  private func remove() {
    guard let view, view.superview != nil else { return }
    view.removeFromSuperview()
    view.display(nil)
    (position, guide) = ([], nil)
  }
}

/// The view of an image from a URL in a row, which has the size of the image.
final class RowImageView: UIView {
  private let imageView = AsyncImageView()
  private lazy var width = widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    _ = EdgeConstraints(adding: imageView, to: self)
    // A stack view hides it by a length of 0.
    for length in [width, height] { length.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([width, height])
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the image of a row; one that is not from a URL is none.
  func display(_ image: RowImage?) {
    guard case .url(let url, let size, let cornerRadius) = image else {
      return imageView.url = nil
    }
    (width.constant, height.constant) = (size.width, size.height)
    imageView.layer.cornerRadius = cornerRadius
    imageView.url = url
  }
}

extension RowImage {
  /// Whether the image is from a URL.
  var isRemote: Bool {
    if case .url = self { true } else { false }
  }
}

extension UIListContentConfiguration {
  /// Displays the image of a row, or reserves the space of one from a URL.
  @MainActor mutating func display(_ image: RowImage?) {
    guard case .url(_, let size, _) = image else {
      self.image = image?.uiImage
      return
    }
    // Without an image there is no space.
    self.image = .blank
    imageProperties.reservedLayoutSize = size
  }
}

extension UIImage {
  /// A transparent image, whose center is between two pixels as that of most images.
  @MainActor fileprivate static let blank = UIGraphicsImageRenderer(
    size: CGSize(width: 2, height: 2)
  ).image { _ in }
}

// MARK: Prefetching

extension ListRow {
  /// The image of the row that is prefetched, if it is from a URL.
  public var itemTraits: Traits {
    options.itemTraits
  }
}

extension RowOptions {
  fileprivate var itemTraits: Traits {
    guard case .url(let url?, let size, _) = image else { return Traits() }
    return Traits(PrefetchedImages(url: url, size: size))
  }
}

extension ListRow where Self: ImagePrefetching {
  /// The images of the row that are prefetched.
  public var itemTraits: Traits {
    var traits = Traits(PrefetchedImages(item: self))
    if case .url(let url?, let size, _) = options.image {
      traits.add(PrefetchedImages(url: url, size: size))
    }
    return traits
  }
}
