import Foundation
import Testing

@testable import UIKit

@Suite("Names of assets as constants") struct AssetResourceTests {
  private let catalog: CatalogFolder

  init() throws { catalog = try CatalogFolder() }

  @Test("An image resource is the image of its name in its bundle, with its scale and mode")
  func image() throws {
    try catalog.write(plainFile(.red, width: 6, height: 4), to: "Logo.imageset/logo.png")
    try catalog.writeImage(
      "Logo", #"{"idiom": "universal", "filename": "logo.png", "scale": "2x"}"#,
      properties: #"{"template-rendering-intent": "template"}"#)

    let image = UIImage(resource: ImageResource(name: "Logo", bundle: try catalog.bundle))

    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.scale == 2)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.centerPixel == 0xFF_FF_00_00)
  }

  @Test("A color resource is the dynamic color of its name in its bundle")
  func color() throws {
    try catalog.writeColor(
      "Card",
      #"{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "#
        + #""components": {"white": "1.0"}}}, {"idiom": "universal", "appearances": "#
        + #"[{"appearance": "luminosity", "value": "dark"}], "#
        + #""color": {"color-space": "gray-gamma-22", "components": {"white": "0.25"}}}"#)

    let color = UIColor(resource: ColorResource(name: "Card", bundle: try catalog.bundle))

    #expect(color == UIColor(named: "Card", in: try catalog.bundle, compatibleWith: nil))
    func white(_ style: UIUserInterfaceStyle) -> CGFloat {
      color.components(with: UITraitCollection(userInterfaceStyle: style)).rgba.red
    }
    #expect(white(.light) == 1)
    #expect(white(.dark) == 0.25)
  }

  @Test("A missing image is empty, and one message names it and its bundle")
  func missingImage() throws {
    for _ in 1...3 {
      let image = UIImage(resource: ImageResource(name: "Nothing", bundle: try catalog.bundle))
      #expect(image.size == .zero)
    }

    #expect(
      AssetLog.messages(containing: catalog.path) == [
        "UIKit: there is no image “Nothing” in the assets of \(catalog.path)."
      ])
  }

  @Test("A missing color is clear, and one message names it and its bundle")
  func missingColor() throws {
    for _ in 1...3 {
      let color = UIColor(resource: ColorResource(name: "Nothing", bundle: try catalog.bundle))
      #expect(color.cgColor.alpha == 0)
    }

    #expect(
      AssetLog.messages(containing: catalog.path) == [
        "UIKit: there is no color “Nothing” in the assets of \(catalog.path)."
      ])
  }

  @Test("Resources are equal if name and bundle are")
  func equality() throws {
    let (own, main) = (try catalog.bundle, Bundle.main)
    let images: Set<ImageResource> = [
      ImageResource(name: "a", bundle: own), ImageResource(name: "a", bundle: own),
      ImageResource(name: "b", bundle: own), ImageResource(name: "a", bundle: main),
    ]
    let colors: Set<ColorResource> = [
      ColorResource(name: "a", bundle: own), ColorResource(name: "a", bundle: own),
      ColorResource(name: "b", bundle: own), ColorResource(name: "a", bundle: main),
    ]

    #expect(images.count == 3)
    #expect(colors.count == 3)
  }
}
