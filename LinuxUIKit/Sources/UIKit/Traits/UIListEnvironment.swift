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
