import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UILayoutGuide`.
@MainActor struct UILayoutGuideOverridingTests {
  @Test("The overrides of a layout guide are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let guide: UILayoutGuide = LoggedGuide(log: log)
    let view = UIView()
    view.addLayoutGuide(guide)
    let horizontal = [
      guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor,
      guide.centerXAnchor,
    ]
    let vertical = [guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor]
    #expect(Set(horizontal).count + Set(vertical).count == 8)
    #expect(guide.heightAnchor != guide.widthAnchor)
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)

    #expect(
      log.names == [
        "bottomAnchor", "centerXAnchor", "centerYAnchor", "constraintsAffectingLayout(for:)",
        "hasAmbiguousLayout", "heightAnchor", "leadingAnchor", "leftAnchor", "rightAnchor",
        "topAnchor", "trailingAnchor", "widthAnchor",
      ])
  }
}

/// A `UILayoutGuide` that records the calls of its overrides.
private final class LoggedGuide: UILayoutGuide {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init()
  }

  override var leadingAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.leadingAnchor
  }

  override var trailingAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.trailingAnchor
  }

  override var leftAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.leftAnchor
  }

  override var rightAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.rightAnchor
  }

  override var topAnchor: NSLayoutYAxisAnchor {
    log.record()
    return super.topAnchor
  }

  override var bottomAnchor: NSLayoutYAxisAnchor {
    log.record()
    return super.bottomAnchor
  }

  override var widthAnchor: NSLayoutDimension {
    log.record()
    return super.widthAnchor
  }

  override var heightAnchor: NSLayoutDimension {
    log.record()
    return super.heightAnchor
  }

  override var centerXAnchor: NSLayoutXAxisAnchor {
    log.record()
    return super.centerXAnchor
  }

  override var centerYAnchor: NSLayoutYAxisAnchor {
    log.record()
    return super.centerYAnchor
  }

  override var hasAmbiguousLayout: Bool {
    log.record()
    return super.hasAmbiguousLayout
  }

  override func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    log.record()
    return super.constraintsAffectingLayout(for: axis)
  }
}
