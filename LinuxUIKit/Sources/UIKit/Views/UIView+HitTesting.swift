extension UIView {
  /// The alpha below which views receive no touches (uikit.md, 4.2).
  private static let minimumTouchableAlpha: CGFloat = 0.01

  func hitTarget(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.minimumTouchableAlpha,
      acceptsTouchesDuringAnimations
    else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviewsFrontToBack {
      let inside = subview.convert(point, from: self)
      if let target = subview.hitTest(inside, with: event) { return target }
    }
    return self
  }

  /// Whether all animations of the view allow user interaction (uikit.md, 8.1).
  private var acceptsTouchesDuringAnimations: Bool {
    layer.activeAnimations.allSatisfy { $0.group.allowsUserInteraction }
  }

  private var subviewsFrontToBack: [UIView] {
    layer.childrenInDrawingOrder.reversed().compactMap { $0.delegate as? UIView }
  }
}
