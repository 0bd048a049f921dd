import TestSupport
import Testing
import UIKit

@MainActor struct CAGradientLayerTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let gradient = CAGradientLayer()

  init() {
    gradient.frame = root.bounds
    root.layer.addSublayer(gradient)
  }

  @Test("Without colors nothing is drawn")
  func noColors() {
    #expect(root.picture().inkBounds.isNull)
  }

  @Test("Two colors are interpolated linearly from top to bottom")
  func vertical() {
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]

    let picture = root.picture()

    // Row y has its center at (y + 0.5) of 100 points.
    for y in [0, 25, 50, 99] {
      #expect(abs(Double(picture[50, y] & 0xFF) - (Double(y) + 0.5) * 2.55) <= 2)
    }
  }

  @Test("Start and end points rotate the gradient")
  func horizontal() {
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)

    let picture = root.picture()

    #expect(picture[5, 0] == picture[5, 99])
    #expect(picture[5, 0] & 0xFF < picture[90, 0] & 0xFF)
  }

  @Test("Locations are the positions of colors; beyond the ends the outer colors continue")
  func locations() {
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.locations = [0.5, 0.5]

    let picture = root.picture()

    #expect(picture[50, 10] == 0xFF00_0000)
    #expect(picture[50, 90] == 0xFFFF_FFFF)
  }

  @Test("A conic gradient runs clockwise from the end point's direction")
  func conic() {
    gradient.type = .conic
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)

    let picture = root.picture()

    // From the top over the right, where a quarter of the gradient is white, to the bottom and the
    // left.
    for (x, y, share) in [(99, 50, 0.25), (50, 99, 0.5), (0, 50, 0.75)] {
      #expect(abs(Double(picture[x, y] & 0xFF) - share * 255) <= 4, "\(x), \(y)")
    }
    #expect(picture[51, 0] & 0xFF < 8)
    #expect(picture[48, 0] & 0xFF > 247)
  }

  @Test("Two colors of a conic gradient at one location form a sharp edge")
  func conicEdge() {
    gradient.type = .conic
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.locations = [0.5, 0.5]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)

    let picture = root.picture()

    #expect(picture[80, 90] == 0xFF00_0000)
    #expect(picture[20, 10] == 0xFFFF_FFFF)
  }

  @Test("A radial gradient reaches the last color at the ellipse")
  func radial() {
    gradient.type = .radial
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)

    let picture = root.picture()

    #expect(picture[50, 50] & 0xFF < 8)
    #expect(picture[50, 99] & 0xFF > 247)
    #expect(picture[0, 0] == 0xFFFF_FFFF)
  }

  @Test("The end point determines the shape of the ellipse")
  func flatEllipse() {
    gradient.type = .radial
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.75)

    let picture = root.picture()

    // Halfway is 25 points to the right and 12.5 down.
    #expect(abs(Double(picture[75, 50] & 0xFF) - 127.5) <= 4)
    #expect(picture[50, 76] == 0xFFFF_FFFF)
  }

  @Test("A conic gradient may begin in any direction")
  func turnedConic() {
    gradient.type = .conic
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)

    let picture = root.picture()

    // From the right over the bottom, a quarter of the gradient, to the left and the top.
    for (x, y, share) in [(50, 99, 0.25), (0, 50, 0.5), (50, 0, 0.75)] {
      #expect(abs(Double(picture[x, y] & 0xFF) - share * 255) <= 4, "\(x), \(y)")
    }
  }

  @Test(
    "Rounded corners clip the gradient", arguments: [CAGradientLayerType.axial, .radial, .conic])
  func corners(type: CAGradientLayerType) {
    gradient.type = type
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.cornerRadius = 50

    #expect(root.picture().alpha(2, 2) == 0)
  }
}
