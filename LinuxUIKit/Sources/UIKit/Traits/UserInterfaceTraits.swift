/// The type of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A CarPlay display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision Pro.
  case vision = 6
}

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = 0
  /// The light appearance.
  case light = 1
  /// The dark appearance.
  case dark = 2
}

/// The elevation level of an interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = -1
  /// Content at the base level.
  case base = 0
  /// Content above the base level, such as sheets and popovers, whose dark backgrounds are lighter.
  case elevated = 1
}

/// The relative amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = 0
  /// Compact space, such as the width of a phone in portrait orientation.
  case compact = 1
  /// Regular space.
  case regular = 2
}

/// The accessibility contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast, as requested by the user.
  case high = 1
}

/// The weight of text that the user prefers, with the setting Bold Text.
public enum UILegibilityWeight: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = -1
  /// The weights of fonts as they are.
  case regular = 0
  /// Heavier text.
  case bold = 1
}

/// The layout direction as a trait, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The layout direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The list environment of a view, as a trait (iOS 18).
public enum UIListEnvironment: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = 0
  /// Not in a list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// An inset grouped list.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain sidebar.
  case sidebarPlain = 6
}
