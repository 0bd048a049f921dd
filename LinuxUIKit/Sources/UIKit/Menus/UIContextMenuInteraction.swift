/// The methods that provide the context menu of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the preview and the menu at a point of the view; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Notifies the delegate that the menu is about to be displayed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Notifies the delegate that the menu is about to be closed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// An interaction that opens a context menu after a long press on a view, or a click with the
/// secondary button of a pointing device.
///
/// ```swift
/// imageView.isUserInteractionEnabled = true
/// imageView.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
///
/// - Note: Not implemented: previews of parts of a view, and opening the content of a preview.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// The object that provides the menu; the reference is weak.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction; `nil` if it has none.
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var presented: PresentedInteractionMenu?
  /// The point of the window at which the secondary button was clicked; `nil` for presses.
  private var clicked: CGPoint?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.delegate = self
    press.addHandler { [weak self] press in
      guard let self, press.state == .began else { return }
      clicked = nil
      open(at: press.location(in: view))
    }
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the point of the touch in a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let clicked else { return press.location(in: view) }
    return view?.convert(clicked, from: nil) ?? clicked
  }

  /// Closes the menu if it is open.
  open func dismissMenu() {
    guard let presented else { return }
    self.presented = nil
    presented.overlay?.dismiss()
    let steps = ContextMenuSteps(preview: presented.preview)
    delegate?.contextMenuInteraction(self, willEndFor: presented.configuration, animator: steps)
    steps.run()
  }

  @discardableResult private func open(at point: CGPoint) -> Bool {
    guard presented == nil, let view, let window = view.window,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return false }
    let preview = configuration.previewProvider?()
    let steps = ContextMenuSteps(preview: preview)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: steps)
    steps.run()
    let frame = view.convert(view.bounds, to: window)
    let source =
      preview.map { MenuOverlayView.Source($0, over: frame, of: view, in: window) }
      ?? MenuOverlayView.Source(frame: frame, view: view, preview: view.makeMenuPreview())
    let menu = configuration.actionProvider?([])
    let overlay = MenuOverlayView.present(
      menu, from: source, in: window,
      choose: { [weak self] in self?.choose($0) }, close: { [weak self] in self?.dismissMenu() })
    presented = PresentedInteractionMenu(
      configuration: configuration, menu: menu, preview: preview, overlay: overlay)
    return true
  }

  /// The open menu; `nil` if none is open.
  package var presentedMenu: UIMenu? { presented?.menu }

  /// Chooses the first enabled action of the open menu with a title.
  package func choose(_ title: String) {
    let actions = presentedMenu?.visibleActions ?? []
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return }
    choose(action)
  }

  private func choose(_ action: UIAction) {
    if !action.attributes.contains(.keepsMenuPresented) { dismissMenu() }
    action.performWithSender(view, target: nil)
  }
}

extension UIContextMenuInteraction {
  /// Opens the context menu at a point of the view, and returns whether there is one.
  fileprivate func presentContextMenu(at point: CGPoint) -> Bool {
    clicked = view?.convert(point, to: nil)
    return open(at: point)
  }
}

extension UIView {
  /// The interaction of the view whose context menu is open; `nil` if there is none.
  package var presentedMenuInteraction: UIContextMenuInteraction? {
    attachedInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }
      .first { $0.presentedMenu != nil }
  }

  /// Opens the context menu of the view at a point, and returns whether there is one.
  func openContextMenu(at point: CGPoint) -> Bool {
    let interactions = attachedInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }
    return interactions.contains { $0.presentContextMenu(at: point) }
      || openOwnContextMenu(at: point)
  }
}

/// The open menu of an interaction.
private struct PresentedInteractionMenu {
  let configuration: UIContextMenuConfiguration
  let menu: UIMenu?
  let preview: UIViewController?
  weak var overlay: MenuOverlayView?
}
