/// A context menu that a long press opened, with the view that displays it.
///
/// ```swift
/// finger.press(at: point)
/// FrameClock.shared.advance(by: 0.6)
/// let menu = try #require(collectionView.presentedContextMenu)
/// menu.choose("Share")
/// ```
@MainActor package final class PresentedContextMenu {
  /// The configuration of the delegate.
  package let configuration: UIContextMenuConfiguration
  /// The items of the menu; empty for a menu of the background.
  package let indexPaths: [IndexPath]
  /// The view controller of the preview; `nil` to preview the pressed view itself.
  package let preview: UIViewController?
  /// The actions; `nil` for a preview only.
  package let menu: UIMenu?
  private weak var host: UICollectionView?
  private weak var overlay: MenuOverlayView?

  /// Opens the menu of a configuration.
  init(
    _ configuration: UIContextMenuConfiguration, about indexPaths: [IndexPath],
    in host: UICollectionView
  ) {
    self.configuration = configuration
    self.indexPaths = indexPaths
    self.host = host
    preview = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
  }

  /// The titles of the actions from top to bottom, including those of nested menus.
  package var titles: [String] { menu?.visibleActions.map(\.title) ?? [] }

  /// Chooses the first enabled action with a title; returns `false` if there is none.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard
      let action = menu?.visibleActions.first(where: {
        $0.title == title && $0.isEnabled
      })
    else { return false }
    choose(action)
    return true
  }

  private func choose(_ action: UIAction) {
    // Unverified: that the menu closes before its action is performed; inferred from uikit.md,
    // 6.13.
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    action.performWithSender(host, target: nil)
  }

  /// Displays the preview, or the pressed item, with the menu below it; a menu of the background is
  /// at the touch, a point of the collection view.
  func display(at point: CGPoint) {
    guard let host, let window = host.window else { return }
    let pressed = indexPaths.count == 1 ? indexPaths.first.flatMap(host.cellForItem(at:)) : nil
    let frame =
      (pressed?.convert(pressed?.bounds ?? .zero, to: window))
      ?? CGRect(origin: host.convert(point, to: window), size: .zero)
    let source =
      preview.map { MenuOverlayView.Source($0, over: frame, of: host, in: window) }
      ?? MenuOverlayView.Source(frame: frame, view: host, preview: pressed?.makeMenuPreview())
    overlay = .present(
      menu, from: source, in: window, choose: { [weak self] in self?.choose($0) },
      close: { [weak self] in self?.close() })
  }

  /// Taps the preview, which opens its content.
  package func openPreview() {
    host?.commitContextMenu(self)
  }

  /// Taps outside of the menu, which closes it.
  package func close() {
    overlay?.dismiss()
    overlay = nil
    host?.endContextMenu(self)
  }
}

/// The context menu of a collection view: none, one that was found for a long press, or an open one.
@MainActor final class ContextMenuState {
  /// A menu that the delegate returned for a long press.
  struct Found {
    /// The configuration of the delegate.
    let configuration: UIContextMenuConfiguration
    /// The items of the menu.
    let indexPaths: [IndexPath]
    /// The touch, in the coordinates of the content.
    let point: CGPoint
  }

  /// The open menu.
  private(set) var presented: PresentedContextMenu?
  // The menu that is about to open.
  private var found: Found?

  /// Stores the menu for a long press; `nil` if there is none.
  func setFound(_ menu: Found?) { found = menu }

  /// Removes and returns the menu that was found for a long press.
  func removeFound() -> Found? {
    defer { found = nil }
    return found
  }

  /// Stores a menu that opens.
  func open(_ menu: PresentedContextMenu) { presented = menu }

  /// Removes a menu that closes; returns `false` if it isn't open.
  func close(_ menu: PresentedContextMenu) -> Bool {
    guard presented === menu else { return false }
    presented = nil
    return true
  }
}
