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
  private(set) var shownStyle: ListContentStyle
  private var opacity: CGFloat = 1
  private var plainText: String?
  private var richText: NSAttributedString?
  private var plainSecondaryText: String?
  private var richSecondaryText: NSAttributedString?

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
    shownStyle = style.resolved(in: UITraitCollection.current.listEnvironment)
    let metrics = ListContentMetrics(shownStyle)
    let look = ListContentAppearance(
      shownStyle, for: UICellConfigurationState(traitCollection: .current))
    textProperties = TextProperties(look.text)
    secondaryTextProperties = TextProperties(look.secondaryText)
    axesPreservingSuperviewLayoutMargins = metrics.preservesSideMargins ? .horizontal : []
    directionalLayoutMargins = metrics.margins
    prefersSideBySideTextAndSecondaryText = metrics.isSideBySide
    imageToTextPadding = metrics.imageToText
    textToSecondaryTextHorizontalPadding = metrics.textToSecondarySideBySide
    textToSecondaryTextVerticalPadding = metrics.textToSecondaryStacked
    takeDefaults(of: shownStyle)
  }

  /// Creates content without a predefined style and without margins. Apple has no such public
  /// initializer.
  package init() {
    self.init(.bare)
  }

  /// The text. Setting it removes `attributedText`.
  public var text: String? {
    get { plainText }
    set { (plainText, richText) = (newValue, nil) }
  }

  /// The attributed text. Setting it removes `text`.
  public var attributedText: NSAttributedString? {
    get { richText }
    set { (plainText, richText) = (nil, newValue) }
  }

  /// The secondary text. Setting it removes `secondaryAttributedText`.
  public var secondaryText: String? {
    get { plainSecondaryText }
    set { (plainSecondaryText, richSecondaryText) = (newValue, nil) }
  }

  /// The attributed secondary text. Setting it removes `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { richSecondaryText }
    set { (plainSecondaryText, richSecondaryText) = (nil, newValue) }
  }

  /// The alpha of the content. The default is 1.
  @available(iOS 18.0, tvOS 18.0, *)
  public var alpha: CGFloat {
    get { opacity }
    set { opacity = newValue }
  }

  /// Updates the style for a list environment; properties that an app set are kept.
  private mutating func follow(_ environment: UIListEnvironment) {
    let new = style.resolved(in: environment)
    guard new != shownStyle else { return }
    let (before, after) = (Self(shownStyle), Self(new))
    if directionalLayoutMargins == before.directionalLayoutMargins {
      directionalLayoutMargins = after.directionalLayoutMargins
    }
    if textProperties.transform == before.textProperties.transform {
      textProperties.transform = after.textProperties.transform
    }
    shownStyle = new
  }

  private mutating func takeDefaults(of style: ListContentStyle) {
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

  /// Returns the configuration for a state (uikit.md, 3.4.3). Properties that an app set are kept.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard style != .bare else { return self }
    var copy = self
    copy.follow(state.traitCollection.listEnvironment)
    let look = ListContentAppearance(copy.shownStyle, for: state.cellState)
    copy.textProperties.take(look.text)
    copy.secondaryTextProperties.take(look.secondaryText)
    copy.imageProperties.take(tint: look.imageTint)
    return copy
  }
}

extension UIListContentConfiguration {
  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(plainText)
    hasher.combine(plainSecondaryText)
    hasher.combine(textProperties)
  }
}
