extension SymbolTable {
  /// Symbols of arrows; behind each the icon's own name.
  static let arrows: [String: UInt32] = [
    "chevron.right": 0xE5CC,  // chevron_right
    "chevron.left": 0xE5CB,  // chevron_left
    "chevron.forward": 0xE5CC,  // chevron_right
    "chevron.backward": 0xE5CB,  // chevron_left
    "chevron.up": 0xE5CE,  // expand_less
    "chevron.down": 0xE5CF,  // expand_more
    "chevron.up.chevron.down": 0xE5D7,  // unfold_more
    "chevron.right.2": 0xEAC9,  // keyboard_double_arrow_right
    "chevron.left.2": 0xEAC3,  // keyboard_double_arrow_left
    "chevron.down.circle": 0xE7CD,  // expand_circle_down
    "arrow.right": 0xE5C8,  // arrow_forward
    "arrow.left": 0xE5C4,  // arrow_back
    "arrow.forward": 0xE5C8,  // arrow_forward
    "arrow.backward": 0xE5C4,  // arrow_back
    "arrow.up": 0xE5D8,  // arrow_upward
    "arrow.down": 0xE5DB,  // arrow_downward
    "arrow.up.right": 0xF1E1,  // north_east
    "arrow.up.left": 0xF1E2,  // north_west
    "arrow.down.right": 0xF1E4,  // south_east
    "arrow.down.left": 0xF1E5,  // south_west
    "arrow.clockwise": 0xE5D5,  // refresh
    "arrow.counterclockwise": 0xE042,  // replay
    "arrow.triangle.2.circlepath": 0xE627,  // sync
    "arrow.up.arrow.down": 0xE8D5,  // swap_vert
    "arrow.left.arrow.right": 0xE8D4,  // swap_horiz
    "arrow.uturn.left": 0xE166,  // undo
    "arrow.uturn.right": 0xE15A,  // redo
    "arrow.uturn.backward": 0xE166,  // undo
    "arrow.uturn.forward": 0xE15A,  // redo
    "arrow.right.circle.fill": 0xEAAA,  // arrow_circle_right
    "arrow.left.circle.fill": 0xEAA7,  // arrow_circle_left
    "arrow.up.circle.fill": 0xF182,  // arrow_circle_up
    "arrow.down.circle.fill": 0xF181,  // arrow_circle_down
    "arrow.triangle.branch": 0xE0B6,  // call_split
    "arrowshape.turn.up.left": 0xE15E,  // reply
    "arrowshape.turn.up.right": 0xE154,  // forward
  ]
}
