import Foundation

/// The files of an image set or symbol set, and the properties that they share.
struct ImageSet: Sendable {
  private let folder: URL
  private let kind: AssetCatalog.Kind
  private let renderingMode: UIImage.RenderingMode
  private let preservesVector: Bool
  private let entries: [Entry]

  /// A file for an environment.
  struct Entry: Sendable {
    let environment: AssetEnvironment
    let file: URL
    let resizing: AssetResizing?
    let alignmentInsets: AssetInsets?
  }

  /// Reads the description of a set, without its files; reports a damaged one, and returns `nil`
  /// for it.
  init?(folder: URL, kind: AssetCatalog.Kind) {
    guard let contents = AssetContents.read(folder) else { return nil }
    let files = (kind == .symbol ? contents.symbols : contents.images) ?? []
    entries = files.compactMap { entry in
      entry.file(in: folder).map {
        Entry(
          environment: entry.environment, file: $0, resizing: entry.resizing,
          alignmentInsets: entry.alignmentInsets)
      }
    }
    guard !entries.isEmpty else {
      AssetLog.report("names no file", file: AssetContents.file(of: folder))
      return nil
    }
    (self.folder, self.kind) = (folder, kind)
    renderingMode =
      switch contents.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    preservesVector = contents.properties?.preservesVector ?? false
  }

  /// Whether the image depends on the appearance or on the reading direction.
  var isDynamic: Bool {
    entries.contains {
      $0.environment.dependsOnAppearance || $0.environment.dependsOnDirection
    }
  }

  /// Returns the entry that suits traits best; `nil` without one for the device.
  ///
  /// Of several scales it has the smallest that is at least that of the display, or else the
  /// largest.
  func index(for traits: UITraitCollection) -> Int? {
    let ranks = entries.map { $0.environment.suitability(for: traits) }
    let known = ranks.compactMap { $0 }.max()
    let candidates = entries.indices.filter { known != nil ? ranks[$0] == known : isUsable($0) }
    let needed = traits.displayScale > 0 ? traits.displayScale : 1
    return candidates.best { index in
      guard let scale = entries[index].environment.scale else { return 0 }
      return scale >= needed ? Int(100 - scale) : Int(scale - 100)
    }
    func isUsable(_ index: Int) -> Bool {
      entries[index].environment.suitabilityIgnoringAppearance(for: traits) != nil
    }
  }
}

extension ImageSet {
  /// Reads the file of an entry; reports one that can't be used, and returns `nil` for it.
  ///
  /// A vector image without preserved vector data is drawn at the display's scale.
  func image(at index: Int, displayScale: CGFloat) -> UIImage? {
    let entry = entries[index]
    guard let data = FileManager.default.contents(atPath: entry.file.path) else {
      AssetLog.report("can't be read", file: entry.file)
      return nil
    }
    switch entry.file.pathExtension.lowercased() {
    case "svg": return vectorImage(data, entry, displayScale: displayScale)
    case "pdf":
      AssetLog.report("is a PDF file, which isn't supported: use SVG or PNG", file: entry.file)
      return nil
    default: return pixelImage(data, entry)
    }
  }

  private func vectorImage(_ data: Data, _ entry: Entry, displayScale: CGFloat) -> UIImage? {
    let document: SVGDocument
    do {
      document = try SVGDocument(data: data)
    } catch {
      AssetLog.report(error.reason, file: entry.file)
      return nil
    }
    let vector = VectorImage(
      document: document, name: folder.deletingPathExtension().lastPathComponent,
      isSymbol: kind == .symbol)
    var traits = UIImage.Traits(renderingMode: renderingMode)
    guard kind == .image, !preservesVector else {
      return UIImage(content: .vector(vector), traits: traits)
    }
    traits.scale = displayScale
    let pixels = vector.pixels(
      size: vector.size(for: nil), scale: displayScale, configuration: nil)
    guard let pixels else {
      AssetLog.report("has no size that can be drawn", file: entry.file)
      return nil
    }
    return UIImage(content: .pixels(pixels), traits: traits)
  }

  private func pixelImage(_ data: Data, _ entry: Entry) -> UIImage? {
    guard let (pixels, orientation) = UIImage.decoded(data) else {
      AssetLog.report("is no PNG or JPEG file, or is damaged", file: entry.file)
      return nil
    }
    let scale = entry.environment.scale ?? 1
    var traits = UIImage.Traits(
      scale: scale, orientation: orientation, renderingMode: renderingMode)
    if let insets = entry.alignmentInsets {
      traits.alignmentRectInsets = insets.insets(scale: scale)
    }
    guard let slices = entry.resizing else {
      return UIImage(content: .pixels(pixels), traits: traits)
    }
    traits.resizing = slices.resizing(scale: scale)
    return UIImage(content: .pixels(slices.reduced(pixels)), traits: traits)
  }
}

extension AssetResizing {
  /// The cap insets in points, and the resizing mode of the part between.
  fileprivate func resizing(scale: CGFloat) -> UIImage.Resizing {
    UIImage.Resizing(
      capInsets: capInsets?.insets(scale: scale) ?? .zero,
      mode: center?.mode == "tile" ? .tile : .stretch)
  }

  /// Returns the pixels without the columns and rows between the center and the far caps.
  // Unverified: the remaining image has the size of its caps and its center; inferred from the
  // slicing editor, which hides the part between.
  fileprivate func reduced(_ image: CGImage) -> CGImage {
    let columns = Self.kept(
      of: image.width, near: capInsets?.left, far: capInsets?.right, center: center?.width)
    let rows = Self.kept(
      of: image.height, near: capInsets?.top, far: capInsets?.bottom, center: center?.height)
    guard columns.count < image.width || rows.count < image.height,
      let pixels = PixelBuffer(width: columns.count, height: rows.count)
    else { return image }
    for (row, sourceRow) in rows.enumerated() {
      for (column, sourceColumn) in columns.enumerated() {
        pixels.memory[row * columns.count + column] =
          image.pixels.memory[sourceRow * image.width + sourceColumn]
      }
    }
    return CGImage(pixels: pixels)
  }

  private static func kept(
    of length: Int, near: Double?, far: Double?, center: Double?
  ) -> [Int] {
    let all = Array(0..<length)
    guard let center, center >= 1, center < Double(length) else { return all }
    let (near, far) = (clamped(near, to: length), clamped(far, to: length))
    let end = near + Int(center)
    guard near + far > 0, end + far < length else { return all }
    return Array(0..<end) + Array((length - far)..<length)
  }

  private static func clamped(_ value: Double?, to length: Int) -> Int {
    guard let value, value > 0 else { return 0 }
    return Int(min(value, Double(length)))
  }
}
