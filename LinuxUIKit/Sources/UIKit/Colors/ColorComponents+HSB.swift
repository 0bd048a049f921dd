// Hue, saturation and brightness: the hexagonal cone, with hue counted in turns from red.
extension ColorComponents {
  /// The color of a hue in turns (0 red, 1/3 green, 2/3 blue), a saturation and a brightness.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch Int(sector) {
      case 0: (chroma, middle, 0)
      case 1: (middle, chroma, 0)
      case 2: (0, chroma, middle)
      case 3: (0, middle, chroma)
      case 4: (middle, 0, chroma)
      default: (chroma, 0, middle)
      }
    self = .sRGB(red: red + base, green: green + base, blue: blue + base, alpha: alpha)
  }

  /// The color as hue in turns, saturation and brightness; grays have hue and saturation 0.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue, _) = rgba
    let brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    guard chroma > 0, brightness > 0 else { return (0, 0, brightness) }
    let sector: CGFloat =
      if brightness == red {
        (green - blue) / chroma
      } else if brightness == green {
        (blue - red) / chroma + 2
      } else {
        (red - green) / chroma + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, chroma / brightness, brightness)
  }
}
