/// The background of a cell: a fill, an image, a custom view and a stroke.
///
/// ```swift
/// var background = UIBackgroundConfiguration.clear()
/// background.backgroundColor = .secondarySystemBackground
/// background.cornerRadius = 12
/// background.backgroundInsets = .init(top: 4, leading: 8, bottom: 4, trailing: 8)
/// cell.backgroundConfiguration = background
/// ```
///
/// Fill and corner radius of a predefined background are updated for the state unless an app sets
/// them.
///
/// - Note: Not implemented: visual effects and shadows.
public struct UIBackgroundConfiguration {
  private let style: BackgroundStyle
  private var fill: UIColor?
  /// Whether an app set the fill.
  private(set) var hasOwnFill = false
  private var radius: CGFloat
  /// Whether an app set the radius.
  private(set) var hasOwnRadius = false

  /// A custom view that fills the background above its fill.
  ///
  /// It is kept while it is the same.
  public var customView: UIView?
  /// The image between the fill and the custom view (iOS 15), clipped to the background.
  public var image: UIImage?
  /// The content mode of the image (iOS 15).
  ///
  /// The default is `.scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The insets of the background.
  ///
  /// Negative insets extend it beyond the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose layout margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The transformer applied to `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the stroke; `nil` is the view's tint color.
  public var strokeColor: UIColor?
  /// The transformer applied to `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance from the fill to the outer edge of the stroke, in points.
  public var strokeOutset: CGFloat = 0

  /// Creates a background of a style, for the default state.
  init(_ style: BackgroundStyle) {
    self.style = style
    let resolvedStyle = style.resolved(in: UITraitCollection.current.listEnvironment)
    radius = resolvedStyle.cornerRadius
    fill = resolvedStyle.color(for: UICellConfigurationState(traitCollection: .current))
  }

  /// The fill color; `nil` is the view's tint color, and `.clear` draws none.
  ///
  /// Setting it overrides the color for every state.
  public var backgroundColor: UIColor? {
    get { fill }
    set { (fill, hasOwnFill) = (newValue, true) }
  }

  /// The corner radius, in points.
  public var cornerRadius: CGFloat {
    get { radius }
    set { (radius, hasOwnRadius) = (newValue, true) }
  }

  /// Returns the fill color for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    resolved(fill ?? tintColor, backgroundColorTransformer)
  }

  /// Returns the stroke color for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    resolved(strokeColor ?? tintColor, strokeColorTransformer)
  }

  /// Returns the configuration for a state.
  ///
  /// Properties that an app set are kept.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let resolvedStyle = style.resolved(in: state.traitCollection.listEnvironment)
    var copy = self
    if !hasOwnFill {
      copy.fill = resolvedStyle.color(for: UICellConfigurationState(converting: state))
    }
    if !hasOwnRadius { copy.radius = resolvedStyle.cornerRadius }
    return copy
  }

  private func resolved(
    _ color: UIColor, _ transformer: UIConfigurationColorTransformer?
  ) -> UIColor {
    transformer.map { $0(color) } ?? color
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Returns whether both configurations are equal.
  public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool
  {
    left.style == right.style && left.fill == right.fill && left.hasOwnFill == right.hasOwnFill
      && left.customView === right.customView && left.image == right.image
      && left.imageContentMode == right.imageContentMode
      && left.radius == right.radius && left.hasOwnRadius == right.hasOwnRadius
      && left.backgroundInsets == right.backgroundInsets
      && left.edgesAddingLayoutMarginsToBackgroundInsets
        == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.backgroundColorTransformer?.identity == right.backgroundColorTransformer?.identity
      && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
      && left.strokeColorTransformer?.identity == right.strokeColorTransformer?.identity
      && left.strokeOutset == right.strokeOutset
  }

  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(fill)
    hasher.combine(cornerRadius)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }
}

// The predefined backgrounds of uikit.md, 3.4.4.
extension UIBackgroundConfiguration {
  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// Returns the background of cells, adapted to the list.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }

  /// Returns the background of headers, adapted to the list.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listHeader() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of footers, adapted to the list.
  @available(iOS 18.0, tvOS 18.0, *)
  public static func listFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of cells in plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }

  /// Returns the background of headers and footers in plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of cells in grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }

  /// Returns the background of headers and footers in grouped lists.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of headers in sidebars.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.headerFooter) }

  /// Returns the background of cells in sidebars.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }

  /// Returns the background of cells in lists beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.sidebarCell)
  }
}
