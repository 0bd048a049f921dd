// The predefined backgrounds of uikit.md, 3.4.4.
extension UIBackgroundConfiguration {
  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// Returns the background of cells, adapted to the list.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }

  /// Returns the background of headers, adapted to the list.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listHeader() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of footers, adapted to the list.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of cells in plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }

  /// Returns the background of headers and footers in plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of cells in grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }

  /// Returns the background of headers and footers in grouped lists.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of headers in sidebars.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of cells in sidebars.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }

  /// Returns the background of cells in lists beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.sidebarCell)
  }
}
