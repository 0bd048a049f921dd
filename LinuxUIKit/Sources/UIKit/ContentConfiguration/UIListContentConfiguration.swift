import Foundation

/// The content of a cell, header or footer of a list: an image, a text and a secondary text.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.image = UIImage(systemName: "tram")
/// content.text = "Central"
/// content.secondaryText = "12 platforms"
/// cell.contentConfiguration = content
/// ```
///
/// Metrics are the classic ones of iOS 14 to 18 (uikit.md, 3.4.3).
public struct UIListContentConfiguration: Hashable {
  /// The predefined style on which the configuration is based.
  let style: ListContentStyle
  /// The style adapted to the list that displays the content.
  private(set) var resolvedStyle: ListContentStyle
  private var opacity: CGFloat = 1
  private var string: String?
  private var attributedString: NSAttributedString?
  private var secondaryString: String?
  private var secondaryAttributedString: NSAttributedString?

  /// The image, at the leading edge.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes on which margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  /// The layout margins of the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are arranged horizontally if both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat
  /// The minimum distance between horizontally arranged texts, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between vertically arranged texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  /// Creates content of a style, for the default state.
  init(_ style: ListContentStyle) {
    self.style = style
    resolvedStyle = style.resolved(in: UITraitCollection.current.listEnvironment)
    let metrics = ListContentMetrics(resolvedStyle)
    let appearance = ListContentAppearance(
      resolvedStyle, for: UICellConfigurationState(traitCollection: .current))
    textProperties = TextProperties(appearance.text)
    secondaryTextProperties = TextProperties(appearance.secondaryText)
    axesPreservingSuperviewLayoutMargins = metrics.preservesSideMargins ? .horizontal : []
    directionalLayoutMargins = metrics.margins
    prefersSideBySideTextAndSecondaryText = metrics.isSideBySide
    imageToTextPadding = metrics.imageToText
    textToSecondaryTextHorizontalPadding = metrics.textToSecondarySideBySide
    textToSecondaryTextVerticalPadding = metrics.textToSecondaryStacked
    applyDefaults(of: resolvedStyle)
  }

  /// Creates content without a predefined style and without margins.
  ///
  /// Apple has no such public initializer.
  package init() {
    self.init(.bare)
  }

  /// The text.
  ///
  /// Setting it removes `attributedText`.
  public var text: String? {
    get { string }
    set { (string, attributedString) = (newValue, nil) }
  }

  /// The attributed text.
  ///
  /// Setting it removes `text`.
  public var attributedText: NSAttributedString? {
    get { attributedString }
    set { (string, attributedString) = (nil, newValue) }
  }

  /// The secondary text.
  ///
  /// Setting it removes `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondaryString }
    set { (secondaryString, secondaryAttributedString) = (newValue, nil) }
  }

  /// The attributed secondary text.
  ///
  /// Setting it removes `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryAttributedString }
    set { (secondaryString, secondaryAttributedString) = (nil, newValue) }
  }

  /// The alpha of the content.
  ///
  /// The default is 1.
  @available(iOS 18.0, tvOS 18.0, *)
  public var alpha: CGFloat {
    get { opacity }
    set { opacity = newValue }
  }

  /// Updates the style for a list environment; properties that an app set are kept.
  private mutating func adapt(to environment: UIListEnvironment) {
    let new = style.resolved(in: environment)
    guard new != resolvedStyle else { return }
    let (before, after) = (Self(resolvedStyle), Self(new))
    if directionalLayoutMargins == before.directionalLayoutMargins {
      directionalLayoutMargins = after.directionalLayoutMargins
    }
    if textProperties.transform == before.textProperties.transform {
      textProperties.transform = after.textProperties.transform
    }
    resolvedStyle = new
  }

  private mutating func applyDefaults(of style: ListContentStyle) {
    if style == .groupedHeader { textProperties.transform = .uppercase }
    if style.isSidebarCell {
      textProperties.numberOfLines = 1
      textProperties.adjustsFontSizeToFitWidth = true
      textProperties.minimumScaleFactor = 0.9
      textProperties.allowsDefaultTighteningForTruncation = true
    }
    guard style == .bare else { return }
    textProperties.lineBreakMode = .byWordWrapping
    secondaryTextProperties.lineBreakMode = .byWordWrapping
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Creates a view that displays the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state (uikit.md, 3.4.3).
  ///
  /// Properties that an app set are kept.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard style != .bare else { return self }
    var copy = self
    copy.adapt(to: state.traitCollection.listEnvironment)
    let appearance = ListContentAppearance(
      copy.resolvedStyle, for: UICellConfigurationState(converting: state))
    copy.textProperties.setDefault(appearance.text)
    copy.secondaryTextProperties.setDefault(appearance.secondaryText)
    copy.imageProperties.setDefaultTint(appearance.imageTint)
    return copy
  }
}

extension UIListContentConfiguration {
  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(string)
    hasher.combine(secondaryString)
    hasher.combine(textProperties)
  }
}

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
