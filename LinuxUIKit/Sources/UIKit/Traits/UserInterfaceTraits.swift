/// Which kind of device a screen belongs to.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is said about the device.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether a screen is bright or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said; colors resolve as in light.
  case unspecified = 0
  /// Dark text on a bright ground.
  case light = 1
  /// Bright text on a dark ground.
  case dark = 2
}

/// Whether content lies on the ground or on a sheet above it.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said; colors resolve as on the ground.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// On a sheet or popover, whose dark backgrounds are a step brighter.
  case elevated = 1
}

/// How much room there is in one direction, roughly.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little room, as across a phone held upright.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// How strongly things are set off from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// The person asked for more contrast.
  case high = 1
}

/// The reading direction as a trait, where it can also be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said; views read from left to right.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// The reading direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// The kind of list that a view stands in, as a trait (iOS 18).
public enum UIListEnvironment: Int, Sendable {
  /// Nothing is said about a list.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A list with rows from edge to edge.
  case plain = 2
  /// A list in groups from edge to edge.
  case grouped = 3
  /// A list in groups that keep from the edges.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A sidebar with rows from edge to edge.
  case sidebarPlain = 6
}
