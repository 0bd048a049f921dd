import UIKit

extension CustomAccessory {
  /// A chevron that points down, or forward if the row is collapsed.
  fileprivate static func chevron(_ isExpanded: Bool) -> CustomAccessory {
    CustomAccessory(id: "LegoKit.chevron.\(isExpanded)", isLeading: false) {
      let view = UIImageView(image: ChevronButton.image(isExpanded))
      view.tintColor = .tertiaryLabel
      view.sizeToFit()
      return view
    }
  }
}

extension [RowAccessory] {
  /// Runs the action of the button at an index.
  @MainActor func action(at index: Int) {
    guard indices.contains(index) else { return }
    switch self[index].kind {
    case .detail(let action), .button(_, let action), .outline(_, let action?): action()
    default: break
    }
  }
}

/// The views of a cell's accessories, which updates reuse.
@MainActor final class AccessoryViews {
  private var customViews: [AnyHashable: UIView] = [:]
  private var badges: [Int: BadgeLabel] = [:]
  private var buttons: [Int: AccessoryButton] = [:]
  private var chevrons: [Int: ChevronButton] = [:]

  /// Returns accessories of the list cell; `onTap` is called with the index of a button.
  ///
  /// Labels are left out unless `includesLabels` is `true`.
  func accessories(
    _ accessories: [RowAccessory], includesLabels: Bool = true,
    onTap: @escaping @MainActor (Int) -> Void
  ) -> [UICellAccessory] {
    let ids = accessories.compactMap(\.customID)
    customViews = customViews.filter { ids.contains($0.key) }
    return accessories.enumerated().compactMap { index, accessory in
      // UIKit raises an exception for two system accessories of one type.
      guard !accessories[..<index].contains(where: accessory.isOfSameSystemType) else {
        return nil
      }
      return switch accessory.kind {
      case .label where !includesLabels: nil
      case .disclosure: .disclosureIndicator()
      case .checkmark: .checkmark()
      case .multiselect: UICellAccessory.multiselectIfAvailable
      case .detail: .detail(actionHandler: { onTap(index) })
      case .button(let title, _):
        view(button(title, at: index) { onTap(index) }, isLeading: false)
      case .label(let text): .label(text: text)
      case .badge(let text): view(badge(text, at: index), isLeading: false)
      case .custom(let custom): view(customView(custom), isLeading: custom.isLeading)
      case .outline(let isExpanded, nil):
        outermost(customView(.chevron(isExpanded)))
      case .outline(let isExpanded, .some):
        outermost(chevron(isExpanded, at: index) { onTap(index) })
      }
    }
  }

  private func view(_ view: UIView, isLeading: Bool) -> UICellAccessory {
    .customView(
      configuration: .init(customView: view, placement: isLeading ? .leading() : .trailing()))
  }

  /// Returns an accessory after all others at the trailing edge, where lists have their chevrons.
  private func outermost(_ view: UIView) -> UICellAccessory {
    .customView(
      configuration: .init(customView: view, placement: .trailing(at: { $0.count })))
  }

  private func badge(_ text: String, at index: Int) -> BadgeLabel {
    let badge = badges[index] ?? BadgeLabel()
    badges[index] = badge
    badge.text = text
    badge.sizeToFit()
    return badge
  }

  private func button(
    _ title: String, at index: Int, onTap: @escaping @MainActor () -> Void
  ) -> AccessoryButton {
    let button = buttons[index] ?? AccessoryButton()
    buttons[index] = button
    button.display(title, onTap: onTap)
    return button
  }

  private func chevron(
    _ isExpanded: Bool, at index: Int, onTap: @escaping @MainActor () -> Void
  ) -> ChevronButton {
    let chevron = chevrons[index] ?? ChevronButton()
    chevrons[index] = chevron
    chevron.display(isExpanded, onTap: onTap)
    return chevron
  }

  private func customView(_ custom: CustomAccessory) -> UIView {
    let view = customViews[custom.id] ?? custom.makeView()
    customViews[custom.id] = view
    return view
  }
}

extension RowAccessory {
  /// Returns whether both are system accessories of one type.
  fileprivate func isOfSameSystemType(_ other: RowAccessory) -> Bool {
    switch (kind, other.kind) {
    case (.disclosure, .disclosure), (.checkmark, .checkmark), (.detail, .detail),
      (.label, .label), (.multiselect, .multiselect):
      true
    default: false
    }
  }

  fileprivate var customID: AnyHashable? {
    guard case .custom(let custom) = kind else { return nil }
    return custom.id
  }
}
