import Foundation
import LayoutBox
import SnapshotComparison
import Testing
import UIKit

/// The icon of the app in Xcode: boxes that LayoutBox has laid out.
@MainActor @Suite("The icon of the app") struct AppIconTests {
  private static let size = CGSize(width: 1024, height: 1024)

  @Test("The icon in the asset catalog is the one that is drawn here")
  func icon() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("ExampleApp/App/Xcode/Assets.xcassets/AppIcon.appiconset")
    let file = SnapshotFile(named: "AppIcon", fileExtension: "png", in: folder)

    #expect(try file.mismatch(of: drawn()) == nil)
  }

  private func drawn() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    return UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
      UIColor(red: 0.09, green: 0.13, blue: 0.29, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: Self.size))
      for (frame, color) in zip(frames, colors) {
        color.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: 56).fill()
      }
    }
  }

  /// Boxes within margins of 152 points, 24 points apart: a wide one beside two, above three.
  private var frames: [CGRect] {
    let boxes = GroupLayoutBox(direction: .vertical, width: .absolute(744), height: .absolute(744))
    {
      GroupLayoutBox(width: .w(1), height: .h(0.6)) {
        ItemLayoutBox(width: .w(0.6), height: .h(1)).insets(space: 12)
        GroupLayoutBox(direction: .vertical, width: .w(0.4), height: .h(1)) {
          ItemLayoutBox(columns: 2, width: .w(1), height: .h(0.5)).insets(space: 12)
        }
      }
      GroupLayoutBox(width: .w(1), height: .h(0.4)) {
        ItemLayoutBox(columns: 2, width: .w(0.3), height: .h(1)).insets(space: 12)
        ItemLayoutBox(width: .w(0.4), height: .h(1)).insets(space: 12)
      }
    }
    return boxes.frames(in: CGSize(width: 744, height: 744), itemCount: 6)
      .map { $0.offsetBy(dx: 140, dy: 140) }
  }

  private var colors: [UIColor] {
    [.systemYellow, .systemTeal, .systemPink, .systemOrange, .systemGreen, .systemIndigo]
  }
}
