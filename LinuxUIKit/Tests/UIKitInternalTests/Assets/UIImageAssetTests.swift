import Testing

@testable import UIKit

@Suite("Image assets") struct UIImageAssetTests {
  private let day = image(.red)
  private let night = image(.blue)
  private static func image(_ color: UIColor) -> UIImage {
    UIImage(data: plainFile(color)) ?? UIImage()
  }

  @Test("The variant with the most matching traits is used")
  func registering() {
    let asset = UIImageAsset()
    asset.register(day, with: UITraitCollection())
    asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))

    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(asset.image(with: dark).cgImage === night.cgImage)
    #expect(asset.image(with: UITraitCollection()).cgImage === day.cgImage)

    asset.unregister(with: dark)

    #expect(asset.image(with: dark).cgImage === day.cgImage)
  }

  @MainActor @Test("A variant that is registered for an image is displayed by its image views")
  func lazily() {
    day.imageAsset?.register(night, with: UITraitCollection(userInterfaceStyle: .dark))

    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(day.resolved(with: dark).cgImage === night.cgImage)
    #expect(day.resolved(with: UITraitCollection()).cgImage === day.cgImage)
    let template = day.withRenderingMode(.alwaysTemplate).resolved(with: dark)
    #expect(template.cgImage === night.cgImage)
    #expect(template.renderingMode == .alwaysTemplate)
  }

  @Test("An asset without variants has an empty image")
  func empty() {
    #expect(UIImageAsset().image(with: UITraitCollection()).size == .zero)
    #expect(UIImage(systemName: "star")?.imageAsset == nil)
  }

  @MainActor @Test("An image with variants is released with its last user")
  func released() {
    weak var image: UIImage?
    do {
      let day = Self.image(.red)
      day.imageAsset?.register(day, with: UITraitCollection(userInterfaceStyle: .dark))
      image = day
    }

    #expect(image == nil)
  }
}
