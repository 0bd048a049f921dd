extension SymbolTable {
  /// Symbols of marks, signs and shapes; behind each the icon's own name.
  static let marks: [String: UInt32] = [
    "star": 0xE83A,  // star_border
    "star.fill": 0xE838,  // star
    "star.leadinghalf.filled": 0xE839,  // star_half
    "heart": 0xE87E,  // favorite_border
    "heart.fill": 0xE87D,  // favorite
    "heart.slash.fill": 0xEAC2,  // heart_broken
    "plus": 0xE145,  // add
    "plus.circle": 0xE148,  // add_circle_outline
    "plus.circle.fill": 0xE147,  // add_circle
    "plus.square.fill": 0xE146,  // add_box
    "plus.rectangle.on.rectangle": 0xE02E,  // library_add
    "minus": 0xE15B,  // remove
    "minus.circle": 0xE15D,  // remove_circle_outline
    "minus.circle.fill": 0xE15C,  // remove_circle
    "multiply": 0xE5CD,  // close
    "xmark": 0xE5CD,  // close
    "xmark.circle": 0xE888,  // highlight_off
    "xmark.circle.fill": 0xE5C9,  // cancel
    "checkmark": 0xE5CA,  // check
    "checkmark.circle": 0xE92D,  // check_circle_outline
    "checkmark.circle.fill": 0xE86C,  // check_circle
    "checkmark.square.fill": 0xE834,  // check_box
    "checkmark.seal.fill": 0xEF76,  // verified
    "square": 0xE835,  // check_box_outline_blank
    "square.fill": 0xE047,  // stop
    "circle": 0xE836,  // radio_button_unchecked
    "circle.fill": 0xEF4A,  // circle
    "circle.inset.filled": 0xE837,  // radio_button_checked
    "largecircle.fill.circle": 0xE837,  // radio_button_checked
    "triangle": 0xE86B,  // change_history
    "hexagon.fill": 0xEB39,  // hexagon
    "trash": 0xE92E,  // delete_outline
    "trash.fill": 0xE872,  // delete
    "magnifyingglass": 0xE8B6,  // search
    "magnifyingglass.circle.fill": 0xE8B6,  // search
    "plus.magnifyingglass": 0xE8FF,  // zoom_in
    "minus.magnifyingglass": 0xE900,  // zoom_out
  ]
}
