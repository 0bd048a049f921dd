/// Draws one accessory in its slot, and takes its taps where it has something to do.
final class AccessoryView: UIControl {
  private let accessory: UICellAccessory
  private let content: UIView

  /// A view for an accessory of a cell that is or is not selected.
  init(_ accessory: UICellAccessory, isSelected: Bool) {
    self.accessory = accessory
    content = AccessoryView.content(of: accessory, isSelected: isSelected)
    super.init(frame: .zero)
    addSubview(content)
    isHidden = accessory.look.isHidden
    isUserInteractionEnabled = !isHidden && takesTouches
    guard let action = accessory.action else { return }
    addAction(UIAction { _ in MainActor.assumeIsolated { action() } }, for: .touchUpInside)
  }

  /// Nothing: there are no archives to read one from.
  required init?(coder: NSCoder) { nil }

  /// How wide the accessory's slot is, in points.
  var slotWidth: CGFloat {
    accessory.look.slotWidth(of: accessory.kind, own: contentSize.width)
  }

  /// The accessory is centred in its slot.
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    content.bounds.size = size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private var contentSize: CGSize {
    guard case .customView(let view) = accessory.kind else {
      return content.sizeThatFits(.zero)
    }
    guard view.bounds.isEmpty else { return view.bounds.size }
    let fitting = view.sizeThatFits(.zero)
    return fitting == .zero ? view.systemLayoutSizeFitting(.zero) : fitting
  }

  private var takesTouches: Bool {
    if case .customView = accessory.kind { return true }
    return accessory.action != nil
  }

  private static func content(of accessory: UICellAccessory, isSelected: Bool) -> UIView {
    let kind = accessory.kind
    let color = accessory.look.tintColor ?? kind.color(isSelected: isSelected)
    switch kind {
    case .customView(let view):
      if let color { view.tintColor = color }
      return view
    case .label(let text, let font): return label(text, font, color)
    default: return symbol(kind.symbolName(isSelected: isSelected), isArrow: kind.isArrow, color)
    }
  }

  private static func label(_ text: String, _ font: UIFont?, _ color: UIColor?) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    return label
  }

  /// [guess 3.4.5] Symbols are as large as body text, arrows small and heavy, the rest large.
  private static func symbol(_ name: String?, isArrow: Bool, _ color: UIColor?) -> UIImageView {
    let view = UIImageView(image: name.flatMap { UIImage(systemName: $0) })
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: isArrow ? .small : .large)
    view.tintColor = color
    view.contentMode = .center
    return view
  }
}

extension AccessoryKind {
  /// Whether it is drawn as an arrow.
  fileprivate var isArrow: Bool {
    switch self {
    case .disclosureIndicator, .outlineDisclosure: true
    default: false
    }
  }
}
