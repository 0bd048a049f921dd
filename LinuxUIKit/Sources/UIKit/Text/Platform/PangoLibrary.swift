import CCairo
import CPango
import Foundation

/// Pango, configured with the fonts of `FontFiles` and glyph widths that are linear in the size.
///
/// Its objects can be used by one thread at a time: all calls of Pango are inside `locked`.
// Unchecked because the pointers are set once, and their objects and `faces` are used under `lock`
// only.
final class PangoLibrary: @unchecked Sendable {
  static let shared = PangoLibrary()

  private let lock = NSRecursiveLock()
  private let fonts: OpaquePointer?
  private let systemFiles: [String]
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let natural: OpaquePointer?
  private let leftToRight: OpaquePointer?
  private let rightToLeft: OpaquePointer?
  private var faces = RecentValues<FontFace, PangoFace>(generationSize: 64)

  private init() {
    let files = FontFiles()
    for warning in files.warnings {
      FileHandle.standardError.write(Data((warning + "\n").utf8))
    }
    systemFiles = files.found
    fonts = Self.configuration(files: systemFiles)
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), fonts)
    natural = Self.makeContext(from: map, .natural)
    leftToRight = Self.makeContext(from: map, .leftToRight)
    rightToLeft = Self.makeContext(from: map, .rightToLeft)
  }

  /// Returns the context of layouts of a direction.
  func context(for direction: NSWritingDirection) -> OpaquePointer? {
    switch direction {
    case .natural: natural
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  /// Returns the description of a face, cached if it was used recently; called inside `locked`.
  func face(_ face: FontFace) -> PangoFace {
    let key = face.withoutLineSpacing
    if let known = faces.value(for: key) { return known.value }
    let created = PangoFace(key)
    _ = faces.insert(created, for: key)
    return created
  }

  /// Adds the fonts of a file, and returns whether it has any.
  func register(_ file: String) -> Bool {
    locked {
      guard FcConfigAppFontAddFile(fonts, file) != FcFalse else { return false }
      pango_fc_font_map_config_changed(OpaquePointer(map))
      return true
    }
  }

  /// Removes the fonts of registered files; reads those of the system again.
  func removeRegisteredFonts() {
    locked {
      FcConfigAppFontClear(fonts)
      for file in systemFiles { FcConfigAppFontAddFile(fonts, file) }
      pango_fc_font_map_config_changed(OpaquePointer(map))
    }
  }

  /// Runs `body` while no other thread uses Pango.
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.withLock(body)
  }
}

extension PangoLibrary {
  /// Creates a configuration with these files and no other installed fonts.
  ///
  /// Without any file Pango draws boxes with the characters' code points.
  private static func configuration(files: [String]) -> OpaquePointer? {
    let fonts = FcConfigCreate()
    FcConfigParseAndLoadFromMemory(fonts, emojiRules, FcFalse)
    for file in files { FcConfigAppFontAddFile(fonts, file) }
    return fonts
  }

  private static func makeContext(
    from map: UnsafeMutablePointer<PangoFontMap>?, _ direction: NSWritingDirection
  ) -> OpaquePointer? {
    let context = pango_font_map_create_context(map)
    setOptions(of: context)
    if direction == .rightToLeft { pango_context_set_base_dir(context, PANGO_DIRECTION_RTL) }
    return context
  }

  private static func setOptions(of context: OpaquePointer?) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    // Not that of the locale, which selects between Chinese and Japanese forms of a character.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  /// Rules that scale emoji, which are images of one size, to the text around them, and that map
  /// the family name by which Pango requests emoji.
  private static let emojiRules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="assign" binding="same">
          <string>Noto Color Emoji</string>
        </edit>
      </match>
    </fontconfig>
    """
}
