import Foundation
import Testing
import UIKit

@Suite("Literals of colors and images") struct LiteralTests {
  @Test("A color literal is a color of its sRGB components")
  func colors() {
    let inferred = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let stated: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    // These fractions are the same numbers in all floating-point types.
    #expect(inferred == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(stated == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  // In a process of its own: Foundation keeps the list of the files of a bundle in which it has looked for one.
  @Test("An image literal is the image of its name")
  func images() async {
    await #expect(processExitsWith: .success) {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      let file = Bundle.main.bundleURL.appendingPathComponent("ImageOfALiteral.png")
      try #require(picture.pngData()).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let named = try #require(UIImage(named: "ImageOfALiteral"))

      let literal = #imageLiteral(resourceName: "ImageOfALiteral")

      #expect(literal.size == named.size)
      #expect(UIImage(imageLiteralResourceName: "ImageOfALiteral").size == named.size)
    }
  }

  @Test("An image literal without an image stops with its name")
  func missingImage() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = #imageLiteral(resourceName: "NoSuchImage")
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "There is no image named \"NoSuchImage\" for #imageLiteral(resourceName:)."))
  }

  @Test("A subclass of UIColor needs no initializer for literals")
  func subclasses() {
    #expect(LabeledColor(label: "red").label == "red")
  }
}

/// A color with an initializer of its own.
private final class LabeledColor: UIColor, @unchecked Sendable {
  let label: String

  init(label: String) {
    self.label = label
    super.init(white: 0, alpha: 1)
  }
}
