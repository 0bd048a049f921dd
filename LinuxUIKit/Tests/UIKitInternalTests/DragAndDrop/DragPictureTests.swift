import Testing
import TestSupport

@testable import UIKit

/// Images of drags between two lists.
@Suite("Pictures of drags") @MainActor struct DragPictureTests {
  private func picture(_ window: UIWindow) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  @Test(
    "A lifted item is enlarged with a shadow, a dragged one leaves a dimmed cell and opens a gap",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func drag(style: UIUserInterfaceStyle) {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let name = style == .dark ? "dark" : "light"
    let screen = DragScreen(["Anchor", "Bell", "Compass"], ["Deck", "Engine", "Flag"])
    screen.window.overrideUserInterfaceStyle = style
    for list in [screen.left, screen.right] {
      let parameters = UIDragPreviewParameters()
      parameters.visiblePath = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 160, height: 50), cornerRadius: 10)
      list.previewParameters = parameters
    }
    screen.window.frame.size.height = 200
    screen.window.layoutIfNeeded()

    screen.lift(screen.left, row: 1)
    FrameClock.shared.advance(by: 1)
    expectImage(picture(screen.window), named: "lifted_\(name)")

    screen.move(to: screen.left, row: 2)
    screen.move(to: screen.right, row: 1)
    FrameClock.shared.advance(by: 1)
    expectImage(picture(screen.window), named: "moved_\(name)")
    screen.finger.cancel()
    FrameClock.shared.advance(by: 1)
  }
}
