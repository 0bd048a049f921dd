import TestSupport
import Testing
import UIKit

@MainActor @Suite("Text layers") struct CATextLayerTests {
  @Test("Text layers match their golden picture")
  func picture() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 190))
    view.backgroundColor = .systemIndigo
    let configurations: [(CATextLayer) -> Void] = [
      { $0.string = "White by default" },
      { ($0.string, $0.alignmentMode) = ("Centered", .center) },
      { ($0.string, $0.truncationMode) = ("Too long to be displayed here", .end) },
      { ($0.string, $0.truncationMode) = ("Too long to be displayed here", .middle) },
      {
        ($0.string, $0.isWrapped) = ("Wrapped in two lines if it is too long", true)
        $0.frame.size.height = 44
        $0.foregroundColor = UIColor.systemYellow.cgColor
      },
      {
        $0.frame.origin.y += 22
        $0.string = NSAttributedString(
          string: "Attributed",
          attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white])
      },
      {
        $0.frame.origin.y += 22
        $0.string = "שלום"
        $0.font = UIFont.italicSystemFont(ofSize: 10)
      },
    ]
    for (index, configure) in configurations.enumerated() {
      let layer = CATextLayer()
      layer.fontSize = 16
      layer.frame = CGRect(x: 8, y: 6 + 22 * CGFloat(index), width: 184, height: 22)
      configure(layer)
      view.layer.addSublayer(layer)
    }
    let image = view.layer.image(scale: 2)
    expectImage(image, named: "text_layers")
  }

  @Test("Without a string nothing is drawn, and 36 points are the default size")
  func defaults() {
    let canvas = LayerCanvas()
    let layer = canvas.add(CATextLayer(), frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(layer.fontSize == 36)
    #expect(canvas.pixels.inkBounds.isNull)
    layer.string = "I"
    #expect(canvas.pixels.inkBounds.height > 5)
    layer.string = 12
    #expect(canvas.pixels.inkBounds.isNull)
  }
}
