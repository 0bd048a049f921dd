import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UIColor`.
struct UIColorOverridingTests {
  @Test("The overrides of a color are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let color: UIColor = LoggedColor(log: log)
    #expect(color.resolvedColor(with: .current) == color)
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(color.cgColor.alpha == 1)
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    _ = color.loadData(withTypeIdentifier: "color") { data, _ in #expect(data != nil) }
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in color.set() }
    #expect(color.copy() is UIColor)

    #expect(
      log.names == [
        "cgColor", "copy(with:)", "getHue(_:saturation:brightness:alpha:)",
        "getRed(_:green:blue:alpha:)", "getWhite(_:alpha:)",
        "loadData(withTypeIdentifier:forItemProviderCompletionHandler:)", "resolvedColor(with:)",
        "set()", "setFill()", "setStroke()", "withAlphaComponent(_:)",
      ])
  }
}

/// A `UIColor` that records the calls of its overrides.
private final class LoggedColor: UIColor, @unchecked Sendable {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init(red: 1, green: 0, blue: 0, alpha: 1)
  }

  override func copy(with zone: NSZone?) -> Any {
    log.record()
    return super.copy(with: zone)
  }

  override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    log.record()
    return super.resolvedColor(with: traitCollection)
  }

  override func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    log.record()
    return super.withAlphaComponent(alpha)
  }

  override func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    log.record()
    return super.getRed(red, green: green, blue: blue, alpha: alpha)
  }

  override func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    log.record()
    return super.getWhite(white, alpha: alpha)
  }

  override func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    log.record()
    return super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  override var cgColor: CGColor {
    log.record()
    return super.cgColor
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

  override func set() {
    log.record()
    super.set()
  }

  override func setFill() {
    log.record()
    super.setFill()
  }

  override func setStroke() {
    log.record()
    super.setStroke()
  }
}
