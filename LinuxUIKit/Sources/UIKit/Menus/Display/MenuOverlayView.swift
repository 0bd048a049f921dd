/// A menu on the screen: a view over the whole window, whose touches outside of the menu close it.
final class MenuOverlayView: UIView {
  /// The view that a menu belongs to, on the screen.
  struct Source {
    /// The frame in the coordinates of the window, in points.
    let frame: CGRect
    /// The view, whose traits the menu has.
    weak var view: UIView?
    /// The view above a context menu; `nil` for the menu of a button.
    var preview: UIView?
  }

  private let platter: MenuPlatter?
  private let source: Source
  private let close: () -> Void
  private var previewFrame: CGRect

  /// Adds a menu, or a preview only, to a window.
  ///
  /// `choose` is called with the action of a tapped row, and `close` after a touch outside of the
  /// menu.
  static func present(
    _ menu: UIMenu?, from source: Source, in window: UIWindow,
    choose: @escaping (UIAction) -> Void, close: @escaping () -> Void
  ) -> MenuOverlayView {
    let view = MenuOverlayView(menu, source, choose: choose, close: close)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    view.alpha = 0
    view.returnPreview()
    UIView.animate(withDuration: MenuMetrics.duration) {
      view.alpha = 1
      source.preview?.transform = .identity
    }
    return view
  }

  // Unverified: the curve; uikit.md, 8.1 has the duration only.
  /// Moves the preview to its source, from which it is lifted, unless the user prefers reduced motion.
  private func returnPreview() {
    guard !MotionPreference.isReduced else { return }
    source.preview?.transform = CGAffineTransform(
      translationX: source.frame.midX - previewFrame.midX,
      y: source.frame.midY - previewFrame.midY)
  }

  private init(
    _ menu: UIMenu?, _ source: Source, choose: @escaping (UIAction) -> Void,
    close: @escaping () -> Void
  ) {
    self.source = source
    self.close = close
    previewFrame = source.frame
    let owner = WeakMenuOverlay()
    platter = menu.map {
      MenuPlatter($0, choose: choose) { owner.view?.setNeedsLayout() }
    }
    super.init(frame: .zero)
    owner.view = self
    accessibilityViewIsModal = true
    if let preview = source.preview {
      backgroundColor = MenuMetrics.dimming
      addSubview(preview)
    }
    if let platter { addSubview(platter) }
  }

  required init?(coder: NSCoder) { nil }

  override var traitParent: UIView? { source.view ?? superview }

  /// Removes the menu from the screen.
  func dismiss() {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: MenuMetrics.duration) {
      self.alpha = 0
      if self.source.view?.window != nil { self.returnPreview() }
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  /// Closes the menu for a click with the secondary button beside it.
  override func openOwnContextMenu(at point: CGPoint) -> Bool {
    if platter?.frame.contains(point) != true { close() }
    return true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if let platter, platter.frame.contains(point) { return }
    close()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(
      dx: MenuMetrics.edgeMargin, dy: MenuMetrics.edgeMargin)
    guard let platter else { return layOutPreview(menuHeight: 0, in: area) }
    let width = min(MenuMetrics.width, area.width)
    let fitting = platter.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let height = min(fitting.height, area.height)
    layOutPreview(menuHeight: height, in: area)
    platter.frame = CGRect(
      origin: origin(width: width, height: height, in: area),
      size: CGSize(width: width, height: height))
  }

  /// Moves a preview up as far as the menu below it needs.
  private func layOutPreview(menuHeight: CGFloat, in area: CGRect) {
    guard let preview = source.preview else { return }
    var frame = source.frame
    frame.size.height = min(
      frame.height, max(0, area.height - menuHeight - MenuMetrics.sourceDistance))
    let bottom = area.maxY - menuHeight - MenuMetrics.sourceDistance
    frame.origin.y = max(area.minY, min(frame.minY, bottom - frame.height))
    previewFrame = frame
    preview.frame = frame
  }

  /// Returns the origin of the menu: below its source, or above it where there is more space.
  private func origin(width: CGFloat, height: CGFloat, in area: CGRect) -> CGPoint {
    let frame = previewFrame
    let leading = isRightToLeft ? frame.maxX - width : frame.minX
    let trailing = isRightToLeft ? frame.minX : frame.maxX - width
    let fitsLeading = isRightToLeft ? leading >= area.minX : leading + width <= area.maxX
    let x = max(area.minX, min(fitsLeading ? leading : trailing, area.maxX - width))
    let below = frame.maxY + MenuMetrics.sourceDistance
    let above = frame.minY - MenuMetrics.sourceDistance - height
    let y = below + height <= area.maxY || above < area.minY ? below : above
    return CGPoint(x: x, y: max(area.minY, min(y, area.maxY - height)))
  }
}

/// A weak reference to a menu on the screen, which is created after the closures that need it.
@MainActor private final class WeakMenuOverlay {
  weak var view: MenuOverlayView?
}

extension UIView {
  /// Returns a view with the current content of this view, at the same size.
  func makeMenuPreview() -> UIView {
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(traitCollection.displayScale, 1)
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(origin: .zero, size: bounds.size), format: format
    )
    .image { [layer] in layer.render(in: $0.cgContext) }
    return UIImageView(image: image)
  }
}

extension UIView {
  /// Whether the view displays an open menu over its window.
  package var displaysMenu: Bool { self is MenuOverlayView }
}
