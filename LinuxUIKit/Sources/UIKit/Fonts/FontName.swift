/// The mapping between faces and the names of the fonts that draw them.
enum FontName {
  /// Returns the family name of a design.
  static func family(of design: FontFace.Design) -> String {
    switch design {
    case .standard: "Inter"
    case .monospaced: "DejaVu Sans Mono"
    case .serif: "DejaVu Serif"
    case .app(let font): font.family
    }
  }

  /// Returns the PostScript name of a face.
  static func postScriptName(of face: FontFace) -> String {
    switch face.design {
    case .standard: "Inter-" + interStyle(of: face)
    case .monospaced: "DejaVuSansMono" + dejaVuStyle(of: face)
    case .serif: "DejaVuSerif" + dejaVuStyle(of: face)
    case .app(let font): font.postScriptName
    }
  }

  /// Returns the face of a family name or PostScript name; `nil` if it is unknown.
  static func face(named name: String, size: CGFloat) -> FontFace? {
    if let font = AppFonts.shared.font(named: name) {
      return FontFace(font, size: max(0, size.limitedLength))
    }
    return faces(size: max(0, size.limitedLength)).first { face in
      postScriptName(of: face) == name || family(of: face.design) == name
    }
  }

  /// The names of the families, in alphabetical order.
  static var families: [String] {
    let system = [FontFace.Design.standard, .monospaced, .serif].map { family(of: $0) }
    return Set(system + AppFonts.shared.all.map(\.family)).sorted()
  }

  /// Returns the PostScript names of a family; empty for an unknown one.
  static func names(ofFamily family: String) -> [String] {
    let own = AppFonts.shared.all.filter { $0.family == family }.map(\.postScriptName)
    let system = faces(size: 12).filter { self.family(of: $0.design) == family }
      .map { postScriptName(of: $0) }
    return (own + system).reduce(into: []) { list, name in
      if !list.contains(name) { list.append(name) }
    }
  }

  /// Returns the name of a face in its family, such as "Bold Italic".
  static func style(of face: FontFace) -> String {
    if case .app(let font) = face.design { return font.style }
    let name = postScriptName(of: face)
    guard let dash = name.firstIndex(of: "-") else { return "Regular" }
    let style = String(name[name.index(after: dash)...])
    return style.hasSuffix("Italic") && style != "Italic"
      ? style.dropLast(6) + " Italic" : style
  }

  /// Returns every face, regular weights first.
  private static func faces(size: CGFloat) -> [FontFace] {
    let weights = [UIFont.Weight.regular] + UIFont.Weight.allInOrder
    return [FontFace.Design.standard, .monospaced, .serif].flatMap { design in
      weights.flatMap { weight in
        [false, true].map { italic in
          FontFace(size: size, weight: weight, isItalic: italic, design: design)
        }
      }
    }
  }

  private static let interWeights = [
    "Thin", "ExtraLight", "Light", "", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private static func interStyle(of face: FontFace) -> String {
    let style = interWeights[face.weight.nearestIndex] + (face.isItalic ? "Italic" : "")
    return style.isEmpty ? "Regular" : style
  }

  private static func dejaVuStyle(of face: FontFace) -> String {
    let isBold = face.openTypeWeight >= 600
    let style = (isBold ? "Bold" : "") + (face.isItalic ? "Oblique" : "")
    return style.isEmpty ? "" : "-" + style
  }
}

extension FontFace {
  /// Creates the face of a font of the app.
  init(_ font: AppFont, size: CGFloat) {
    self.init(size: size, weight: font.weight, isItalic: font.isItalic, design: .app(font))
  }
}
