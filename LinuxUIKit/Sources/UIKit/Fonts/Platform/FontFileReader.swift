import CFreeType
import CPango
import Foundation

/// The names and metrics of the fonts in a file, read by fontconfig and FreeType.
enum FontFileReader {
  /// The largest number of fonts that are read from a collection.
  private static let maximumCount = 64

  /// Returns the fonts of a file; empty for a file that is no scalable font.
  static func fonts(in path: String) -> [AppFont] {
    var count: Int32 = 0
    guard let first = FcFreeTypeQuery(path, 0, nil, &count) else { return [] }
    FcPatternDestroy(first)
    return (0..<min(Int(count), maximumCount)).compactMap { font(in: path, index: $0) }
  }

  private static func font(in path: String, index: Int) -> AppFont? {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, UInt32(index), nil, &count) else { return nil }
    defer { FcPatternDestroy(pattern) }
    guard let family = text(FC_FAMILY, of: pattern), let metrics = metrics(in: path, index: index)
    else { return nil }
    let style = text(FC_STYLE, of: pattern) ?? "Regular"
    return AppFont(
      family: family, style: style,
      postScriptName: text(FC_POSTSCRIPT_NAME, of: pattern)
        ?? "\(family)-\(style)".replacingOccurrences(of: " ", with: ""),
      fullName: text(FC_FULLNAME, of: pattern) ?? "\(family) \(style)",
      openTypeWeight: Int(FcWeightToOpenType(Int32(number(FC_WEIGHT, of: pattern) ?? 80))),
      isItalic: (number(FC_SLANT, of: pattern) ?? 0) > 0,
      width: number(FC_WIDTH, of: pattern) ?? 100, metrics: metrics)
  }

  private static func text(_ name: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func number(_ name: String, of pattern: OpaquePointer) -> Int? {
    var value = 0.0
    guard FcPatternGetDouble(pattern, name, 0, &value) == FcResultMatch else { return nil }
    return value.isFinite ? Int(min(max(value, 0), 1_000)) : nil
  }

  /// Reads the metrics; `nil` for a font without outlines.
  private static func metrics(in path: String, index: Int) -> FontMetrics? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    defer { FT_Done_FreeType(library) }
    var face: FT_Face?
    guard FT_New_Face(library, path, FT_Long(index), &face) == 0, let record = face?.pointee else {
      return nil
    }
    defer { FT_Done_Face(face) }
    let em = CGFloat(record.units_per_EM)
    guard em > 0 else { return nil }
    let (ascender, descender) = (CGFloat(record.ascender) / em, CGFloat(record.descender) / em)
    return FontMetrics(
      ascender: ascender, descender: min(0, descender),
      capHeight: height(of: "H", in: face, em: em) ?? ascender * 0.75,
      xHeight: height(of: "x", in: face, em: em) ?? ascender * 0.5,
      lineGap: max(0, CGFloat(record.height) / em - ascender + descender))
  }

  private static func height(of letter: Unicode.Scalar, in face: FT_Face?, em: CGFloat) -> CGFloat?
  {
    let glyph = FT_Get_Char_Index(face, FT_ULong(letter.value))
    guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = face?.pointee.glyph
    else { return nil }
    return CGFloat(slot.pointee.metrics.horiBearingY) / em
  }
}
