import Foundation

extension UIImage {
  /// Returns the image prepared for display; `nil` for an image without size (iOS 15).
  ///
  /// Images are decoded when they are created, so that only rotated ones take time.
  public func preparingForDisplay() -> UIImage? {
    guard !isSymbolImage else { return self }
    return uprightPixels.map { pixels in
      var upright = traits
      upright.orientation = .up
      return UIImage(content: .pixels(pixels), traits: upright)
    }
  }

  /// Prepares the image on a background queue, on which the handler is called (iOS 15).
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns the image prepared for display on a background queue (iOS 15).
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { done in
      prepareForDisplay { done.resume(returning: $0) }
    }
  }

  /// Returns a thumbnail that fits a size in points; `nil` if either has no size (iOS 15).
  // Unverified: the aspect ratio is kept; inferred from the name in uikit.md, 9.3.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
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

  /// Creates a thumbnail on a background queue, on which the handler is called (iOS 15).
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns a thumbnail that is created on a background queue (iOS 15).
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { done in
      prepareThumbnail(of: size) { done.resume(returning: $0) }
    }
  }
}
