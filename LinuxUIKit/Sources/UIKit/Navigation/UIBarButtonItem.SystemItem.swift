extension UIBarButtonItem {
  /// Buttons whose words or picture come with the system, and the room between buttons.
  ///
  /// Ours leaves out the curl of a page and writing tools, and shows "Close" in words.
  public enum SystemItem: Int, Sendable {
    /// "Done", set off.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", set off.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that takes what the buttons leave.
    case flexibleSpace = 5
    /// Room of a `width`.
    case fixedSpace = 6
    /// A pencil on paper.
    case compose = 7
    /// An arrow that turns back.
    case reply = 8
    /// An arrow out of a box: sharing.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle that points on.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles that point back.
    case rewind = 19
    /// Two triangles that point on.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// "Close".
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  /// The words on the button; nil for pictures and room.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    default: nil
    }
  }

  /// The picture on the button; nil for words and room.
  var image: UIImage? { picture.flatMap { UIImage(systemName: $0.symbol) } }

  /// What is spoken for a picture.
  var spokenName: String? { picture?.name }

  private var picture: (symbol: String, name: String)? {
    switch self {
    case .add: ("plus", "Add")
    case .compose: ("square.and.pencil", "Compose")
    case .reply: ("arrowshape.turn.up.left", "Reply")
    case .action: ("square.and.arrow.up", "Share")
    case .organize: ("folder", "Organize")
    case .bookmarks: ("book", "Bookmarks")
    case .search: ("magnifyingglass", "Search")
    case .refresh: ("arrow.clockwise", "Refresh")
    case .stop: ("xmark", "Stop")
    case .camera: ("camera", "Camera")
    case .trash: ("trash", "Delete")
    case .play: ("play.fill", "Play")
    case .pause: ("pause.fill", "Pause")
    case .rewind: ("backward.fill", "Rewind")
    case .fastForward: ("forward.fill", "Fast Forward")
    default: nil
    }
  }
}
