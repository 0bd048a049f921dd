import UIKit

extension Section {
  /// Creates a section with an id and a text as its header, and one as its footer, in the style of its
  /// list.
  ///
  /// ```swift
  /// Section(id: "today", layout: .list(.insetGrouped), header: "Today", footer: "Three of five") {
  ///   tasks
  /// }
  /// ```
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout, header: String, footer: String? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    let text = TextHeader(header, style: isPlainList(layout) ? .plain : .grouped)
    self.init(id: id, layout: layout, header: text, items: items)
    if let footer { self = withFooter(footer) }
  }

  /// Creates a section with an id and a text as its footer, in the style of its list.
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout, footer: String, @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, layout: layout, items: items)
    self = withFooter(footer)
  }

  /// Creates a section with an id, a text as its header, and a footer such as one with links.
  ///
  /// ```swift
  /// Section(
  ///   id: "account", layout: .list(.insetGrouped), header: "Account",
  ///   footer: TextFooter("Read the terms.", links: ["terms": { }])
  /// ) {
  ///   rows
  /// }
  /// ```
  @_disfavoredOverload
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout, header: String, footer: any LegoItem,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, layout: layout, header: header, items: items)
    self = self.footer(footer)
  }

  private func withFooter(_ text: String) -> Section {
    footer(TextFooter(text, style: isPlainList(layout) ? .plain : .grouped))
  }
}

/// Returns whether a layout is a plain list, whose headers look like its rows.
private func isPlainList(_ layout: any SectionLayout) -> Bool {
  layout.systemList?.appearance == .plain
}
