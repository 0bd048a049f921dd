extension UIButton {
  /// The type of a button without a configuration.
  ///
  /// Raw values match Apple's.
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined appearance.
    case custom = 0
    /// A title or a template image in the tint color.
    case system = 1
    /// An info symbol, which leads to details.
    case detailDisclosure = 2
    /// An info symbol, for dark backgrounds on old systems.
    case infoLight = 3
    /// An info symbol.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7
  }

  /// The role of a button (iOS 14).
  ///
  /// Raw values match Apple's.
  public enum Role: Int, Sendable {
    /// No specific role.
    case normal = 0
    /// The default choice.
    case primary = 1
    /// Cancels without changes.
    case cancel = 2
    /// Deletes or destroys data.
    case destructive = 3
  }
}

extension UIButton.ButtonType {
  /// Whether titles and images use the tint color.
  var isTinted: Bool { self != .custom }

  /// The default symbol of the type.
  var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
