import Foundation

extension UIImage {
  /// Creates an image of an asset catalog of the main bundle by name, or else from a PNG file by
  /// name, or a JPEG file by name and extension; `nil` if there is none.
  ///
  /// `star` finds the image set or symbol set `star`, or else `star@3x.png`, `star@2x.png` or
  /// `star.png`: the one with the smallest scale that is at least that of the screen, or else the
  /// largest. Image sets are read once, other files each time. Image views display the variant of an
  /// image set for their appearance. Damaged sets are reported on standard error.
  ///
  /// SVG files of sets are drawn by librsvg (package librsvg2-2), which is loaded when the first one
  /// is used. Symbol sets are template images.
  ///
  /// - Note: Not implemented: the cache of other files, and PDF files.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of an asset catalog of a bundle by name, or else from a PNG or JPEG file of
  /// it, for traits; `nil` if there is none.
  ///
  /// A SwiftPM target has its resources in `Bundle.module`; the main bundle stands for those of
  /// the executable's target.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let bundle = bundle ?? .main
    if let asset = AssetLibrary.shared.imageAsset(named: name, in: bundle) {
      guard let image = asset.variant(for: traits) else { return nil }
      self.init(content: image.content, traits: image.traits)
    } else {
      guard let file = Self.file(named: name, in: bundle, scale: traits.displayScale) else {
        return nil
      }
      self.init(contentsOfFile: file)
    }
  }

  /// Creates an image of an asset catalog of a bundle by name, or else from a file, with a
  /// configuration of symbols (iOS 13); `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    var traits = image.traits
    traits.configuration = configuration as? SymbolConfiguration ?? traits.configuration
    self.init(content: image.content, traits: traits)
  }

  private static func file(named name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    let (stem, fileExtension) = parts(of: name)
    let suffixes = suffixes(for: scale)
    let own = suffixes.lazy
      .compactMap { bundle.path(forResource: stem + $0, ofType: fileExtension) }.first
    if let own { return own }
    let names = suffixes.map { "\(stem)\($0).\(fileExtension)" }
    return bundle.resourceFolders.dropFirst().lazy.compactMap { folder in
      names.lazy.map { folder.appendingPathComponent($0).path }
        .first { FileManager.default.fileExists(atPath: $0) }
    }.first
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
