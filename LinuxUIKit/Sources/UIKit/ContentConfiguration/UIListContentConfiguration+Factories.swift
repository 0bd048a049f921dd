// The predefined list contents of uikit.md, 3.4.3.
extension UIListContentConfiguration {
  /// Returns the content of a cell.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }

  /// Returns the content of a cell with secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }

  /// Returns the content of a cell with secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }

  /// Returns the content of a prominent header in an inset grouped list (iOS 15).
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }

  /// Returns the content of an extra prominent header in an inset grouped list (iOS 15).
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }

  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }

  /// Returns the content of a cell in a sidebar with secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }

  /// Returns the content of a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }

  /// Returns the content of a cell in a list beside a sidebar, with secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }

  /// Returns the content of a header, adapted to the list.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func header() -> UIListContentConfiguration { .init(.header) }

  /// Returns the content of a footer, adapted to the list.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func footer() -> UIListContentConfiguration { .init(.footer) }
}
