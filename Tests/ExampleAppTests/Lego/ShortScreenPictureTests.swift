import ExampleScreens
import TestSupport
import Testing
import UIKit

@testable import ExampleApp

/// The short screens in every appearance: one image a screen.
@MainActor @Suite("Pictures of the short screens") struct ShortScreenPictureTests {
  private static let appearances = [
    Appearance(scale: 1), Appearance(scale: 1, isDark: true),
    Appearance(scale: 1, isRightToLeft: true),
    Appearance(scale: 1, textSize: .accessibilityExtraExtraExtraLarge),
  ]

  @Test(
    "A short screen is right in light and dark, from right to left, and in the largest text size",
    arguments: ExampleScreen.short.map(\.name))
  func appearances(name: String) throws {
    let screen = try #require(ExampleScreen.short.first { $0.name == name })
    let pictures = Self.appearances.map { Snapshot(screen: screen, appearance: $0).picture }

    expectImage(contactSheet(of: pictures), named: name)
  }

  /// Returns the pictures beside each other, with gaps of 10 points.
  private func contactSheet(of pictures: [UIImage]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let width = pictures.map { $0.size.width + 10 }.reduce(-10, +)
    let size = CGSize(width: width, height: pictures.map(\.size.height).max() ?? 0)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.gray.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var x: CGFloat = 0
      for picture in pictures {
        picture.draw(at: CGPoint(x: x, y: 0))
        x += picture.size.width + 10
      }
    }
  }
}
