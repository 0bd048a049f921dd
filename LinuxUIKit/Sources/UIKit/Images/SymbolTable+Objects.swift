extension SymbolTable {
  /// Symbols of buttons, places and documents; behind each the icon's own name.
  static let objects: [String: UInt32] = [
    "ellipsis": 0xE5D3,  // more_horiz
    "ellipsis.circle": 0xEF64,  // pending
    "ellipsis.circle.fill": 0xEF64,  // pending
    "bell": 0xE7F5,  // notifications_none
    "bell.fill": 0xE7F4,  // notifications
    "bell.slash": 0xE7F6,  // notifications_off
    "bell.slash.fill": 0xE7F6,  // notifications_off
    "bell.badge.fill": 0xE7F7,  // notifications_active
    "bookmark": 0xE867,  // bookmark_border
    "bookmark.fill": 0xE866,  // bookmark
    "books.vertical.fill": 0xE02F,  // library_books
    "book": 0xEA19,  // menu_book
    "book.fill": 0xE865,  // book
    "newspaper.fill": 0xEB81,  // newspaper
    "house": 0xE88A,  // home
    "house.fill": 0xE88A,  // home
    "building.fill": 0xEA40,  // apartment
    "building.2.fill": 0xE7F1,  // location_city
    "tag": 0xE54E,  // local_offer
    "tag.fill": 0xE54E,  // local_offer
    "number": 0xE9EF,  // tag
    "at": 0xE0E6,  // alternate_email
    "link": 0xE157,  // link
    "paperclip": 0xE226,  // attach_file
    "shuffle": 0xE043,  // shuffle
    "repeat": 0xE040,  // repeat
    "repeat.1": 0xE041,  // repeat_one
    "square.and.arrow.up": 0xE6B8,  // ios_share
    "square.and.arrow.up.fill": 0xE6B8,  // ios_share
    "square.and.arrow.down": 0xE171,  // save_alt
    "square.and.arrow.down.fill": 0xE171,  // save_alt
    "arrow.down.to.line": 0xE2C4,  // file_download
    "arrow.up.to.line": 0xE2C6,  // file_upload
    "arrow.up.right.square": 0xE89E,  // open_in_new
    "arrow.up.left.and.arrow.down.right": 0xF1CE,  // open_in_full
    "arrow.down.right.and.arrow.up.left": 0xF1CF,  // close_fullscreen
    "square.on.square": 0xE14D,  // content_copy
    "doc": 0xE24D,  // insert_drive_file
    "doc.fill": 0xE24D,  // insert_drive_file
    "doc.text": 0xE873,  // description
    "doc.text.fill": 0xE873,  // description
    "doc.on.doc": 0xE14D,  // content_copy
    "doc.on.doc.fill": 0xE173,  // file_copy
    "doc.on.clipboard": 0xE14F,  // content_paste
    "clipboard": 0xE14F,  // content_paste
    "note.text": 0xE06F,  // note
    "folder": 0xE2C8,  // folder_open
    "folder.fill": 0xE2C7,  // folder
    "folder.badge.plus": 0xE2CC,  // create_new_folder
    "archivebox": 0xE1A1,  // inventory_2
    "archivebox.fill": 0xE149,  // archive
    "tray": 0xE156,  // inbox
    "tray.fill": 0xE156,  // inbox
  ]
}
