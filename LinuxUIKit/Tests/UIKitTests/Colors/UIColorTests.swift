import SeededNumbers
import Testing
import UIKit

@MainActor struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test("A color returns the components that it was given")
  func components() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

    #expect(rgba(color) == [0.1, 0.2, 0.3, 0.4])
    #expect(color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
  }

  @Test("A Display P3 color has the same chromaticity in extended sRGB")
  func displayP3() {
    // The tristimulus values of a red of Display P3 (x 0.680, y 0.320 of a white at 0.3127, 0.3290) are
    // 0.486571, 0.228975 and 0; the rows of XYZ to linear sRGB turn these into 1.22494, −0.04206, −0.01964.
    let linear = [1.22494, -0.042057, -0.019638]
    let encoded = linear.map { light in
      let size = 1.055 * pow(abs(light), 1 / 2.4) - 0.055
      return light < 0 ? -size : size
    }
    let red = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5))
    for (component, expected) in zip(red, encoded + [0.5]) {
      #expect(abs(component - expected) < 1e-4)
    }
  }

  @Test(
    "A gray of Display P3 is the same gray in sRGB, since white and transfer function are the same")
  func displayP3Gray() {
    for gray in stride(from: 0.0, through: 1, by: 1 / 16) {
      let color = rgba(UIColor(displayP3Red: gray, green: gray, blue: gray, alpha: 1))
      for component in color.prefix(3) { #expect(abs(component - gray) < 1e-6) }
    }
  }

  @Test("A gray color returns its white value, and three equal components")
  func gray() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)

    #expect(UIColor.darkGray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.333_333) < 1e-6)
    #expect(alpha == 1)
    #expect(rgba(.lightText) == [1, 1, 1, 0.6])
  }

  @Test("Fixed colors have Apple's components")
  func fixed() {
    #expect(rgba(.orange) == [1, 0.5, 0, 1])
    #expect(rgba(.purple) == [0.5, 0, 0.5, 1])
    #expect(rgba(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(rgba(.clear) == [0, 0, 0, 0])
    let light: CGFloat = 2 / 3
    #expect(rgba(.lightGray) == [light, light, light, 1])
  }

  @Test("Equal components in the same color space are equal colors")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test("A color with a closure is equal to itself only")
  func providerEquality() {
    let one = UIColor { _ in .red }

    #expect(one == one)
    #expect(one != UIColor { _ in .red })
  }

  @Test("A dynamic color calls its provider, also when that returns a dynamic color")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .red }

    #expect(color.resolvedColor(with: light) == .red)
    #expect(rgba(color.resolvedColor(with: dark)) == [0, 0, 0, 1])
  }

  @Test("Components of a dynamic color are those of the current traits")
  func current() {
    var seen: [[CGFloat]] = []

    dark.performAsCurrent { seen.append(rgba(.label)) }
    light.performAsCurrent { seen.append(UIColor.label.cgColor.components ?? []) }

    #expect(seen == [[1, 1, 1, 1], [0, 0, 0, 1]])
  }

  @Test("Another opacity leaves a dynamic color dynamic")
  func opacity() {
    let faded = UIColor.label.withAlphaComponent(0.5)

    #expect(rgba(faded.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
    #expect(rgba(faded.resolvedColor(with: light)) == [0, 0, 0, 0.5])
    #expect(faded == UIColor.label.withAlphaComponent(0.5))
    #expect(rgba(faded.withAlphaComponent(0.25).resolvedColor(with: dark)) == [1, 1, 1, 0.25])
  }

  @Test("A tint without a view is the system's blue")
  func tint() {
    let green: CGFloat = 122 / 255
    #expect(rgba(UIColor.tintColor.resolvedColor(with: light)) == [0, green, 1, 1])
  }

  @Test("Hues run from red through green and blue")
  func hues() {
    let turns: [(CGFloat, [CGFloat])] = [
      (0, [1, 0, 0, 1]), (1, [1, 1, 0, 1]), (2, [0, 1, 0, 1]), (3, [0, 1, 1, 1]),
      (4, [0, 0, 1, 1]), (5, [1, 0, 1, 1]), (6, [1, 0, 0, 1]),
    ]

    for (hue, expected) in turns {
      let color = UIColor(hue: hue / 6, saturation: 1, brightness: 1, alpha: 1)
      for (part, wanted) in zip(rgba(color), expected) {
        #expect(abs(part - wanted) < 1e-9, "hue \(hue)")
      }
    }
  }

  @Test("Hue, saturation and brightness are returned as they were given")
  func hueRoundTrips() {
    for seed in PropertyRuns.seeds(full: 2_000, from: 1) {
      var random = SeededGenerator(seed: seed)
      let given = (0..<3).map { _ in CGFloat.random(in: 0.01...0.99, using: &random) }
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)

      UIColor(hue: given[0], saturation: given[1], brightness: given[2], alpha: 1)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)

      for (part, wanted) in zip([hue, saturation, brightness], given) {
        #expect(abs(part - wanted) < 1e-9, "seed \(seed)")
      }
    }
  }
}

extension UIColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
