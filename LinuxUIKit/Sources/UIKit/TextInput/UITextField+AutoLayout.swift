extension UITextField {
  /// The size of text or placeholder with border and side views, in whole pixels.
  var naturalSize: CGSize {
    let scale = traitCollection.displayScale
    let width = max(naturalWidth(of: styledText.shape), placeholderWidth)
    let views = sideViewsWidth
    return CGSize(
      width: ceiledToPixel(width, scale: scale) + FieldMetrics.addedWidth(of: borderStyle) + views,
      height: FieldMetrics.height(ofLine: style.font.lineHeight, style: borderStyle))
  }

  private func naturalWidth(of shape: TextShape) -> CGFloat {
    TextLayoutCache.shared.layout(shape, width: nil, lineLimit: 1).size.width
  }

  private var placeholderWidth: CGFloat {
    guard let placeholderText else { return 0 }
    let styled = StyledText(placeholderText, face: style.font.face, format: ParagraphFormat())
    return naturalWidth(of: styled.shape)
  }

  /// What the views beside the text take of a wide field.
  private var sideViewsWidth: CGFloat {
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: 100)
    let inset = FieldMetrics.inset(of: borderStyle).width
    return wide.width - 2 * inset - textRoom(in: wide, whileEditing: isEditing).width
  }
}

extension UITextField: BaselineContent {
  var baselineFont: UIFont { style.font }

  /// That of the text, which is where that of a placeholder in the field's font is too.
  func baselines(in size: CGSize) -> Baselines? {
    let bounds = CGRect(origin: .zero, size: size)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let placed = placed(layout(of: styledText.shape, in: rect), in: rect)
    let baseline = rect.minY + placed.baseline(of: placed.layout.firstBaseline)
    return Baselines(first: baseline, last: baseline)
  }
}
