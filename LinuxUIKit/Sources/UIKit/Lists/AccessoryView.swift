/// The view of an accessory, which handles its taps.
///
/// It is reused when the cell's accessories change, for any accessory of the same kind of view.
final class AccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private let content: UIView
  // The background of a symbol in a filled circle, in which the symbol is transparent.
  private let symbolBackground: UIView?
  private var cellState: AccessoryState
  // The distance of the touch on a reorder control below the cell's center, in points.
  private var gripOffset: CGFloat = 0

  init(_ accessory: UICellAccessory, in cellState: AccessoryState) {
    self.accessory = accessory
    self.cellState = cellState
    content = accessory.kind.makeView()
    symbolBackground = accessory.kind.signColor(isSelected: true).map { _ in UIView() }
    super.init(frame: .zero)
    if let symbolBackground { addSubview(symbolBackground) }
    addSubview(content)
    addAction(
      UIAction { [weak self] _ in MainActor.assumeIsolated { self?.act() } }, for: .touchUpInside)
    fill()
  }

  /// Returns `nil`, since archives are not implemented.
  required init?(coder: NSCoder) { nil }

  /// Displays another accessory of the same kind of view, or the same one in another state.
  func show(_ new: UICellAccessory, in newState: AccessoryState) {
    let isSame = new.hasSameAppearance(as: accessory) && newState == cellState
    (accessory, cellState) = (new, newState)
    if content.superview !== self { addSubview(content) }
    if isSame { isUserInteractionEnabled = takesTouches } else { fill() }
  }

  /// The width that is reserved for the accessory, in points.
  var slotWidth: CGFloat {
    accessory.appearance.slotWidth(of: accessory.kind, own: contentSize.width)
  }

  /// The height of a custom view, in points; 0 for system accessories, which fit into any row.
  var ownHeight: CGFloat { accessory.kind.rank == nil ? contentSize.height : 0 }

  /// Centers the accessory and rotates the disclosure of an expanded item.
  override func layoutSubviews() {
    super.layoutSubviews()
    rotateDisclosure()
    content.bounds.size = contentSize
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    layOutSymbolBackground()
  }

  /// Prevents scrolling and swiping by a touch on a reorder control.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if case .reorder = accessory.kind { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Begins moving the row by a reorder control; returns `false` if the row cannot be moved.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard case .reorder = accessory.kind else { return super.beginTracking(touch, with: event) }
    return beginReordering(touch)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if case .reorder = accessory.kind { continueReordering(touch) }
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if case .reorder = accessory.kind { host?.endInteractiveMovement() }
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    if case .reorder = accessory.kind { host?.cancelInteractiveMovement() }
    super.cancelTracking(with: event)
  }

  /// Returns whether a point is in the touch area, which is wider than a narrow accessory.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchArea.contains(point)
  }

  /// Returns `nil` for touches beside a custom view, which the row handles.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let target = super.hitTest(point, with: event)
    return target === self && accessory.kind.rank == nil ? nil : target
  }
}

extension AccessoryView {
  // Unverified: the height of the row and at least 44 points; inferred from uikit.md, 3.4.5.
  private static let minimumTouchWidth: CGFloat = 44

  private var touchArea: CGRect {
    bounds.insetBy(dx: min(0, (bounds.width - Self.minimumTouchWidth) / 2), dy: 0)
  }

  private var contentSize: CGSize {
    guard case .customView(let view) = accessory.kind else {
      return content.sizeThatFits(.zero)
    }
    guard view.bounds.isEmpty else { return view.bounds.size }
    let fitting = view.sizeThatFits(.zero)
    return fitting == .zero ? view.systemLayoutSizeFitting(.zero) : fitting
  }

  private var cell: (any ListCell)? { superview as? any ListCell }

  private var host: UICollectionView? { cell?.enclosingCollectionView }

  /// Begins moving the cell's item by a touch; returns `false` if it cannot be moved.
  private func beginReordering(_ touch: UITouch) -> Bool {
    guard let cell, let host, let path = host.indexPath(ofCell: cell),
      host.beginInteractiveMovementForItem(at: path)
    else { return false }
    gripOffset = touch.location(in: cell).y - cell.bounds.midY
    return true
  }

  /// Moves the row with the touch along the scroll axis.
  private func continueReordering(_ touch: UITouch) {
    guard let cell, let host else { return }
    let y = touch.location(in: host).y - gripOffset
    host.updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: y))
  }

  /// Whether the accessory handles touches; the row handles those of hidden ones and of system
  /// accessories without an action.
  private var takesTouches: Bool {
    guard !accessory.appearance.isHidden else { return false }
    switch accessory.kind {
    case .customView, .outlineDisclosure, .delete, .reorder: return true
    default: return accessory.action != nil
    }
  }

  /// Calls the action handler, or performs the default action (uikit.md, 7.3).
  private func act() {
    if let action = accessory.action { return action() }
    switch accessory.kind {
    case .outlineDisclosure: cell?.toggleOutline()
    case .delete: cell?.openTrailingActions()
    default: break
    }
  }

  private func fill() {
    let kind = accessory.kind
    isHidden = accessory.appearance.isHidden
    isUserInteractionEnabled = takesTouches
    let color = accessory.appearance.color(of: kind, isSelected: cellState.isSelected)
    updateSymbolBackground()
    switch (kind, content) {
    case (.label(let text, let font, let adjusts), let label as UILabel):
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = adjusts
      label.textColor = color
    case (.customView, _):
      if let color { content.tintColor = color }
    case (_, let symbol as UIImageView):
      symbol.image = kind.symbolName(isSelected: cellState.isSelected).flatMap(
        UIImage.init(systemName:))
      symbol.tintColor = color
    default: break
    }
    setNeedsLayout()
  }

  private func updateSymbolBackground() {
    let sign = accessory.kind.signColor(isSelected: cellState.isSelected)
    symbolBackground?.isHidden = sign == nil
    symbolBackground?.backgroundColor = accessory.appearance.tintColor ?? sign
    symbolBackground?.isUserInteractionEnabled = false
  }

  /// Lays out the background in two thirds of the circle, which cover the symbol but do not exceed
  /// the circle.
  private func layOutSymbolBackground() {
    guard let symbolBackground else { return }
    let side = min(content.bounds.width, content.bounds.height) * 2 / 3
    symbolBackground.bounds.size = CGSize(width: side, height: side)
    symbolBackground.center = content.center
    symbolBackground.layer.cornerRadius = side / 2
  }

  /// Rotates the disclosure of an expanded item by 90°, clockwise from left to right (uikit.md,
  /// 3.4.5).
  func rotateDisclosure() {
    guard case .outlineDisclosure = accessory.kind else { return }
    let angle = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : .pi / 2
    content.transform = cellState.isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
  }
}
