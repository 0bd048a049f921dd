extension UIButton {
  /// What a button looks like that has no configuration; raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// Nothing by itself.
    case custom = 0
    /// Words or a stencil in the tint.
    case system = 1
    /// An i in a circle: details.
    case detailDisclosure = 2
    /// An i in a circle, for dark grounds on old systems.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7
  }

  /// What pressing a button means (iOS 14); raw values are Apple's.
  public enum Role: Int, Sendable {
    /// Nothing particular.
    case normal = 0
    /// What most people want.
    case primary = 1
    /// Leaving all as it was.
    case cancel = 2
    /// Taking something away for good.
    case destructive = 3
  }
}

extension UIButton.ButtonType {
  /// Whether titles and images are drawn in the tint.
  var isTinted: Bool { self != .custom }

  /// The symbol that a button of the type shows unless an image is set.
  var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
