import UIKit

/// An item that displays images from URLs, which are loaded before scrolling reaches it.
///
/// ```swift
/// struct PhotoItem: TypedItemType, Equatable, ImagePrefetching {
///   typealias CellType = PhotoCell
///   let id: Int
///   let url: URL
///
///   var imageRequests: [ImageRequest] { [ImageRequest(url: url)] }
/// }
///
/// final class PhotoCell: UICollectionViewCell, TypedCellType {
///   private let imageView = AsyncImageView()
///
///   func update(with item: PhotoItem) { imageView.url = item.url }
/// }
/// ```
///
/// The loader is ``AsyncImageView/defaultLoader``. Loading is canceled when the user scrolls away from the
/// item. Rows with an image by ``RowContent/image(_:)`` need no conformance.
public protocol ImagePrefetching {
  /// The images that the cell of the item displays.
  ///
  /// With the pixel size in which the cell displays it, an image is decoded to memory. Without one, a
  /// ``URLImageLoader`` only loads its data to the disk, since the whole image may need much memory.
  var imageRequests: [ImageRequest] { get }
}

extension TypedItemType where Self: ImagePrefetching {
  /// The images that are prefetched.
  public var itemTraits: Traits { Traits(PrefetchedImages(item: self)) }
}

/// The images of an item, which are prefetched.
struct PrefetchedImages: Trait {
  static var modifier: String { "imageRequests" }

  /// Returns the images for a display scale.
  let requests: (CGFloat) -> [ImageRequest]

  /// Creates the images of an item.
  init<Item: ImagePrefetching>(item: Item) {
    requests = { _ in item.imageRequests }
  }

  /// Creates one image of a size in points.
  init(url: URL, size: CGSize) {
    requests = { [ImageRequest(url: url, size: size, scale: $0)] }
  }

  private init(_ one: Self, _ other: Self) {
    requests = { one.requests($0) + other.requests($0) }
  }

  /// None: what an item retains is found in the item.
  var parts: [SectionPart] { [] }

  /// Returns the images of both.
  func merging(_ later: Self) -> Self { Self(self, later) }
}
