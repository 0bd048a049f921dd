import LegoKit
import UIKit

/// A photo of an album.
struct Photo: Hashable, Identifiable {
  let id: Int
  let title: String
  let picture: ProductPicture
  /// The height divided by the width.
  let aspect: CGFloat

  /// Draws the photo at a width in points.
  @MainActor func image(width: CGFloat) -> UIImage {
    picture.image(size: CGSize(width: width, height: (width * aspect).rounded()))
  }
}

/// An album with its photos.
struct Album: Identifiable {
  let id: String
  let photos: [Photo]
}

/// The albums of a library.
final class PhotosModel: LegoObservableObject {
  @LegoPublished var albums = Album.samples
}

extension Album {
  /// Three albums with 14 photos each.
  static let samples = ["Workshop", "Harbor", "西湖"].enumerated().map { number, name in
    Album(id: name, photos: (0..<14).map { photo(number * 14 + $0, title: "\(name) \($0 + 1)") })
  }

  private static func photo(_ id: Int, title: String) -> Photo {
    let shapes = ProductPicture.Shape.allCases
    let hue = (CGFloat(id) * 0.618).truncatingRemainder(dividingBy: 1)
    return Photo(
      id: id, title: title, picture: ProductPicture(shape: shapes[id % shapes.count], hue: hue),
      aspect: [1, 0.75, 1.5, 1.25, 0.625][id % 5])
  }
}
