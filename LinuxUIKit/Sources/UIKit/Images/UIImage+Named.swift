import Foundation

extension UIImage {
  /// Creates an image from a PNG file of the main bundle by name, or a JPEG file by name and
  /// extension; `nil` if there is none.
  ///
  /// `star` finds `star@3x.png`, `star@2x.png` or `star.png`: the one with the smallest scale that
  /// is at least that of the screen, or else the largest. The file is read each time.
  ///
  /// - Note: Not implemented: the cache and asset catalogs.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a PNG file of a bundle by name, or a JPEG file by name and extension,
  /// for traits; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? .current).displayScale
    let bundle = bundle ?? .main
    let (stem, fileExtension) = Self.parts(of: name)
    let file = Self.suffixes(for: scale).lazy
      .compactMap { bundle.path(forResource: stem + $0, ofType: fileExtension) }.first
    guard let file else { return nil }
    self.init(contentsOfFile: file)
  }

  /// Returns the scale suffixes of file names, best first.
  private static func suffixes(for scale: CGFloat) -> [String] {
    switch scale {
    case ...1: ["", "@2x", "@3x"]
    case ...2: ["@2x", "@3x", ""]
    default: ["@3x", "@2x", ""]
    }
  }

  /// Returns a name without its extension, and the extension.
  ///
  /// The default is that of PNG files.
  private static func parts(of name: String) -> (stem: String, fileExtension: String) {
    let known = ["png", "jpg", "jpeg"].first { name.hasSuffix("." + $0) }
    guard let known else { return (name, "png") }
    return (String(name.dropLast(known.count + 1)), known)
  }
}
