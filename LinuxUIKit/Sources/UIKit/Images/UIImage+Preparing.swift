import Foundation

extension UIImage {
  func decodedForDisplay() -> UIImage? {
    guard !isSymbolImage else { return self }
    return uprightPixels.map { pixels in
      var upright = traits
      upright.orientation = .up
      return UIImage(content: .pixels(pixels), traits: upright)
    }
  }

  /// Returns the image prepared for display on a background queue (iOS 15).
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { done in
      prepareForDisplay { done.resume(returning: $0) }
    }
  }

  func drawnThumbnail(of size: CGSize) -> UIImage? {
    let whole = self.size
    guard whole.width > 0, whole.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / whole.width, size.height / whole.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let fitting = CGSize(width: whole.width * factor, height: whole.height * factor)
    let drawn = UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: fitting))
    }
    return drawn.cgImage == nil ? nil : drawn
  }

  /// Returns a thumbnail that is created on a background queue (iOS 15).
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { done in
      prepareThumbnail(of: size) { done.resume(returning: $0) }
    }
  }
}
