import UIKit

/// A header with a text, in the style of its list.
///
/// ```swift
/// Section(id: "sounds", layout: ListLayout(), header: TextHeader("Sounds")) { sounds }
/// ```
public struct TextHeader: ListRow {
  /// The style of a header.
  public enum Style: Hashable, Sendable {
    /// The style of headers of grouped lists, with a small, secondary text.
    case grouped
    /// The style of headers of plain lists.
    case plain
    /// The style of prominent headers of inset grouped lists.
    case prominent
  }

  /// The identity of the header.
  public let id: AnyHashable
  /// The text.
  public let text: String
  /// The style.
  public let style: Style
  /// The options of the header.
  public var options = RowOptions()

  /// Creates a header.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style. The default is that of grouped lists.
  ///   - id: The identity. The default is the text.
  public init(_ text: String, style: Style = .grouped, id: AnyHashable? = nil) {
    (self.text, self.style, self.id) = (text, style, id ?? AnyHashable(text))
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    switch style {
    case .grouped: listContent(.groupedHeader(), text: text)
    case .plain: listContent(.plainHeader(), text: text)
    case .prominent: listContent(.prominentInsetGroupedHeader(), text: text)
    }
  }

  /// The text as a label, with the header trait.
  public var accessibility: RowAccessibility? { RowAccessibility(label: text, traits: .header) }
}

/// A footer with a text, in the style of its list.
///
/// ```swift
/// TextFooter("Notifications are delivered quietly at night.")
/// ```
public struct TextFooter: ListRow {
  /// The style of a footer.
  public enum Style: Hashable, Sendable {
    /// The style of footers of grouped lists.
    case grouped
    /// The style of footers of plain lists.
    case plain
  }

  /// The identity of the footer.
  public let id: AnyHashable
  /// The text.
  public let text: String
  /// The style.
  public let style: Style
  /// The options of the footer.
  public var options = RowOptions()

  /// Creates a footer.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style. The default is that of grouped lists.
  ///   - id: The identity. The default is the text.
  public init(_ text: String, style: Style = .grouped, id: AnyHashable? = nil) {
    (self.text, self.style, self.id) = (text, style, id ?? AnyHashable(text))
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    listContent(style == .plain ? .plainFooter() : .groupedFooter(), text: text)
  }

  /// The text as a label.
  public var accessibility: RowAccessibility? { RowAccessibility(label: text) }
}
