/// Draws one accessory in its slot, and takes its taps where it has something to do.
///
/// It stays while the cell's accessories change, and shows whatever shares its kind of view.
final class AccessoryView: UIControl {
  /// What is shown.
  private(set) var accessory: UICellAccessory
  private let content: UIView
  // The ground of a sign in a filled circle, which a symbol leaves open.
  private let ground: UIView?
  private var cellState: AccessoryState

  /// A view for an accessory of a cell in a state.
  init(_ accessory: UICellAccessory, in cellState: AccessoryState) {
    self.accessory = accessory
    self.cellState = cellState
    content = accessory.kind.makeView()
    ground = accessory.kind.signColor(isSelected: true).map { _ in UIView() }
    super.init(frame: .zero)
    if let ground { addSubview(ground) }
    addSubview(content)
    addAction(
      UIAction { [weak self] _ in MainActor.assumeIsolated { self?.act() } }, for: .touchUpInside)
    fill()
  }

  /// Nothing: there are no archives to read one from.
  required init?(coder: NSCoder) { nil }

  /// Shows another accessory that shares views with this one, or the same in another state.
  func show(_ new: UICellAccessory, in newState: AccessoryState) {
    let isSame = new.looksLike(accessory) && newState == cellState
    (accessory, cellState) = (new, newState)
    if content.superview !== self { addSubview(content) }
    if isSame { isUserInteractionEnabled = takesTouches } else { fill() }
  }

  /// How wide the accessory's slot is, in points.
  var slotWidth: CGFloat {
    accessory.look.slotWidth(of: accessory.kind, own: contentSize.width)
  }

  /// How high a view of the app's own is, in points; the system's fit into any row.
  var ownHeight: CGFloat { accessory.kind.rank == nil ? contentSize.height : 0 }

  /// The accessory is centered in its slot, the arrow of what is expanded points down.
  override func layoutSubviews() {
    super.layoutSubviews()
    turn()
    content.bounds.size = contentSize
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    layOutGround()
  }

  /// A finger on a handle moves the row: nothing scrolls or swipes, however soon it moves.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if case .reorder = accessory.kind { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A handle lifts the row; one that may not be moved takes the touch for nothing.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard case .reorder = accessory.kind else { return super.beginTracking(touch, with: event) }
    return cell?.beginReordering(touch) ?? false
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if case .reorder = accessory.kind { cell?.continueReordering(touch) }
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if case .reorder = accessory.kind { cell?.collectionView?.endInteractiveMovement() }
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    if case .reorder = accessory.kind { cell?.collectionView?.cancelInteractiveMovement() }
    super.cancelTracking(with: event)
  }

  /// Touches beside a narrow accessory are its own too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchArea.contains(point)
  }

  /// What is beside a view of the app's own in its slot is the row's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let target = super.hitTest(point, with: event)
    return target === self && accessory.kind.rank == nil ? nil : target
  }
}

extension AccessoryView {
  /// [guess 3.4.5] The slot, as high as the row, and at least 44 points wide.
  private var touchArea: CGRect {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0)
  }

  private var contentSize: CGSize {
    guard case .customView(let view) = accessory.kind else {
      return content.sizeThatFits(.zero)
    }
    guard view.bounds.isEmpty else { return view.bounds.size }
    let fitting = view.sizeThatFits(.zero)
    return fitting == .zero ? view.systemLayoutSizeFitting(.zero) : fitting
  }

  private var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }

  /// Hidden ones are inert; system accessories without an action leave touches to the row.
  private var takesTouches: Bool {
    guard !accessory.look.isHidden else { return false }
    switch accessory.kind {
    case .customView, .outlineDisclosure, .delete, .reorder: return true
    default: return accessory.action != nil
    }
  }

  /// An accessory that has a handler does nothing by itself (uikit.md 7.3).
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
    isHidden = accessory.look.isHidden
    isUserInteractionEnabled = takesTouches
    let color = accessory.look.color(of: kind, isSelected: cellState.isSelected)
    fillGround()
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

  private func fillGround() {
    let sign = accessory.kind.signColor(isSelected: cellState.isSelected)
    ground?.isHidden = sign == nil
    ground?.backgroundColor = accessory.look.tintColor ?? sign
    ground?.isUserInteractionEnabled = false
  }

  /// Two thirds of the circle: more than the sign, and nothing beyond the circle.
  private func layOutGround() {
    guard let ground else { return }
    let side = min(content.bounds.width, content.bounds.height) * 2 / 3
    ground.bounds.size = CGSize(width: side, height: side)
    ground.center = content.center
    ground.layer.cornerRadius = side / 2
  }

  /// A quarter of a turn, clockwise where text runs from left to right (uikit.md 3.4.5).
  func turn() {
    guard case .outlineDisclosure = accessory.kind else { return }
    let angle = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : .pi / 2
    content.transform = cellState.isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
  }
}
