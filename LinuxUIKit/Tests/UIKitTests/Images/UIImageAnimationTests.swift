import TestSupport
import Testing
import UIKit

@MainActor @Suite("Animated images") struct UIImageAnimationTests {
  private func square(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test("An animated image has its images, its duration and the size of the first one")
  func properties() throws {
    let images = [square(.red), square(.blue)]
    let animated = try #require(UIImage.animatedImage(with: images, duration: 2))
    #expect(animated.images == images)
    #expect(animated.duration == 2)
    #expect(animated.size == CGSize(width: 2, height: 2))
    #expect(animated != images[0])
    #expect(images[0].images == nil)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("there is no such image", duration: 1) == nil)
  }

  @Test("An image view displays each image for its share of the duration, from setting it on")
  func imageView() throws {
    try withHeldClock { clock in
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
      clock.advance(by: 0.7)
      let animated = try #require(
        UIImage.animatedImage(with: [square(.red), square(.blue)], duration: 1))
      view.image = animated
      let seen = { view.picture()[0, 0] }
      #expect(seen() == 0xFFFF_0000)
      clock.advance(by: 0.6)
      #expect(seen() == 0xFF00_00FF)
      clock.advance(by: 0.5)
      #expect(seen() == 0xFFFF_0000)
    }
  }
}

@MainActor @Suite("Colors of symbols") struct SymbolColorTests {
  private func color(
    _ configuration: UIImage.SymbolConfiguration, _ mode: UIImage.RenderingMode = .automatic
  ) -> UInt32 {
    let image = UIImage(systemName: "square.fill", withConfiguration: configuration)
    let view = UIImageView(image: image?.withRenderingMode(mode))
    view.tintColor = .green
    return view.picture()[Int(view.bounds.midX), Int(view.bounds.midY)]
  }

  @Test("A symbol with a color of its own doesn't have the tint color, unless it is a template")
  func colors() {
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    #expect(color(red) == 0xFFFF_0000)
    #expect(color(red, .alwaysTemplate) == 0xFF00_FF00)
    #expect(color(.init(paletteColors: [.blue, .red])) == 0xFF00_00FF)
    #expect(color(.init(pointSize: 20)) == 0xFF00_FF00)
  }

  @Test("Configurations are combined, and differ by their colors")
  func combination() {
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let large = UIImage.SymbolConfiguration(pointSize: 30)
    #expect(color(large.applying(red)) == 0xFFFF_0000)
    #expect(color(red.applying(large)) == 0xFFFF_0000)
    #expect(color(red.applying(UIImage.SymbolConfiguration.preferringMonochrome())) == 0xFF00_FF00)
    #expect(red.applying(nil) == red)
    #expect(red != UIImage.SymbolConfiguration(hierarchicalColor: .blue))
    #expect(red == UIImage.SymbolConfiguration(hierarchicalColor: .red))
  }
}
