import Foundation

extension UIImage {
  /// The picture with pixels that lie ready; nil if it has no size (iOS 15).
  ///
  /// Ours unpacks files when pictures are made, so that only turned ones cost anything.
  public func preparingForDisplay() -> UIImage? {
    guard !isSymbolImage else { return self }
    return uprightPixels.map { pixels in
      var upright = traits
      upright.orientation = .up
      return UIImage(content: .pixels(pixels), traits: upright)
    }
  }

  /// Prepares the picture elsewhere and calls back from there (iOS 15).
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Prepares the picture elsewhere (iOS 15).
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { done in
      prepareForDisplay { done.resume(returning: $0) }
    }
  }

  /// A small copy of the picture; nil if either has no size (iOS 15).
  ///
  /// [guess 9.3] It keeps its shape: it is the largest one that fits into the size, in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let whole = self.size
    guard whole.width > 0, whole.height > 0, size.width > 0, size.height > 0 else { return nil }
    let share = min(size.width / whole.width, size.height / whole.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let fitting = CGSize(width: whole.width * share, height: whole.height * share)
    let drawn = UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: fitting))
    }
    return drawn.cgImage == nil ? nil : drawn
  }

  /// Makes a small copy elsewhere and calls back from there (iOS 15).
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Makes a small copy elsewhere (iOS 15).
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { done in
      prepareThumbnail(of: size) { done.resume(returning: $0) }
    }
  }
}
