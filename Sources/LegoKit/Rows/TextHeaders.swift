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
  private(set) var links: [TextLink] = []

  /// Creates a text above or below a section.
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
    let content = listContent(style.content, text: text)
    #if !os(tvOS)
      if !links.isEmpty { return LinkContent(content: content, links: links) }
    #endif
    return content
  }

  /// The text as a label; `nil` for one with links, which are elements of its view.
  public var accessibility: RowAccessibility? {
    links.isEmpty ? RowAccessibility(label: text, traits: style.traits) : nil
  }

  #if !os(tvOS)
    /// Makes some words of the text a link.
    ///
    /// ```swift
    /// TextFooter("By paying you accept the terms and the privacy policy.")
    ///   .link("terms") { [weak self] in self?.displayTerms() }
    ///   .link("privacy policy") { UIApplication.shared.open(policyURL) }
    /// ```
    ///
    /// - Parameters:
    ///   - words: The words, of which the first occurrence is the link. Without one, there is no link.
    ///   - action: The action of a tap. It is retained while the text is displayed.
    /// - Returns: The text with the link.
    public func link(_ words: String, action: @escaping @MainActor () -> Void) -> Self {
      var text = self
      text.links.append(TextLink(words: words, action: ItemAction(action)))
      return text
    }
  #endif
}
