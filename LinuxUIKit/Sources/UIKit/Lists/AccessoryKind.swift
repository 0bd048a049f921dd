enum AccessoryKind {
  case disclosureIndicator
  /// A disclosure that is rotated while the item is expanded.
  case outlineDisclosure(UICellAccessory.OutlineDisclosureOptions.Style)
  case checkmark
  /// The letter i in a circle.
  case detail
  /// A minus on red.
  case delete
  /// A plus on green.
  case insert
  /// A reorder control.
  case reorder
  /// A circle that is checked while the cell is selected.
  case multiselect
  /// A text with its font, or the font of body text if `nil`, and whether it is adjusted for
  /// Dynamic Type.
  case label(String, font: UIFont?, adjusts: Bool)
  case customView(UIView)
}

extension AccessoryKind {
  /// The order of system accessories from leading to trailing (uikit.md, 3.4.5); `nil` for custom
  /// views, which have a placement of their own.
  var rank: Int? {
    switch self {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .label: 3
    case .detail: 4
    case .checkmark: 5
    case .outlineDisclosure: 6
    case .disclosureIndicator: 7
    case .reorder: 8
    case .customView: nil
    }
  }

  /// Returns whether the same view can display both kinds.
  func sharesViews(with other: AccessoryKind) -> Bool {
    if case .customView(let view) = self, case .customView(let otherView) = other {
      return view === otherView
    }
    return rank == other.rank
  }

  /// Returns the symbol; `nil` for labels and custom views.
  func symbolName(isSelected: Bool) -> String? {
    switch self {
    case .disclosureIndicator, .outlineDisclosure: "chevron.forward"
    case .checkmark: "checkmark"
    case .detail: "info.circle"
    case .delete: "minus.circle.fill"
    case .insert: "plus.circle.fill"
    case .reorder: "line.3.horizontal"
    case .multiselect: isSelected ? "checkmark.circle.fill" : "circle"
    case .label, .customView: nil
    }
  }

  /// Returns the default color; `nil` for the cell's tint color.
  func color(isSelected: Bool) -> UIColor? {
    switch self {
    case .disclosureIndicator, .reorder: .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    case .multiselect: isSelected ? nil : .tertiaryLabel
    case .label: .secondaryLabel
    case .outlineDisclosure, .checkmark, .detail, .customView: nil
    }
  }

  /// Returns the color of a symbol in a filled circle; `nil` without a circle (uikit.md, 3.4.5).
  func signColor(isSelected: Bool) -> UIColor? {
    switch self {
    case .delete, .insert: .white
    case .multiselect: isSelected ? .white : nil
    default: nil
    }
  }

  /// The standard width: 14 points for disclosures, otherwise 24 (uikit.md, 3.4.5).
  var standardWidth: CGFloat {
    switch self {
    case .disclosureIndicator, .outlineDisclosure: 14
    default: 24
    }
  }

  /// Whether the default is the accessory's own width.
  var hasOwnWidth: Bool {
    switch self {
    case .label, .customView: true
    default: false
    }
  }
}

extension AccessoryKind: Equatable {
  static func == (left: AccessoryKind, right: AccessoryKind) -> Bool {
    switch (left, right) {
    case (.outlineDisclosure(let style), .outlineDisclosure(let otherStyle)): style == otherStyle
    case (
      .label(let text, let font, let adjusts), .label(let other, let otherFont, let otherAdjusts)
    ):
      text == other && font == otherFont && adjusts == otherAdjusts
    default: left.sharesViews(with: right)
    }
  }
}

extension AccessoryKind {
  /// Creates a view for accessories of the kind.
  @MainActor func makeView() -> UIView {
    switch self {
    case .customView(let view): return view
    case .label: return UILabel()
    default:
      let view = UIImageView()
      view.preferredSymbolConfiguration = symbolConfiguration
      view.contentMode = .center
      return view
    }
  }

  /// The symbol configuration with the sizes of uikit.md, 3.4.5, in points: disclosures 7 by 12,
  /// circles 22 to 24, checkmarks 19 wide.
  private var symbolConfiguration: UIImage.SymbolConfiguration {
    let semibold = UIImage.SymbolConfiguration(weight: .semibold)
    switch self {
    case .disclosureIndicator, .outlineDisclosure:
      return UIImage.SymbolConfiguration(textStyle: .body, scale: .medium).applying(semibold)
    case .checkmark:
      return UIImage.SymbolConfiguration(textStyle: .subheadline, scale: .large).applying(semibold)
    default: return UIImage.SymbolConfiguration(textStyle: .subheadline, scale: .large)
    }
  }
}

/// An accessory that a cell displays, for tests.
@MainActor package struct DisplayedAccessory {
  /// The name of a system accessory or the text of a label; `nil` for a custom view.
  package let name: String?
  /// The view that receives the touches.
  package let view: UIView

  /// Returns the visible accessories of a cell, in no order.
  package static func all(in cell: UIView) -> [DisplayedAccessory] {
    cell.subviews.compactMap { view in
      guard let view = view as? AccessoryView, !view.isHidden else { return nil }
      return DisplayedAccessory(name: view.accessory.kind.name, view: view)
    }
  }
}

extension AccessoryKind {
  /// The name of a system accessory, or the text of a label; `nil` for a custom view.
  fileprivate var name: String? {
    switch self {
    case .disclosureIndicator: "disclosure"
    case .outlineDisclosure: "outline"
    case .checkmark: "checkmark"
    case .detail: "detail"
    case .delete: "delete"
    case .insert: "insert"
    case .reorder: "reorder"
    case .multiselect: "multiselect"
    case .label(let text, _, _): text
    case .customView: nil
    }
  }
}
