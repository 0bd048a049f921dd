import CPango
import UIKit

/// The size of a text by direct calls of Pango, in the font of labels.
///
/// It creates a layout for each text, as is unavoidable for a new text.
@MainActor final class PangoFloor {
  private let context: OpaquePointer?
  private let font: OpaquePointer?

  /// Loads the font files of labels, at 17 points.
  init() {
    let configuration = FcConfigCreate()
    for file in FontFiles().found { FcConfigAppFontAddFile(configuration, file) }
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    font = pango_font_description_new()
    pango_font_description_set_family(font, "Inter")
    pango_font_description_set_absolute_size(font, 17 * Double(PANGO_SCALE))
  }

  /// Returns the width in points and the number of lines of a text, wrapped at `width` if not
  /// `nil`.
  func measure(_ text: String, width: CGFloat?) -> (width: CGFloat, lines: Int) {
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    if let width {
      pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return (
      CGFloat(extents.width) / CGFloat(PANGO_SCALE), Int(pango_layout_get_line_count(layout))
    )
  }

  /// Returns a layout of a text, wrapped at `width` if not `nil`, which stays as long as the
  /// process.
  func layout(_ text: String, size: CGFloat, isSemibold: Bool, width: CGFloat?) -> OpaquePointer? {
    let layout = pango_layout_new(context)
    let font = pango_font_description_copy(font)
    defer { pango_font_description_free(font) }
    pango_font_description_set_absolute_size(font, Double(size) * Double(PANGO_SCALE))
    if isSemibold { pango_font_description_set_weight(font, PANGO_WEIGHT_SEMIBOLD) }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    if let width {
      pango_layout_set_width(layout, Int32(width * CGFloat(PANGO_SCALE)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    return layout
  }
}
