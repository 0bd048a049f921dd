import Foundation

extension UIImage {
  /// Finds a PNG file of the main bundle by name, or a JPEG file by name and ending; nil if there is
  /// none.
  ///
  /// `star` finds `star@3x.png`, `star@2x.png` or `star.png`: the first of these that is at least
  /// as sharp as the screen, else the sharpest. Costs reading the file each time; ours keeps none,
  /// and reads no asset catalogs.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a PNG file of a bundle by name, or a JPEG file by name and ending, for a screen of such
  /// traits; nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? .current).displayScale
    let bundle = bundle ?? .main
    let (stem, ending) = Self.parts(of: name)
    let file = Self.suffixes(for: scale).lazy
      .compactMap { bundle.path(forResource: stem + $0, ofType: ending) }.first
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

  /// A name without its ending, and the ending, which is that of PNG files where none is told.
  private static func parts(of name: String) -> (stem: String, ending: String) {
    let known = ["png", "jpg", "jpeg"].first { name.hasSuffix("." + $0) }
    guard let known else { return (name, "png") }
    return (String(name.dropLast(known.count + 1)), known)
  }
}
