import TestSupport
import Testing

@testable import UIKit

@Suite("Golden pictures of opened pickers", .serialized) @MainActor struct OpenPickerPictureTests {
  private static let appearances: [(name: String, traits: UITraitCollection)] = [
    ("light", UITraitCollection(userInterfaceStyle: .light)),
    ("dark", UITraitCollection(userInterfaceStyle: .dark)),
    ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
    ("xxxl", UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)),
  ]

  /// A window of 390 by 500 points with a compact picker near its top or its bottom.
  @MainActor private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    let picker = UIDatePicker()

    init(_ traits: UITraitCollection, isAtBottom: Bool = false) {
      let (parent, root) = (UIViewController(), UIViewController())
      window.rootViewController = parent
      parent.addChild(root)
      parent.setOverrideTraitCollection(traits, forChild: root)
      parent.view.addSubview(root.view)
      root.view.frame = parent.view.bounds
      root.view.backgroundColor = .systemGroupedBackground
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      picker.calendar = calendar
      picker.locale = Locale(identifier: "en_US")
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      root.view.addSubview(picker)
      window.isHidden = false
      window.layoutIfNeeded()
      let isRightToLeft = traits.layoutDirection == .rightToLeft
      let size = picker.intrinsicContentSize
      picker.frame = CGRect(
        origin: CGPoint(x: isRightToLeft ? 370 - size.width : 20, y: isAtBottom ? 440 : 40),
        size: size)
      window.layoutIfNeeded()
    }

    /// Taps on the picker: on the date, or on the time behind it.
    func tap(isTime: Bool, _ clock: HeldClock) {
      let isLeft = isTime == (picker.traitCollection.layoutDirection == .rightToLeft)
      Finger(on: window).tap(
        at: CGPoint(
          x: isLeft ? picker.frame.minX + 20 : picker.frame.maxX - 20, y: picker.frame.midY))
      clock.advance(by: 1)
    }

    var picture: UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
        window.layer.render(in: context.cgContext)
      }
    }
  }

  @Test("The calendar of a compact picker is below its label")
  func calendar() {
    for appearance in Self.appearances {
      withHeldClock { clock in
        let screen = Screen(appearance.traits)
        screen.tap(isTime: false, clock)
        expectImage(screen.picture, named: "calendar_\(appearance.name)")
      }
    }
  }

  @Test("The wheels of a compact picker at the bottom are above its label")
  func wheels() {
    for appearance in Self.appearances.prefix(3) {
      withHeldClock { clock in
        let screen = Screen(appearance.traits, isAtBottom: true)
        screen.tap(isTime: true, clock)
        expectImage(screen.picture, named: "wheels_\(appearance.name)")
      }
    }
  }
}
