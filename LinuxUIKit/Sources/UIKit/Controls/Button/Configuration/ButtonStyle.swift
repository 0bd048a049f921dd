/// The predefined style from which a button's configuration was created.
enum ButtonStyle: Hashable, Sendable {
  /// Text in the tint color.
  case plain
  /// Text in the tint color, as in bars.
  case borderless
  /// Text in the tint color on a gray background.
  case gray
  /// Text in the tint color on a translucent tinted background.
  case tinted
  /// White text on the tint color.
  case filled
}

/// The colors of a configured button.
struct ButtonAppearance: Equatable {
  /// The color of texts and image.
  var foreground: UIColor
  /// The background fill.
  var background: UIColor
}

extension ButtonStyle {
  /// The alpha of pressed text without a background (uikit.md, 3.5).
  private static let pressedTextAlpha: CGFloat = 0.2
  // Unverified: from memory, as are the changes of backgrounds in `pressed(_:)`.
  private static let tintedAlpha: CGFloat = 0.15
  private static let pressedTintedAlpha: CGFloat = 0.25
  private static let pressedFilledAlpha: CGFloat = 0.75

  /// Returns the colors for a state.
  ///
  /// - Parameters:
  ///   - state: The control state.
  ///   - tint: The button's tint, used for colors that the configuration doesn't set.
  ///   - foreground: The configuration's base foreground color.
  ///   - background: The configuration's base background color.
  /// - Returns: The colors to draw.
  func appearance(
    in state: UIControl.State, tint: UIColor, foreground: UIColor?, background: UIColor?
  ) -> ButtonAppearance {
    guard !state.contains(.disabled) else { return disabledAppearance }
    let style = state.contains(.selected) ? selectedStyle : self
    let appearance = style.normalAppearance(
      tint: tint, foreground: foreground, background: background)
    return state.contains(.highlighted) ? style.pressed(appearance) : appearance
  }

  /// Selected buttons use the next more prominent style.
  private var selectedStyle: ButtonStyle {
    switch self {
    case .plain, .borderless, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }

  private func normalAppearance(
    tint: UIColor, foreground: UIColor?, background: UIColor?
  ) -> ButtonAppearance {
    switch self {
    case .plain, .borderless:
      ButtonAppearance(foreground: foreground ?? tint, background: background ?? .clear)
    case .gray:
      ButtonAppearance(
        foreground: foreground ?? tint, background: background ?? .tertiarySystemFill)
    case .tinted:
      ButtonAppearance(
        foreground: foreground ?? tint,
        background: (background ?? tint).withAlphaComponent(Self.tintedAlpha))
    case .filled:
      ButtonAppearance(foreground: foreground ?? .white, background: background ?? tint)
    }
  }

  /// Returns the pressed appearance: text without a background fades; with a background, only the
  /// background changes.
  private func pressed(_ appearance: ButtonAppearance) -> ButtonAppearance {
    var appearance = appearance
    switch self {
    case .plain, .borderless:
      appearance.foreground = appearance.foreground.withAlphaComponent(Self.pressedTextAlpha)
    case .gray: appearance.background = .systemFill
    case .tinted:
      appearance.background = appearance.foreground.withAlphaComponent(Self.pressedTintedAlpha)
    case .filled:
      appearance.background = appearance.background.withAlphaComponent(Self.pressedFilledAlpha)
    }
    return appearance
  }

  private var disabledAppearance: ButtonAppearance {
    switch self {
    case .plain, .borderless: ButtonAppearance(foreground: .tertiaryLabel, background: .clear)
    case .gray, .tinted, .filled:
      ButtonAppearance(foreground: .tertiaryLabel, background: .tertiarySystemFill)
    }
  }
}

/// The inherited values that affect the appearance of a configured button.
struct ButtonEnvironment {
  /// The button's tint color.
  var tint: UIColor
  /// The button's traits.
  var traits: UITraitCollection
  /// Whether the layout direction is right to left.
  var isRightToLeft: Bool
}

/// The metrics of a configured button of a size (uikit.md, 3.5).
struct ButtonMetrics {
  /// The configuration's button size.
  let size: UIButton.Configuration.Size

  /// The default content insets.
  var insets: NSDirectionalEdgeInsets {
    switch size {
    case .medium: Self.mediumInsets
    case .large: Self.largeInsets
    case .small, .mini: Self.smallInsets
    }
  }

  private static let mediumInsets = NSDirectionalEdgeInsets(
    top: 7, leading: 12, bottom: 7, trailing: 12)
  private static let largeInsets = NSDirectionalEdgeInsets(
    top: 15, leading: 20, bottom: 15, trailing: 20)
  // Unverified: inferred from the height of about 28 of small buttons in uikit.md, 3.5; mini ones
  // are assumed to be equal.
  private static let smallInsets = NSDirectionalEdgeInsets(
    top: 5, leading: 10, bottom: 5, trailing: 10)

  /// The text style of the title.
  var titleStyle: UIFont.TextStyle {
    switch size {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  // Unverified: uikit.md, 3.5 doesn't specify the styles of subtitles; one to three points smaller
  // than the title.
  /// The text style of the subtitle.
  var subtitleStyle: UIFont.TextStyle {
    switch size {
    case .medium, .large: .footnote
    case .small, .mini: .caption1
    }
  }

  /// The default distance between title and subtitle.
  static let titlePadding: CGFloat = 1

  /// The corner radius of backgrounds that specify none, about 6.
  static let cornerRadius: CGFloat = 6

  // Unverified: uikit.md, 3.5 doesn't specify the radii of corner styles; chosen around the default
  // radius of 6.
  private static let smallCornerRadius: CGFloat = 4
  private static let mediumCornerRadius: CGFloat = 6
  private static let largeCornerRadius: CGFloat = 8

  /// Returns the corner radius of a corner style, or `nil` for that of the background.
  static func radius(
    of style: UIButton.Configuration.CornerStyle, height: CGFloat
  ) -> CGFloat? {
    switch style {
    case .fixed, .dynamic: nil
    case .small: smallCornerRadius
    case .medium: mediumCornerRadius
    case .large: largeCornerRadius
    case .capsule: height / 2
    }
  }
}
