extension UIBarButtonItem {
  /// The system-supplied bar button items.
  ///
  /// - Note: Not implemented: page curl and writing tools. "Close" is displayed as text.
  public enum SystemItem: Int, Sendable {
    /// "Done", emphasized.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", emphasized.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A space that takes the remaining width.
    case flexibleSpace = 5
    /// A space of a fixed width.
    case fixedSpace = 6
    /// A compose symbol.
    case compose = 7
    /// A reply arrow.
    case reply = 8
    /// A share symbol.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A refresh symbol.
    case refresh = 13
    /// A cross symbol.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A play symbol.
    case play = 17
    /// A pause symbol.
    case pause = 18
    /// A rewind symbol.
    case rewind = 19
    /// A fast-forward symbol.
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

  /// The title, or `nil` for images and spaces.
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

  /// The image, or `nil` for titles and spaces.
  var image: UIImage? { symbol.flatMap { UIImage(systemName: $0.name) } }

  /// The accessibility label of an image.
  var symbolLabel: String? { symbol?.label }

  private var symbol: (name: String, label: String)? {
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
