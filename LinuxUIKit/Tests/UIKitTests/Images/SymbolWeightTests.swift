import TestSupport
import Testing
import UIKit

@Suite("Weights of symbols") @MainActor struct SymbolWeightTests {
  @Test("A heavy symbol in a translucent color is nowhere more opaque than the color")
  func translucent() throws {
    let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    view.tintColor = UIColor(white: 0, alpha: 0.4)
    view.sizeToFit()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    let densest = try #require(picture.cgImage).readPixels().map { $0 >> 24 }.max() ?? 0
    // 0.4 · 255 = 102.
    #expect((101...103).contains(densest))
  }
}
