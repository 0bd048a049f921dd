import Foundation

/// What a row, a header or a footer of a list shows: an image, a text and a secondary text.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.image = UIImage(systemName: "tram")
/// content.text = "Central"
/// content.secondaryText = "12 platforms"
/// cell.contentConfiguration = content
/// ```
///
/// Ours has the classic figures of iOS 14 to 18 (uikit.md 3.4.3).
public struct UIListContentConfiguration: Hashable {
  /// The ready-made content that this one started from.
  let style: ListContentStyle
  /// The same as the list has it that shows the content.
  private(set) var shownStyle: ListContentStyle
  private var opacity: CGFloat = 1
  private var plainText: String?
  private var richText: NSAttributedString?
  private var plainSecondaryText: String?
  private var richSecondaryText: NSAttributedString?

  /// The image before the text.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties
  /// The axes on which margins are at least the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  /// What content keeps from the edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is at the end of the line where both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// What is between image and text, in points.
  public var imageToTextPadding: CGFloat
  /// What is at least between the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// What is between the texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  /// Content of a style, as it is in no particular state.
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

  /// Content of no style: without margins.
  public init() {
    self.init(.bare)
  }

  /// The text; setting it drops `attributedText`.
  public var text: String? {
    get { plainText }
    set { (plainText, richText) = (newValue, nil) }
  }

  /// The text with attributes; setting it drops `text`.
  public var attributedText: NSAttributedString? {
    get { richText }
    set { (plainText, richText) = (nil, newValue) }
  }

  /// The secondary text; setting it drops `secondaryAttributedText`.
  public var secondaryText: String? {
    get { plainSecondaryText }
    set { (plainSecondaryText, richSecondaryText) = (newValue, nil) }
  }

  /// The secondary text with attributes; setting it drops `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { richSecondaryText }
    set { (plainSecondaryText, richSecondaryText) = (nil, newValue) }
  }

  /// How opaque the content is: 1 unless set.
  @available(iOS 18.0, tvOS 18.0, *)
  public var alpha: CGFloat {
    get { opacity }
    set { opacity = newValue }
  }

  /// Takes over what the style is in another kind of list; what an app set stays.
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
  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state; what an app set stays (uikit.md 3.4.3).
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
  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(plainText)
    hasher.combine(plainSecondaryText)
    hasher.combine(textProperties)
  }
}
