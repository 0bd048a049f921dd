/// The view at the top edge of the keyboard that contains the accessory view of the first responder.
///
/// It is in the window, in front of the presented controllers, while there is an accessory view.
final class InputAccessoryHost: UIView {
  private weak var supplier: UIResponder?
  private var accessory: UIView?
  private var isFollowingHeight = false

  /// Creates a host without a view.
  init() {
    super.init(frame: .zero)
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  /// The responder that supplies the accessory view, so that a field in the view has the same one.
  ///
  /// A supplier that is in the view itself would make the chain endless.
  override var next: UIResponder? {
    let isInside = supplier?.respondingView?.isDescendant(of: self) ?? true
    return isInside ? super.next : supplier
  }

  /// Displays an accessory view in a window; the one before stays behind it until
  /// `removeFormerViews()`.
  func display(_ supplied: SuppliedView?, in window: UIWindow) {
    supplier = supplied?.supplier
    accessory = supplied?.view
    guard let accessory else { return }
    if accessory.superview !== self { add(accessory) }
    if superview !== window { window.addSubview(self) }
  }

  private func add(_ view: UIView) {
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    // The frame of the host is rounded to pixels.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), bottom,
    ])
  }

  /// Removes the views that were replaced, and the host if it is empty.
  ///
  /// A first responder in such a view resigns, which can display another accessory view.
  func removeFormerViews() {
    for view in subviews where view !== accessory { view.removeFromSuperview() }
    if accessory == nil { removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let accessory, accessory.superview === self else { return }
    followHeight(of: accessory)
    if accessory.translatesAutoresizingMaskIntoConstraints { accessory.frame = bounds }
  }

  /// Changes the keyboard's frame if the view has another height, once for each layout.
  private func followHeight(of accessory: UIView) {
    guard !isFollowingHeight, let window,
      InputViewSet.height(of: accessory, width: bounds.width) != bounds.height
    else { return }
    isFollowingHeight = true
    defer { isFollowingHeight = false }
    window.firstResponderState.updateKeyboard(in: window)
  }
}
