/// What an accessory shows.
enum AccessoryKind {
  /// An arrow that says that the row leads somewhere.
  case disclosureIndicator
  /// An arrow that turns when the row's children are shown.
  case outlineDisclosure(UICellAccessory.OutlineDisclosureOptions.Style)
  /// A checkmark.
  case checkmark
  /// The letter i in a circle.
  case detail
  /// A minus on red.
  case delete
  /// A plus on green.
  case insert
  /// Three lines.
  case reorder
  /// A circle that is checked while the cell is selected.
  case multiselect
  /// A text in a font of its own or that of body text, which follows Dynamic Type or not.
  case label(String, font: UIFont?, adjusts: Bool)
  /// A view of the app's own.
  case customView(UIView)
}

extension AccessoryKind {
  /// The order of system accessories from leading to trailing (uikit.md 3.4.5); views of one's own
  /// say theirs.
  var rank: Int? {
    switch self {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .outlineDisclosure: 3
    case .label: 4
    case .detail: 5
    case .checkmark: 6
    case .disclosureIndicator: 7
    case .reorder: 8
    case .customView: nil
    }
  }

  /// Whether a view that shows the one can show the other.
  func sharesViews(with other: AccessoryKind) -> Bool {
    if case .customView(let view) = self, case .customView(let otherView) = other {
      return view === otherView
    }
    return rank == other.rank
  }

  /// The symbol; nil for texts and views.
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

  /// The color where the app names none; nil is the cell's tint.
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

  /// The color of a sign in a filled circle; nil where there is none [seen 3.4.5].
  func signColor(isSelected: Bool) -> UIColor? {
    switch self {
    case .delete, .insert: .white
    case .multiselect: isSelected ? .white : nil
    default: nil
    }
  }

  /// The room of the standard slot: 14 of arrows, else 24 [seen 3.4.5].
  var standardWidth: CGFloat {
    switch self {
    case .disclosureIndicator, .outlineDisclosure: 14
    default: 24
    }
  }

  /// Whether the accessory's own width counts unless the app says otherwise.
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
