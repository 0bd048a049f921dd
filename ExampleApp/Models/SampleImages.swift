import Foundation
import LegoKit
import UIKit

/// A loader of drawings, in place of a server: the address has the product and the hue.
struct SampleImages: ImageLoader {
  /// Returns the address of a drawing.
  static func url(_ shape: ProductPicture.Shape, hue: CGFloat) -> URL? {
    URL(string: "sample-image:\(shape)/\(hue)")
  }

  func image(for request: ImageRequest) async throws -> UIImage {
    guard let image = await MainActor.run(body: { Self.image(at: request.url) }) else {
      throw ImageLoadingError(url: request.url, reason: .decodingFailed)
    }
    return image
  }

  /// Returns the drawing at once, as from the memory of a loader.
  func cachedImage(for request: ImageRequest) -> UIImage? {
    MainActor.assumeIsolated { Self.image(at: request.url) }
  }

  @MainActor private static func image(at url: URL) -> UIImage? {
    let parts = url.absoluteString.dropFirst("sample-image:".count).split(separator: "/")
    guard parts.count == 2, let hue = Double(parts[1]),
      let shape = ProductPicture.Shape.allCases.first(where: { "\($0)" == parts[0] })
    else { return nil }
    let picture = ProductPicture(shape: shape, hue: CGFloat(hue))
    return picture.image(size: CGSize(width: 360, height: 200))
  }
}
