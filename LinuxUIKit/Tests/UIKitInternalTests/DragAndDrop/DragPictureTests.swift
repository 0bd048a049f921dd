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

/// Images of drags between a table and a collection view.
@Suite("Pictures of drags of a table") @MainActor struct TableDragPictureTests {
  @Test(
    "A dragged row leaves a dimmed cell and opens a gap in a table",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func drag(style: UIUserInterfaceStyle) {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.overrideUserInterfaceStyle = style
    window.backgroundColor = .systemBackground
    let (left, right) = (
      DragTable(["Anchor", "Bell", "Compass"], x: 0), DragTable(["Deck", "Engine", "Flag"], x: 160)
    )
    for table in [left, right] {
      table.view.separatorStyle = .singleLine
      window.addSubview(table.view)
    }
    window.isHidden = false
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 60, y: 75))
    FrameClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 220, y: 75))
    window.layoutIfNeeded()
    FrameClock.shared.advance(by: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    expectImage(image, named: style == .dark ? "table_dark" : "table_light")
    finger.cancel()
    FrameClock.shared.advance(by: 1)
  }
}
