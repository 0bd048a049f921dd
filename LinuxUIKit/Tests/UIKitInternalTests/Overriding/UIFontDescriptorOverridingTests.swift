import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UIFontDescriptor`.
struct UIFontDescriptorOverridingTests {
  @Test("The overrides of a font descriptor are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let descriptor: UIFontDescriptor = LoggedDescriptor(log: log)
    #expect(descriptor.addingAttributes([.size: 9]).pointSize == 9)
    let family = descriptor.fontAttributes[.family] as? String ?? ""
    #expect(descriptor.withFamily(family) == descriptor)
    #expect(descriptor.withFace("Regular") == descriptor)
    #expect(descriptor.object(forKey: .size) as? CGFloat == 20)
    #expect(descriptor.symbolicTraits.isEmpty)
    #expect(descriptor.withSymbolicTraits(.traitBold)?.symbolicTraits == .traitBold)
    #expect(descriptor.copy() is UIFontDescriptor)

    #expect(
      log.names == [
        "addingAttributes(_:)", "copy(with:)", "fontAttributes", "object(forKey:)",
        "symbolicTraits",
        "withFace(_:)", "withFamily(_:)", "withSymbolicTraits(_:)",
      ])
  }
}

/// A `UIFontDescriptor` that records the calls of its overrides.
private final class LoggedDescriptor: UIFontDescriptor, @unchecked Sendable {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init(fontAttributes: [.size: 20])
  }

  override func copy(with zone: NSZone?) -> Any {
    log.record()
    return super.copy(with: zone)
  }

  override func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any]
  ) -> UIFontDescriptor {
    log.record()
    return super.addingAttributes(attributes)
  }

  override func withFamily(_ newFamily: String) -> UIFontDescriptor {
    log.record()
    return super.withFamily(newFamily)
  }

  override func withFace(_ newFace: String) -> UIFontDescriptor {
    log.record()
    return super.withFace(newFace)
  }

  override var fontAttributes: [AttributeName: Any] {
    log.record()
    return super.fontAttributes
  }

  override func object(forKey anAttribute: AttributeName) -> Any? {
    log.record()
    return super.object(forKey: anAttribute)
  }

  override var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    log.record()
    return super.symbolicTraits
  }

  override func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    log.record()
    return super.withSymbolicTraits(symbolicTraits)
  }
}
