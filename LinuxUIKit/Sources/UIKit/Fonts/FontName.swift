/// The names of the faces that we draw with, and back.
enum FontName {
  /// The family of a design.
  static func family(of design: FontFace.Design) -> String {
    switch design {
    case .standard: "Inter"
    case .monospaced: "DejaVu Sans Mono"
    }
  }

  /// The name under which a face's file is known to PostScript.
  static func postScriptName(of face: FontFace) -> String {
    switch face.design {
    case .standard: "Inter-" + interStyle(of: face)
    case .monospaced: "DejaVuSansMono" + dejaVuStyle(of: face)
    }
  }

  /// The face of a family's or a PostScript name.
  static func face(named name: String, size: CGFloat) -> FontFace? {
    faces(size: max(0, size)).first { face in
      postScriptName(of: face) == name || family(of: face.design) == name
    }
  }

  /// Every face there is, the regular ones first.
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
