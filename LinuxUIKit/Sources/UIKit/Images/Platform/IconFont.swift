import CFreeType
import Foundation

/// The outlines of the icons of symbols, read once from the font.
struct IconFont: Sendable {
  /// The outlines by code point, in ems, with y down and the baseline at 0.
  private let outlines: [UInt32: [PathElement]]

  /// The icons of the installed font; `nil` if there is none.
  static let shared = paths.lazy.compactMap(IconFont.init).first

  /// The paths at which Debian and its derivatives install fonts-material-design-icons-iconfont.
  private static let paths = [
    "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
    "/usr/share/fonts/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
    "/usr/local/share/fonts/MaterialIcons-Regular.ttf",
  ]

  /// Returns the outline of digits or capital letters of the system font, in ems, with y down;
  /// `nil` without that font.
  static func characters(_ text: String) -> [PathElement]? {
    guard let path = FontFiles().path(of: "Inter-SemiBold.otf"), let font = FontFile(path: path)
    else { return nil }
    var outline: [PathElement] = []
    var x = CGFloat.zero
    for scalar in text.unicodeScalars {
      guard let glyph = font.outline(of: scalar.value) else { return nil }
      let bounds = CGPath(elements: glyph).boundingBoxOfPath
      outline += glyph.applying(CGAffineTransform(translationX: x - bounds.minX, y: 0))
      x += bounds.width + characterGap
    }
    return outline
  }

  /// The gap between characters, in ems.
  // Unverified: chosen so that numbers of two digits look like those of SF Symbols.
  private static let characterGap: CGFloat = 0.08

  subscript(icon: UInt32) -> [PathElement]? { outlines[icon] }

  private init?(path: String) {
    guard let face = FontFile(path: path) else { return nil }
    let icons = Set(SymbolTable.icons.values)
    outlines = icons.reduce(into: [:]) { $0[$1] = face.outline(of: $1) }
  }
}

/// A font file opened by FreeType.
private final class FontFile {
  private var library: FT_Library?
  private var face: FT_Face?

  init?(path: String) {
    guard FT_Init_FreeType(&library) == 0, FT_New_Face(library, path, 0, &face) == 0 else {
      return nil
    }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Returns the outline of a character; `nil` if the font has none, or it is empty.
  func outline(of character: UInt32) -> [PathElement]? {
    let index = FT_Get_Char_Index(face, FT_ULong(character))
    guard index != 0, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let glyph = face?.pointee.glyph, let unitsPerEM = face?.pointee.units_per_EM
    else { return nil }
    let builder = OutlineBuilder()
    var functions = OutlineBuilder.functions
    FT_Outline_Decompose(
      &glyph.pointee.outline, &functions, Unmanaged.passUnretained(builder).toOpaque())
    guard !builder.path.isEmpty else { return nil }
    let unit = 1 / CGFloat(unitsPerEM)
    return builder.path.elements.applying(CGAffineTransform(scaleX: unit, y: -unit))
  }
}

/// The path of an outline that FreeType decomposes.
private final class OutlineBuilder {
  let path = CGMutablePath()

  static let functions = FT_Outline_Funcs(
    move_to: { to, builder in
      OutlineBuilder.append(to: builder) { path in
        path.closeSubpath()
        path.move(to: CGPoint(to))
      }
    },
    line_to: { to, builder in
      OutlineBuilder.append(to: builder) { $0.addLine(to: CGPoint(to)) }
    },
    conic_to: { control, to, builder in
      OutlineBuilder.append(to: builder) {
        $0.addQuadCurve(to: CGPoint(to), control: CGPoint(control))
      }
    },
    cubic_to: { first, second, to, builder in
      OutlineBuilder.append(to: builder) {
        $0.addCurve(to: CGPoint(to), control1: CGPoint(first), control2: CGPoint(second))
      }
    },
    shift: 0, delta: 0)

  private static func append(
    to builder: UnsafeMutableRawPointer?, _ body: (CGMutablePath) -> Void
  ) -> Int32 {
    guard let builder else { return 1 }
    body(Unmanaged<OutlineBuilder>.fromOpaque(builder).takeUnretainedValue().path)
    return 0
  }
}

extension CGPoint {
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    self.init(x: vector?.pointee.x ?? 0, y: vector?.pointee.y ?? 0)
  }
}
