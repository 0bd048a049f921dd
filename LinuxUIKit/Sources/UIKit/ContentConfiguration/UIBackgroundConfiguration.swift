/// What is behind the content of a cell: a fill, a line around it, a view of one's own.
///
/// ```swift
/// var background = UIBackgroundConfiguration.clear()
/// background.backgroundColor = .secondarySystemBackground
/// background.cornerRadius = 12
/// background.backgroundInsets = .init(top: 4, leading: 8, bottom: 4, trailing: 8)
/// cell.backgroundConfiguration = background
/// ```
///
/// Fill and corners of a ready-made background follow the state until an app sets them. Ours leaves
/// out visual effects and shadows.
public struct UIBackgroundConfiguration {
  private let style: BackgroundStyle
  private var fill: UIColor?
  /// Whether an app set the fill.
  private(set) var hasOwnFill = false
  private var radius: CGFloat
  /// Whether an app set the radius.
  private(set) var hasOwnRadius = false

  /// A view that fills the background above its fill; it stays while it is the same.
  public var customView: UIView?
  /// A picture between the fill and the view (iOS 15); the background's edges cut it off.
  public var image: UIImage?
  /// How the picture fills the background (iOS 15): stretched, unless set.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// How far the background keeps from the view's edges; negative insets let it stick out.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose layout margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Makes the drawn fill of `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the line; nil is the view's tint.
  public var strokeColor: UIColor?
  /// Makes the drawn color of `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line, in points.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the fill the line's outer edge is, in points.
  public var strokeOutset: CGFloat = 0

  /// A background of that look, as it is in no particular state.
  init(_ style: BackgroundStyle) {
    self.style = style
    let shown = style.resolved(in: UITraitCollection.current.listEnvironment)
    radius = shown.cornerRadius
    fill = shown.color(for: UICellConfigurationState(traitCollection: .current))
  }

  /// The fill; nil is the view's tint, and `.clear` is none.
  ///
  /// Setting it keeps it in every state.
  public var backgroundColor: UIColor? {
    get { fill }
    set { (fill, hasOwnFill) = (newValue, true) }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { radius }
    set { (radius, hasOwnRadius) = (newValue, true) }
  }

  /// The fill that is drawn in a view of that tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    resolved(fill ?? tintColor, backgroundColorTransformer)
  }

  /// The color of the line that is drawn in a view of that tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    resolved(strokeColor ?? tintColor, strokeColorTransformer)
  }

  /// The configuration for a state; what an app set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let shown = style.resolved(in: state.traitCollection.listEnvironment)
    var copy = self
    if !hasOwnFill { copy.fill = shown.color(for: state.cellState) }
    if !hasOwnRadius { copy.radius = shown.cornerRadius }
    return copy
  }

  private func resolved(
    _ color: UIColor, _ transformer: UIConfigurationColorTransformer?
  ) -> UIColor {
    transformer.map { $0(color) } ?? color
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Whether both say the same.
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

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(fill)
    hasher.combine(cornerRadius)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }
}
