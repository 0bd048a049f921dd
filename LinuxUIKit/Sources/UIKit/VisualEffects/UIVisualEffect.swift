/// A visual effect for a visual effect view: a blur or vibrancy.
///
/// The class itself has no effect; create a `UIBlurEffect` or a `UIVibrancyEffect`.
///
/// - Note: Not implemented: archiving.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates an effect that changes nothing.
  public override init() {}

  /// The treatment of the content behind a view with the effect; `nil` leaves it alone.
  func material(for traits: UITraitCollection) -> BackdropMaterial? { nil }

  /// The color in which content in a view with the effect is drawn; `nil` keeps its own colors.
  func contentColor(for traits: UITraitCollection) -> UIColor? { nil }
}

/// A visual effect that blurs the content behind a visual effect view.
///
/// ```swift
/// let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
/// ```
///
/// The styles whose names begin with `system` and end neither in `Light` nor `Dark` adapt to the
/// appearance of the view, as `regular` and `prominent` do.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// Creates a blur effect of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
  }

  /// Creates a blur effect of the `regular` style.
  public convenience override init() {
    self.init(style: .regular)
  }

  override func material(for traits: UITraitCollection) -> BackdropMaterial? {
    style.material(isDark: isDark(in: traits))
  }

  /// Returns whether the effect is dark in an environment.
  func isDark(in traits: UITraitCollection) -> Bool {
    style.fixedInterfaceStyle.map { $0 == .dark } ?? (traits.userInterfaceStyle == .dark)
  }

  /// Compares the styles.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return Swift.type(of: self) == Swift.type(of: other) && rawStyle == other.rawStyle
  }

  private nonisolated var rawStyle: Int { style.rawValue }

  open override var hash: Int { rawStyle.hashValue }
}

/// A visual effect that emphasizes the content of a view above a blurred background.
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemMaterial)
/// let blurView = UIVisualEffectView(effect: blur)
/// let vibrancyView = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
/// vibrancyView.contentView.addSubview(label)
/// blurView.contentView.addSubview(vibrancyView)
/// ```
///
/// Everything in the content view of such a view is drawn in one color, which depends on the style
/// and on the blur effect.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect of the style `label` for a view on a blur effect.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates a vibrancy effect for a view on a blur effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
  }

  // Unverified: Apple blends these colors with the backdrop; the system colors of the same names
  // are drawn over it (inferred from the names of the styles).
  override func contentColor(for traits: UITraitCollection) -> UIColor? {
    let appearance = UITraitCollection(
      userInterfaceStyle: blurEffect.isDark(in: traits) ? .dark : .light)
    return style.color.resolvedColor(with: appearance)
  }
}

/// The styles of a vibrancy effect, by the kind of content.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Labels with the primary content.
  case label
  /// Labels with secondary content.
  case secondaryLabel
  /// Labels with tertiary content.
  case tertiaryLabel
  /// Labels with quaternary content.
  case quaternaryLabel
  /// Filled thin and small shapes.
  case fill
  /// Filled medium-sized shapes.
  case secondaryFill
  /// Filled large shapes.
  case tertiaryFill
  /// Separators.
  case separator

  fileprivate var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
