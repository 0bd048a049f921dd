/// The fonts and colors of list content in a state, before customization by an app
/// (uikit.md, 3.4.3).
struct ListContentAppearance {
  /// The appearance of the text.
  var text: ListTextAppearance
  /// The appearance of the secondary text.
  var secondaryText: ListTextAppearance
  /// The tint of template images, or `nil` for that of the cell.
  var imageTint: UIColor?

  /// Creates the appearance of a style in a state.
  init(_ style: ListContentStyle, for state: UICellConfigurationState) {
    let traits = state.traitCollection
    // 1. Get the fonts and colors of the style.
    text = Self.text(of: style, for: state, traits)
    secondaryText = Self.secondaryText(of: style, traits)
    // 2. Dim disabled cells.
    guard style.isCell || style.isSidebarCell else { return }
    if state.isDisabled, !state.isSwiped {
      disable(style)
    }
    // 3. Dim highlighted cells of sidebars.
    else if style.isSidebarCell, state.isHighlighted {
      fade(to: 0.3)
    }
  }

  private static func text(
    of style: ListContentStyle, for state: UICellConfigurationState, _ traits: UITraitCollection
  ) -> ListTextAppearance {
    switch style {
    case .bare: ListTextAppearance(.body, .label, under: traits)
    case .cell, .subtitleCell, .valueCell: ListTextAppearance(.body, .label, under: traits)
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      ListTextAppearance(
        .body, .label, weight: state.isSelected && !state.isEditing ? .medium : nil, under: traits)
    // Unverified: 17 semibold; the color is not specified in uikit.md, 3.4.2.
    case .plainHeader, .header: ListTextAppearance(.headline, .label, under: traits)
    // 13 regular (uikit.md, 3.4.2).
    case .groupedHeader, .plainFooter, .groupedFooter, .footer:
      ListTextAppearance(.footnote, .secondaryLabel, under: traits)
    // Unverified: 20 bold and 22 bold, estimates of uikit.md, 3.4.2.
    case .sidebarHeader, .prominentInsetGroupedHeader:
      ListTextAppearance(.title3, .label, weight: .bold, under: traits)
    case .extraProminentInsetGroupedHeader:
      ListTextAppearance(.title2, .label, weight: .bold, under: traits)
    }
  }

  // Unverified: the cautious choice of uikit.md, 3.4.3: subheadline in cells.
  /// Returns the appearance of the secondary text.
  private static func secondaryText(
    of style: ListContentStyle, _ traits: UITraitCollection
  ) -> ListTextAppearance {
    let textStyle: UIFont.TextStyle =
      switch style {
      case .cell, .subtitleCell: .subheadline
      case .valueCell, .bare: .body
      case .plainHeader, .groupedHeader, .header, .prominentInsetGroupedHeader,
        .extraProminentInsetGroupedHeader:
        .body
      default: .footnote
      }
    return ListTextAppearance(textStyle, .secondaryLabel, under: traits)
  }

  private mutating func disable(_ style: ListContentStyle) {
    guard style.isCell else { return fade(to: 0.5) }
    text.color = .tertiaryLabel
    secondaryText.color = .quaternaryLabel
    imageTint = .tertiaryLabel
  }

  private mutating func fade(to alpha: CGFloat) {
    text.color = text.color.faded(to: alpha)
    secondaryText.color = secondaryText.color.faded(to: alpha)
    imageTint = UIColor.tintColor.faded(to: alpha)
  }
}

extension UIColor {
  /// Returns the color with its alpha multiplied by a factor.
  fileprivate func faded(to part: CGFloat) -> UIColor {
    UIColor { traits in
      let components = self.components(with: traits)
      return UIColor(source: .fixed(components.withAlpha(components.alpha * part)))
    }
  }
}

/// The default font and color of a text.
struct ListTextAppearance: Hashable {
  /// The font, at the text size of the given traits.
  var font: UIFont
  var color: UIColor

  /// Creates an appearance with the font of a text style, optionally of another weight.
  init(
    _ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil,
    under traits: UITraitCollection
  ) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    self.font = weight.map { font.withWeight($0, style: style, traits: traits) } ?? font
    self.color = color
  }
}

extension UIFont {
  /// Returns the system font of the same size in another weight, scaled with Dynamic Type.
  fileprivate func withWeight(
    _ weight: UIFont.Weight, style: UIFont.TextStyle, traits: UITraitCollection
  ) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let base = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: base.pointSize, weight: weight), compatibleWith: traits)
  }
}
