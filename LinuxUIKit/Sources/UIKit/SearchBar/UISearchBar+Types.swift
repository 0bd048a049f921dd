extension UISearchBar {
  /// What is behind a search bar's field.
  public enum Style: UInt, Sendable {
    /// The ground of bars.
    case `default` = 0
    /// A translucent ground.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }
}
