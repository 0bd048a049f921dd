import UIKit

/// A row with a title.
///
/// ```swift
/// TextRow("About").accessories(.disclosure)
/// ```
public struct TextRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title.
  public let title: String
  /// The options of the row.
  public var options = RowOptions()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The identity. The default is the title.
  public init(_ title: String, id: AnyHashable? = nil) {
    (self.title, self.id) = (title, id ?? AnyHashable(title))
    options.isIdentifiedByTitle = id == nil
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    listContent(.cell(), text: title)
  }

  /// The title as a label.
  public var accessibility: RowAccessibility? { RowAccessibility(label: title) }
}

/// A row with a title and a subtitle below.
///
/// ```swift
/// SubtitleRow("Clara Ahrens", "Design")
/// ```
public struct SubtitleRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title.
  public let title: String
  /// The subtitle, or `nil`.
  public let subtitle: String?
  /// The options of the row.
  public var options = RowOptions()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title, or `nil`.
  ///   - id: The identity. The default is the title.
  public init(_ title: String, _ subtitle: String?, id: AnyHashable? = nil) {
    (self.title, self.subtitle, self.id) = (title, subtitle, id ?? AnyHashable(title))
    options.isIdentifiedByTitle = id == nil
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    listContent(.subtitleCell(), text: title, secondaryText: subtitle)
  }

  /// The title and the subtitle as a label.
  public var accessibility: RowAccessibility? {
    RowAccessibility(label: [title, subtitle].compactMap { $0 }.joined(separator: ", "))
  }
}

/// A row with a title and a value at the trailing edge, or below the title where both don't fit.
///
/// ```swift
/// ValueRow("Version", "1.2")
/// ```
public struct ValueRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title.
  public let title: String
  /// The value, or `nil`.
  public let value: String?
  /// The options of the row.
  public var options = RowOptions()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The text of the value, or `nil`.
  ///   - id: The identity. The default is the title.
  public init(_ title: String, _ value: String?, id: AnyHashable? = nil) {
    (self.title, self.value, self.id) = (title, value, id ?? AnyHashable(title))
    options.isIdentifiedByTitle = id == nil
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    listContent(.valueCell(), text: title, secondaryText: value)
  }

  /// The title as a label, and the value.
  public var accessibility: RowAccessibility? { RowAccessibility(label: title, value: value) }
}

/// A row with an image, a title and an optional subtitle.
///
/// ```swift
/// ImageRow("Mail", image: logo, subtitle: "3 unread")
/// ImageRow("Settings", systemImage: "gear")
/// ```
public struct ImageRow: ListRow, StatementIdentified {
  /// The identity of the row.
  public let id: AnyHashable
  /// The title.
  public let title: String
  /// The text below the title, or `nil`.
  public let subtitle: String?
  /// The options of the row, with the image.
  public var options = RowOptions()
  private let maximumSize: CGSize

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, or `nil`.
  ///   - subtitle: The text below the title, or `nil`.
  ///   - maximumSize: The size to which a larger image is scaled down. Zero stands for any size.
  ///   - id: The identity. The default is the title.
  public init(
    _ title: String, image: UIImage?, subtitle: String? = nil, maximumSize: CGSize = .zero,
    id: AnyHashable? = nil
  ) {
    (self.title, self.subtitle, self.id) = (title, subtitle, id ?? AnyHashable(title))
    options.isIdentifiedByTitle = id == nil
    self.maximumSize = maximumSize
    options.image = image.map { .image($0) }
  }

  /// Creates a row with a system image.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the system image.
  ///   - subtitle: The text below the title, or `nil`.
  ///   - id: The identity. The default is the title.
  public init(
    _ title: String, systemImage: String, subtitle: String? = nil, id: AnyHashable? = nil
  ) {
    self.init(title, image: nil, subtitle: subtitle, id: id)
    options.image = .symbol(systemImage)
  }

  /// The configuration of the content.
  @MainActor public var content: any UIContentConfiguration {
    var content = listContent(.subtitleCell(), text: title, secondaryText: subtitle)
    content.imageProperties.maximumSize = maximumSize
    return content
  }

  /// The title and the subtitle as a label.
  public var accessibility: RowAccessibility? {
    RowAccessibility(label: [title, subtitle].compactMap { $0 }.joined(separator: ", "))
  }
}

extension ListRow {
  /// Returns a list configuration with texts and the image of the options.
  @MainActor func listContent(
    _ configuration: UIListContentConfiguration, text: String, secondaryText: String? = nil
  ) -> UIListContentConfiguration {
    options.listContent(configuration, text: text, secondaryText: secondaryText)
  }
}

extension RowOptions {
  @MainActor fileprivate func listContent(
    _ configuration: UIListContentConfiguration, text: String, secondaryText: String?
  ) -> UIListContentConfiguration {
    var content = configuration
    content.text = text
    content.secondaryText = secondaryText
    content.display(image)
    if let color = textColor { content.textProperties.color = color }
    return content
  }
}
