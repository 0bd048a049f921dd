import Foundation

// The image contexts before `UIGraphicsImageRenderer`; each belongs to the thread that has begun it.

/// The image contexts of a thread, the current one last.
private final class ImageContexts {
  /// A context with the scale of its image; without a context for a size without area.
  var entries: [(context: CGContext?, scale: CGFloat)] = []

  static var current: ImageContexts {
    let key = "UIGraphicsImageContexts"
    if let contexts = Thread.current.threadDictionary[key] as? ImageContexts { return contexts }
    let contexts = ImageContexts()
    Thread.current.threadDictionary[key] = contexts
    return contexts
  }
}

/// Creates an image context and makes it the current one, until `UIGraphicsEndImageContext()`.
///
/// For a size without area there is no context, and no image.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image is black instead of clear where nothing is drawn.
///   - scale: The number of pixels in a point; 0 for that of the main screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  (format.scale, format.opaque) = (scale, opaque)
  let context = CGContext(size: size, scale: format.usedScale)
  if opaque { context?.fillBlack(size) }
  if let context { UIGraphicsPushContext(context) }
  ImageContexts.current.entries.append((context, format.usedScale))
}

/// Creates a clear image context with one pixel in a point and makes it the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the content of the current image context; `nil` outside one.
///
/// Copies all pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ImageContexts.current.entries.last, let context = entry.context,
    UIGraphicsGetCurrentContext() === context
  else { return nil }
  return context.makeImage().map { UIImage(cgImage: $0, scale: entry.scale) }
}

/// Ends the current image context; does nothing outside one.
public func UIGraphicsEndImageContext() {
  guard let entry = ImageContexts.current.entries.popLast(), entry.context != nil else { return }
  UIGraphicsPopContext()
}
