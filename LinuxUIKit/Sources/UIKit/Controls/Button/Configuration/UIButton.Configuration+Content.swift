import Foundation

extension UIButton.Configuration {
  /// Returns the content of a button with this configuration.
  func content(in environment: ButtonEnvironment) -> ButtonContent {
    let appearance = appearance(tint: environment.tint)
    let metrics = ButtonMetrics(size: buttonSize)
    let font = UIFont.preferredFont(
      forTextStyle: metrics.titleStyle, compatibleWith: environment.traits)
    let smallFont = UIFont.preferredFont(
      forTextStyle: metrics.subtitleStyle, compatibleWith: environment.traits)
    let alignment = textBlockAlignment.textAlignment(isRightToLeft: environment.isRightToLeft)
    return ButtonContent(
      title: attributedTitle.map {
        text($0, appearance.foreground, font, titleTextAttributesTransformer)
          .set(alignment, titleLineBreakMode)
      },
      subtitle: attributedSubtitle.map {
        text($0, appearance.foreground, smallFont, subtitleTextAttributesTransformer)
          .set(alignment, subtitleLineBreakMode)
      },
      image: showsActivityIndicator ? nil : image,
      symbolConfiguration: preferredSymbolConfigurationForImage ?? .init(font: font),
      imageColor: imageColorTransformer?(appearance.foreground) ?? appearance.foreground,
      indicatorColor: showsActivityIndicator
        ? activityIndicatorColorTransformer?(appearance.foreground) ?? appearance.foreground : nil)
  }

  /// The arrangement of the parts, without their sizes.
  var arrangement: ButtonArrangement {
    ButtonArrangement(
      imageEdge: imageEdge, imagePadding: imagePadding, titlePadding: titlePadding,
      textBlockAlignment: textBlockAlignment)
  }

  /// Returns the background of a button with the given height.
  func resolvedBackground(
    in environment: ButtonEnvironment, height: CGFloat
  ) -> UIBackgroundConfiguration {
    var resolved = background
    if !background.hasOwnFill {
      resolved.backgroundColor = appearance(tint: environment.tint).background
    }
    resolved.cornerRadius = radius(height: height, traits: environment.traits)
    return resolved
  }

  // Unverified: the configuration's content is assumed to take precedence over content set for a
  // state.
  /// Returns a copy that takes missing content from the content by control state.
  func filled(
    with stateContent: ButtonStateContent, in state: UIControl.State
  ) -> UIButton.Configuration {
    var filled = self
    if attributedTitle == nil { filled.title = stateContent.titles[state] }
    if image == nil { filled.image = stateContent.images[state] }
    return filled
  }

  private func appearance(tint: UIColor) -> ButtonAppearance {
    style.appearance(
      in: state, tint: tint, foreground: baseForegroundColor, background: baseBackgroundColor)
  }

  private func radius(height: CGFloat, traits: UITraitCollection) -> CGFloat {
    let radius = background.hasOwnRadius ? background.cornerRadius : ButtonMetrics.cornerRadius
    guard cornerStyle != .dynamic else {
      return UIFontMetrics.default.scaledValue(for: radius, compatibleWith: traits)
    }
    return ButtonMetrics.radius(of: cornerStyle, height: height) ?? radius
  }

  private var imageEdge: ButtonArrangement.ImageEdge {
    if imagePlacement.contains(.trailing) { return .trailing }
    if imagePlacement.contains(.top) { return .top }
    return imagePlacement.contains(.bottom) ? .bottom : .leading
  }

  // Unverified: no source specifies the automatic alignment.
  /// The alignment of the texts.
  ///
  /// Automatically aligned texts are aligned toward an image beside them, and are centered
  /// otherwise.
  private var textBlockAlignment: ButtonAlignment {
    switch titleAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .automatic: hasImage ? imageEdge.textBlockAlignment : .center
    }
  }

  private var hasImage: Bool { image != nil || showsActivityIndicator }

  /// Creates a text with default attributes, changed by a transformer; the string's own attributes
  /// take precedence.
  private func text(
    _ string: AttributedString, _ color: UIColor, _ font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> ButtonContent.Text {
    var attributes = AttributeContainer()
    attributes.font = font
    attributes.foregroundColor = color
    let defaults = transformer?(attributes) ?? attributes
    let filled = string.mergingAttributes(defaults, mergePolicy: .keepCurrent)
    return ButtonContent.Text(
      value: .attributed(NSAttributedString(filled)), color: color,
      style: ButtonContent.Style(font: font))
  }
}

extension ButtonContent.Text {
  /// Returns a copy with an alignment and a line break mode.
  fileprivate func set(
    _ alignment: NSTextAlignment, _ lineBreakMode: NSLineBreakMode
  ) -> ButtonContent.Text {
    var text = self
    text.style?.alignment = alignment
    text.style?.lineBreakMode = lineBreakMode
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    text.style?.numberOfLines = wraps ? 0 : 1
    return text
  }
}

extension ButtonArrangement.ImageEdge {
  /// The alignment of texts beside the image.
  fileprivate var textBlockAlignment: ButtonAlignment {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top, .bottom: .center
    }
  }
}

extension ButtonAlignment {
  /// Returns the corresponding alignment of text lines.
  fileprivate func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
    switch self {
    case .fill: .natural
    // The button's layout direction counts, not that of the label.
    case .leading: isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
