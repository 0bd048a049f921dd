// The ready-made backgrounds of uikit.md 3.4.4.
extension UIBackgroundConfiguration {
  /// No background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// The background of rows in the list that they are in.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }

  /// The background of headers in the list that they are in.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listHeader() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// The background of footers in the list that they are in.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// The background of rows in plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }

  /// The background of headers and footers in plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// The background of rows in lists that stand in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }

  /// The background of headers and footers in lists that stand in groups.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// The background of headers in sidebars.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// The background of rows in sidebars.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }

  /// The background of rows in lists that stand beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.sidebarCell)
  }
}
