import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UIFont`.
struct UIFontOverridingTests {
  @Test("The overrides of a font are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let font: UIFont = LoggedFont(log: log)
    #expect(font.pointSize == 20)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font.capHeight > font.xHeight && font.leading == 0)
    #expect(font.fontName.hasPrefix(font.familyName))
    #expect(font.copy() is UIFont)

    #expect(
      log.names == [
        "ascender", "capHeight", "copy(with:)", "descender", "familyName", "fontName", "leading",
        "lineHeight", "pointSize", "xHeight",
      ])
  }
}

/// A `UIFont` that records the calls of its overrides.
private final class LoggedFont: UIFont, @unchecked Sendable {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init(descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor, size: 0)
  }

  override func copy(with zone: NSZone?) -> Any {
    log.record()
    return super.copy(with: zone)
  }

  override var pointSize: CGFloat {
    log.record()
    return super.pointSize
  }

  override var ascender: CGFloat {
    log.record()
    return super.ascender
  }

  override var descender: CGFloat {
    log.record()
    return super.descender
  }

  override var capHeight: CGFloat {
    log.record()
    return super.capHeight
  }

  override var xHeight: CGFloat {
    log.record()
    return super.xHeight
  }

  override var lineHeight: CGFloat {
    log.record()
    return super.lineHeight
  }

  override var leading: CGFloat {
    log.record()
    return super.leading
  }

  override var familyName: String {
    log.record()
    return super.familyName
  }

  override var fontName: String {
    log.record()
    return super.fontName
  }
}
