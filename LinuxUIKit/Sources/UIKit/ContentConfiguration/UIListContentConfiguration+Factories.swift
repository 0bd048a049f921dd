// The ready-made contents of uikit.md 3.4.3.
extension UIListContentConfiguration {
  /// A row.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }

  /// A row with secondary text below its text.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }

  /// A row with secondary text at its end.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }

  /// A header of a list in groups.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }

  /// A large header of a list in inset groups (iOS 15).
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }

  /// A very large header of a list in inset groups (iOS 15).
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }

  /// A footer of a list in groups.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }

  /// A row of a sidebar with secondary text below its text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }

  /// A row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }

  /// A row of a list beside a sidebar, with secondary text below its text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }

  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }

  /// A header that looks as those of the list that it is in.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func header() -> UIListContentConfiguration { .init(.header) }

  /// A footer that looks as those of the list that it is in.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func footer() -> UIListContentConfiguration { .init(.footer) }
}
