import TestSupport
import Testing
import UIKit

@MainActor @Suite("Golden pictures of symbol effects", .serialized)
struct SymbolEffectPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
  private let names = ["heart.fill", "bell.fill", "star.fill", "wifi", "gearshape.fill"]
  private let views: [UIImageView]

  init() {
    views = names.map { name in
      UIImageView(
        image: UIImage(
          systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)))
    }
    window.backgroundColor = .systemBackground
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: index * 60, y: 0, width: 60, height: 60)
      view.contentMode = .center
      window.addSubview(view)
    }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Draws the window at times, one below the other.
  private func phases(_ times: [Double], _ begin: () -> Void) -> UIImage {
    withHeldClock { clock in
      begin()
      var last = 0.0
      let size = CGSize(width: 300, height: 60 * CGFloat(times.count))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        for (row, time) in times.enumerated() {
          if time > last { clock.advance(by: time - last) }
          last = time
          let frame = CGRect(x: 0, y: CGFloat(row) * 60, width: 300, height: 60)
          window.drawHierarchy(in: frame, afterScreenUpdates: true)
        }
      }
    }
  }

  @Test("Bounce, wiggle, breathe, variable color and rotate at five times")
  func movements() {
    let picture = phases([0, 0.12, 0.2, 0.45, 0.9]) {
      views[0].addSymbolEffect(.bounce)
      views[1].addSymbolEffect(.wiggle)
      views[2].addSymbolEffect(.breathe.pulse)
      views[3].addSymbolEffect(.variableColor.iterative)
      views[4].addSymbolEffect(.rotate)
    }
    expectImage(picture, named: "movements")
  }

  @Test("Scale, disappear, and the three replacements at five times, dark")
  func changes() {
    window.overrideUserInterfaceStyle = .dark
    let picture = phases([0, 0.08, 0.16, 0.24, 0.4]) {
      views[0].addSymbolEffect(.scale.up)
      views[1].addSymbolEffect(.disappear)
      views[2].setSymbolImage(replacement("moon.fill"), contentTransition: .replace)
      views[3].setSymbolImage(replacement("wifi.slash"), contentTransition: .replace.upUp)
      views[4].setSymbolImage(replacement("checkmark"), contentTransition: .replace.offUp)
    }
    expectImage(picture, named: "changes")
  }

  private func replacement(_ name: String) -> UIImage {
    UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)) ?? UIImage()
  }
}
