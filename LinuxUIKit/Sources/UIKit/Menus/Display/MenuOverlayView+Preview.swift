@MainActor extension MenuOverlayView.Source {
  /// Creates the source with the view of a preview's view controller with its preferred size, over the pressed item.
  init(
    _ preview: UIViewController, over pressed: CGRect, of host: UIView, in window: UIWindow
  ) {
    let margin = 2 * MenuMetrics.sideMargin
    let preferred = preview.preferredContentSize
    let largest = window.bounds.insetBy(dx: margin / 2, dy: margin / 2).size
    // Unverified: without a preferred size, a preview is as wide as the screen and half as high.
    let width = preferred.width > 0 ? min(preferred.width, largest.width) : largest.width
    let height = preferred.height > 0 ? preferred.height : window.bounds.height / 2
    let frame = CGRect(
      x: window.bounds.midX - width / 2, y: pressed.midY - height / 2, width: width, height: height)
    preview.view.layer.cornerRadius = MenuMetrics.cornerRadius
    preview.view.clipsToBounds = true
    self.init(frame: frame, view: host, preview: preview.view)
  }
}
