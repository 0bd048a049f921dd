import UIKit

/// A header with a text, in the style of its list.
///
/// ```swift
/// Section(id: "sounds", layout: RowsLayout(), header: TextHeader("Sounds")) { sounds }
/// ```
public typealias TextHeader = BoundaryText<TextHeaderStyle>

/// A footer with a text, in the style of its list.
///
/// ```swift
/// TextFooter("Notifications are delivered quietly at night.")
/// ```
public typealias TextFooter = BoundaryText<TextFooterStyle>

/// The style of a ``TextHeader``.
public enum TextHeaderStyle: BoundaryTextStyle {
  /// The style of headers of grouped lists, with a small, secondary text.
  case grouped
  /// The style of headers of plain lists.
  case plain
  /// The style of prominent headers of inset grouped lists.
  case prominent

  /// The list content of the style, without a text.
  @MainActor public var content: UIListContentConfiguration {
    switch self {
    case .grouped: .groupedHeader()
    case .plain: .plainHeader()
    case .prominent: .prominentHeader
    }
  }

  /// The header trait.
  public var traits: UIAccessibilityTraits { .header }
}

/// The style of a ``TextFooter``.
public enum TextFooterStyle: BoundaryTextStyle {
  /// The style of footers of grouped lists.
  case grouped
  /// The style of footers of plain lists.
  case plain

  /// The list content of the style, without a text.
  @MainActor public var content: UIListContentConfiguration {
    self == .plain ? .plainFooter() : .groupedFooter()
  }

  /// No trait.
  public var traits: UIAccessibilityTraits { .none }
}

/// A style of texts above or below a section.
public protocol BoundaryTextStyle: Hashable, Sendable {
  /// The style of grouped lists, which is the default.
  static var grouped: Self { get }
  /// The list content of the style, without a text.
  @MainActor var content: UIListContentConfiguration { get }
  /// The accessibility traits of the text.
  var traits: UIAccessibilityTraits { get }
}

/// A text above or below a section: a ``TextHeader`` or a ``TextFooter``.
public struct BoundaryText<TextStyle: BoundaryTextStyle>: ListRow, LinkedText {
  /// The type of the style.
  public typealias Style = TextStyle
  /// The identity of the text.
  public let id: AnyHashable
  /// The text.
  public let text: String
  /// The style.
  public let style: Style
  /// The options of the text.
  public var options = RowOptions()
  let links: [TextLink]

  /// Creates a text above or below a section.
  ///
  /// ```swift
  /// TextFooter(
  ///   "By paying you accept the terms and the privacy policy.",
  ///   links: [
  ///     "terms": { [weak self] in self?.open("terms") },
  ///     "privacy policy": { [weak self] in self?.open("policy") },
  ///   ])
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style. The default is that of grouped lists.
  ///   - links: Words of the text that are links, with the actions of taps on them. The first occurrence
  ///     of the words is the link. The actions are retained while the text is displayed. On tvOS, the words
  ///     are plain text.
  ///   - id: The identity. The default is the text.
  public init(
    _ text: String, style: Style = .grouped,
    links: KeyValuePairs<String, @MainActor () -> Void> = [:], id: AnyHashable? = nil
  ) {
    (self.text, self.style, self.id) = (text, style, id ?? AnyHashable(text))
    self.links = links.map { TextLink(words: $0.key, action: ItemAction($0.value)) }
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    listContent(style.content, text: text).displaying(links)
  }

  /// The text as a label; `nil` for one with links, which are elements of its view.
  public var accessibility: RowAccessibility? {
    links.isEmpty ? RowAccessibility(label: text, traits: style.traits) : nil
  }
}
