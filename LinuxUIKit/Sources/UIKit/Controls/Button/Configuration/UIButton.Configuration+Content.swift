import Foundation

extension UIButton.Configuration {
  /// Returns the content of a button with this configuration.
  func content(in surroundings: ButtonEnvironment) -> ButtonContent {
    let look = look(tint: surroundings.tint)
    let metrics = ButtonMetrics(size: buttonSize)
    let font = UIFont.preferredFont(
      forTextStyle: metrics.titleStyle, compatibleWith: surroundings.traits)
    let smallFont = UIFont.preferredFont(
      forTextStyle: metrics.subtitleStyle, compatibleWith: surroundings.traits)
    let alignment = textSide.textAlignment(isRightToLeft: surroundings.isRightToLeft)
    return ButtonContent(
      title: attributedTitle.map {
        text($0, look.foreground, font, titleTextAttributesTransformer)
          .set(alignment, titleLineBreakMode)
      },
      subtitle: attributedSubtitle.map {
        text($0, look.foreground, smallFont, subtitleTextAttributesTransformer)
          .set(alignment, subtitleLineBreakMode)
      },
      image: showsActivityIndicator ? nil : image,
      symbolConfiguration: preferredSymbolConfigurationForImage ?? .init(font: font),
      imageColor: imageColorTransformer?(look.foreground) ?? look.foreground,
      indicatorColor: showsActivityIndicator
        ? activityIndicatorColorTransformer?(look.foreground) ?? look.foreground : nil)
  }

  /// The arrangement of the parts, without their sizes.
  var arrangement: ButtonArrangement {
    ButtonArrangement(
      imageEdge: imageEdge, imagePadding: imagePadding, titlePadding: titlePadding,
      textSide: textSide)
  }

  /// Returns the background of a button with the given height.
  func shownBackground(
    in surroundings: ButtonEnvironment, height: CGFloat
  ) -> UIBackgroundConfiguration {
    var shown = background
    if !background.hasOwnFill {
      shown.backgroundColor = look(tint: surroundings.tint).background
    }
    shown.cornerRadius = radius(height: height, traits: surroundings.traits)
    return shown
  }

  private func look(tint: UIColor) -> ButtonAppearance {
    style.look(
      in: state, tint: tint, foreground: baseForegroundColor, background: baseBackgroundColor)
  }

  private func radius(height: CGFloat, traits: UITraitCollection) -> CGFloat {
    let own = background.hasOwnRadius ? background.cornerRadius : ButtonMetrics.cornerRadius
    guard cornerStyle != .dynamic else {
      return UIFontMetrics.default.scaledValue(for: own, compatibleWith: traits)
    }
    return ButtonMetrics.radius(of: cornerStyle, height: height) ?? own
  }

  private var imageEdge: ButtonArrangement.ImageEdge {
    if imagePlacement.contains(.trailing) { return .trailing }
    if imagePlacement.contains(.top) { return .top }
    return imagePlacement.contains(.bottom) ? .bottom : .leading
  }

  // Unverified: no source specifies the automatic alignment.
  /// The alignment of the texts. Automatically aligned texts are placed toward an image beside
  /// them, and are centered otherwise.
  private var textSide: ButtonSide {
    switch titleAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .automatic: hasImage ? imageEdge.textSide : .center
    }
  }

  private var hasImage: Bool { image != nil || showsActivityIndicator }

  /// Creates a text with default attributes, changed by a transformer; the string's own attributes
  /// take precedence.
  private func text(
    _ words: AttributedString, _ color: UIColor, _ font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> ButtonContent.Text {
    var attributes = AttributeContainer()
    attributes.font = font
    attributes.foregroundColor = color
    let made = transformer?(attributes) ?? attributes
    let filled = words.mergingAttributes(made, mergePolicy: .keepCurrent)
    return ButtonContent.Text(
      words: .rich(NSAttributedString(filled)), color: color,
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
  fileprivate var textSide: ButtonSide {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top, .bottom: .center
    }
  }
}

extension ButtonSide {
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
