import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UIImage`.
struct UIImageOverridingTests {
  @Test("The overrides of an image are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let image: UIImage = LoggedImage(log: log)
    #expect(image.imageAsset == nil && image.images == nil && image.duration == 0)
    #expect(image.size == .zero && image.scale == 1 && image.cgImage == nil)
    #expect(image.imageOrientation == .up && image.renderingMode == .automatic)
    #expect(!image.isSymbolImage && image.symbolConfiguration == nil)
    #expect(!image.flipsForRightToLeftLayoutDirection)
    #expect(image.capInsets == .zero && image.resizingMode == .tile)
    #expect(image.alignmentRectInsets == .zero)

    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      image.draw(at: .zero)
      image.draw(at: .zero, blendMode: .normal, alpha: 1)
    }
    #expect(image.jpegData(compressionQuality: 1) == nil && image.pngData() == nil)
    _ = image.loadData(withTypeIdentifier: "public.png") { data, _ in #expect(data == nil) }
    _ = image.preparingForDisplay()
    #expect(image.preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
    image.prepareForDisplay { _ in }
    image.prepareThumbnail(of: .zero) { _ in }

    let derived = [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
      image.withTintColor(.red, renderingMode: .alwaysOriginal),
      image.imageFlippedForRightToLeftLayoutDirection(),
      image.resizableImage(withCapInsets: .zero), image.withAlignmentRectInsets(.zero),
      image.withHorizontallyFlippedOrientation(),
      image.withConfiguration(UIImage.SymbolConfiguration(scale: .large)),
    ]
    #expect(derived.allSatisfy { $0.size == .zero })
    _ = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))

    #expect(
      log.names == [
        "alignmentRectInsets", "applyingSymbolConfiguration(_:)", "capInsets", "cgImage",
        "draw(at:)", "draw(at:blendMode:alpha:)", "draw(in:)", "draw(in:blendMode:alpha:)",
        "duration", "flipsForRightToLeftLayoutDirection", "imageAsset",
        "imageFlippedForRightToLeftLayoutDirection()", "imageOrientation", "images",
        "isSymbolImage",
        "jpegData(compressionQuality:)",
        "loadData(withTypeIdentifier:forItemProviderCompletionHandler:)", "pngData()",
        "prepareForDisplay(completionHandler:)", "prepareThumbnail(of:completionHandler:)",
        "preparingForDisplay()", "preparingThumbnail(of:)", "renderingMode",
        "resizableImage(withCapInsets:)", "resizableImage(withCapInsets:resizingMode:)",
        "resizingMode", "scale", "size", "symbolConfiguration", "withAlignmentRectInsets(_:)",
        "withConfiguration(_:)", "withHorizontallyFlippedOrientation()", "withRenderingMode(_:)",
        "withTintColor(_:)", "withTintColor(_:renderingMode:)",
      ])
  }
}

/// A `UIImage` that records the calls of its overrides.
private final class LoggedImage: UIImage, @unchecked Sendable {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init()
  }

  override func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    log.record()
    return super.loadData(
      withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
  }

  override var imageAsset: UIImageAsset? {
    log.record()
    return super.imageAsset
  }

  override var images: [UIImage]? {
    log.record()
    return super.images
  }

  override var duration: TimeInterval {
    log.record()
    return super.duration
  }

  override var size: CGSize {
    log.record()
    return super.size
  }

  override var scale: CGFloat {
    log.record()
    return super.scale
  }

  override var imageOrientation: Orientation {
    log.record()
    return super.imageOrientation
  }

  override var renderingMode: RenderingMode {
    log.record()
    return super.renderingMode
  }

  override var isSymbolImage: Bool {
    log.record()
    return super.isSymbolImage
  }

  override var symbolConfiguration: SymbolConfiguration? {
    log.record()
    return super.symbolConfiguration
  }

  override var flipsForRightToLeftLayoutDirection: Bool {
    log.record()
    return super.flipsForRightToLeftLayoutDirection
  }

  override var cgImage: CGImage? {
    log.record()
    return super.cgImage
  }

  override func draw(at point: CGPoint) {
    log.record()
    super.draw(at: point)
  }

  override func draw(in rect: CGRect) {
    log.record()
    super.draw(in: rect)
  }

  override func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    log.record()
    super.draw(at: point, blendMode: blendMode, alpha: alpha)
  }

  override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    log.record()
    super.draw(in: rect, blendMode: blendMode, alpha: alpha)
  }

  override func jpegData(compressionQuality: CGFloat) -> Data? {
    log.record()
    return super.jpegData(compressionQuality: compressionQuality)
  }

  override func pngData() -> Data? {
    log.record()
    return super.pngData()
  }

  override func preparingForDisplay() -> UIImage? {
    log.record()
    return super.preparingForDisplay()
  }

  override func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    log.record()
    return super.prepareForDisplay(completionHandler: completionHandler)
  }

  override func preparingThumbnail(of size: CGSize) -> UIImage? {
    log.record()
    return super.preparingThumbnail(of: size)
  }

  override func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    log.record()
    return super.prepareThumbnail(of: size, completionHandler: completionHandler)
  }

  override func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    log.record()
    return super.withRenderingMode(renderingMode)
  }

  override func withTintColor(_ color: UIColor) -> UIImage {
    log.record()
    return super.withTintColor(color)
  }

  override func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    log.record()
    return super.withTintColor(color, renderingMode: renderingMode)
  }

  override func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    log.record()
    return super.imageFlippedForRightToLeftLayoutDirection()
  }

  override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    log.record()
    return super.resizableImage(withCapInsets: capInsets)
  }

  override func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    log.record()
    return super.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  override var capInsets: UIEdgeInsets {
    log.record()
    return super.capInsets
  }

  override var resizingMode: ResizingMode {
    log.record()
    return super.resizingMode
  }

  override func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    log.record()
    return super.withAlignmentRectInsets(alignmentInsets)
  }

  override var alignmentRectInsets: UIEdgeInsets {
    log.record()
    return super.alignmentRectInsets
  }

  override func withHorizontallyFlippedOrientation() -> UIImage {
    log.record()
    return super.withHorizontallyFlippedOrientation()
  }

  override func withConfiguration(_ configuration: Configuration) -> UIImage {
    log.record()
    return super.withConfiguration(configuration)
  }

  override func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    log.record()
    return super.applyingSymbolConfiguration(configuration)
  }
}
