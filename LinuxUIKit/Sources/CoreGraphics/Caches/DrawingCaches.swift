/// The pixels that are kept for the next drawing, each kind with a limit of its own.
///
/// Kept pixels are those that are drawn again: all that they depend on is in their keys. The caches are
/// empty after a memory warning, and when the app is in the background.
package final class DrawingCaches: Sendable {
  /// The caches of this process, which a test may replace by its own.
  @TaskLocal package static var current = DrawingCaches()

  /// The masks of shapes: glyphs and symbols.
  ///
  /// Filling a path costs Cairo about ten times as much as compositing its mask.
  let masks = BoundedCache<MaskKey, CoverageMask>(byteLimit: 16 << 20)
  /// The shadows of rectangles, and the small ones from which large ones are stretched.
  let shadows = BoundedCache<RoundedRectangleShadow.Key, CoverageMask>(byteLimit: 8 << 20)
  /// Images as they were scaled for a position within a pixel.
  let scaledImages = BoundedCache<ScaledImage.Key, PixelBuffer>(byteLimit: 32 << 20)

  /// Creates empty caches.
  package init() {}

  /// The memory of all pixels in bytes: at most 56 MB.
  package var byteCount: Int { masks.byteCount + shadows.byteCount + scaledImages.byteCount }

  /// Drops all pixels.
  package func removeAll() {
    masks.removeAll()
    shadows.removeAll()
    scaledImages.removeAll()
  }
}
