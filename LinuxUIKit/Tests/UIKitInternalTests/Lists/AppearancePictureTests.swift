import TestSupport
import Testing
import UIKit

/// Images of all list appearances (uikit.md, 3.4.1 to 3.4.6).
///
/// Each image shows a list in light mode and, next to it, in dark mode.
@Suite("Pictures of every appearance") @MainActor struct AppearancePictureTests {
  private static let appearances: [(UICollectionLayoutListConfiguration.Appearance, String)] = [
    (.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "insetGrouped"),
    (.sidebar, "sidebar"), (.sidebarPlain, "sidebarPlain"),
  ]

  @Test("Headers, footers, rows with accessories, one selected, one pressed, one swiped aside")
  func appearances() {
    for (appearance, name) in Self.appearances {
      expectImage(strip([.light, .dark].map { AppearanceScreen(appearance, $0) }), named: name)
    }
  }

  private func strip(_ screens: [AppearanceScreen]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let (width, height) = (AppearanceScreen.size.width, AppearanceScreen.size.height)
    let size = CGSize(width: width * CGFloat(screens.count), height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (position, screen) in screens.enumerated() {
        context.cgContext.saveGState()
        context.cgContext.translateBy(x: CGFloat(position) * width, y: 0)
        screen.view.layer.render(in: context.cgContext)
        context.cgContext.restoreGState()
      }
    }
  }
}
