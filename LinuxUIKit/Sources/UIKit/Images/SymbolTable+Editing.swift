extension SymbolTable {
  /// Symbols of pictures, lists and tools; behind each the icon's own name.
  static let editing: [String: UInt32] = [
    "photo": 0xE3F4,  // image
    "photo.fill": 0xE3F4,  // image
    "photo.on.rectangle": 0xE413,  // photo_library
    "photo.on.rectangle.angled": 0xE3B6,  // collections
    "rectangle.stack": 0xE3E0,  // filter_none
    "rectangle.stack.fill": 0xE53B,  // layers
    "square.stack.3d.up.fill": 0xE53B,  // layers
    "rectangle.grid.1x2": 0xE8E9,  // view_agenda
    "rectangle.grid.2x2": 0xE9B0,  // grid_view
    "square.grid.2x2": 0xE9B0,  // grid_view
    "square.grid.2x2.fill": 0xE9B0,  // grid_view
    "square.grid.3x3": 0xE5C3,  // apps
    "square.grid.3x3.fill": 0xE5C3,  // apps
    "rectangle.split.3x1": 0xE8EC,  // view_column
    "list.bullet": 0xE241,  // format_list_bulleted
    "list.number": 0xE242,  // format_list_numbered
    "list.dash": 0xE896,  // list
    "line.horizontal.3": 0xE5D2,  // menu
    "line.3.horizontal": 0xE5D2,  // menu
    "line.3.horizontal.decrease": 0xE152,  // filter_list
    "line.horizontal.3.decrease": 0xE152,  // filter_list
    "line.3.horizontal.decrease.circle": 0xE152,  // filter_list
    "text.alignleft": 0xE236,  // format_align_left
    "text.aligncenter": 0xE234,  // format_align_center
    "text.alignright": 0xE237,  // format_align_right
    "bold": 0xE238,  // format_bold
    "italic": 0xE23F,  // format_italic
    "underline": 0xE249,  // format_underlined
    "textformat": 0xE165,  // text_format
    "textformat.size": 0xE245,  // format_size
    "gear": 0xE8B8,  // settings
    "gearshape": 0xE8B8,  // settings
    "gearshape.fill": 0xE8B8,  // settings
    "slider.horizontal.3": 0xE429,  // tune
    "wrench.fill": 0xE869,  // build
    "hammer.fill": 0xEA3C,  // construction
    "paintbrush.fill": 0xE3AE,  // brush
    "paintpalette.fill": 0xE40A,  // palette
    "pencil": 0xE3C9,  // edit
    "pencil.circle.fill": 0xE3C9,  // edit
    "square.and.pencil": 0xE9A2,  // drive_file_rename_outline
    "highlighter": 0xE746,  // draw
    "scissors": 0xE14E,  // content_cut
  ]
}
