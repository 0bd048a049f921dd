/// The mapping between faces and the names of the fonts that draw them.
enum FontName {
  /// Returns the family name of a design.
  static func family(of design: FontFace.Design) -> String {
    switch design {
    case .standard: "Inter"
    case .monospaced: "DejaVu Sans Mono"
    }
  }

  /// Returns the PostScript name of a face.
  static func postScriptName(of face: FontFace) -> String {
    switch face.design {
    case .standard: "Inter-" + interStyle(of: face)
    case .monospaced: "DejaVuSansMono" + dejaVuStyle(of: face)
    }
  }

  /// Returns the face of a family name or PostScript name; `nil` if it is unknown.
  static func face(named name: String, size: CGFloat) -> FontFace? {
    faces(size: max(0, size)).first { face in
      postScriptName(of: face) == name || family(of: face.design) == name
    }
  }

  /// Returns every face, regular weights first.
  private static func faces(size: CGFloat) -> [FontFace] {
    let weights = [UIFont.Weight.regular] + UIFont.Weight.allInOrder
    return [FontFace.Design.standard, .monospaced].flatMap { design in
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
