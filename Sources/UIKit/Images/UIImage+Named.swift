import Foundation

extension UIImage {
  /// Finds a PNG file of the main bundle by name; nil if there is none.
  ///
  /// `star` finds `star@3x.png`, `star@2x.png` or `star.png`: the first of these that is at least
  /// as sharp as the screen, else the sharpest. Costs reading the file each time; ours keeps none,
  /// and reads no asset catalogues.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a PNG file of a bundle by name, for a screen of such traits; nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? .current).displayScale
    let bundle = bundle ?? .main
    let file = Self.suffixes(for: scale).lazy
      .compactMap { bundle.path(forResource: Self.stem(of: name) + $0, ofType: "png") }.first
    guard let file else { return nil }
    self.init(contentsOfFile: file)
  }

  /// The ends of file names to try, best first.
  private static func suffixes(for scale: CGFloat) -> [String] {
    switch scale {
    case ...1: ["", "@2x", "@3x"]
    case ...2: ["@2x", "@3x", ""]
    default: ["@3x", "@2x", ""]
    }
  }

  private static func stem(of name: String) -> String {
    name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }
}
