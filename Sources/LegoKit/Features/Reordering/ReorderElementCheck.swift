/// The check that arrays of `onReorder` have the elements of their sections, once for each section.
@MainActor final class ReorderElementCheck {
  private static let maximumCount = 100
  private var checked: Set<AnyHashable> = []

  /// Returns the mistakes in the sections that have not been checked.
  func mistakes(in screen: any DisplayedScreen) -> [ReorderOfOtherElements] {
    screen.sections(with: TraitList<ReorderRule>.self).compactMap {
      guard let id = $0.section.id, !checked.contains(id) else { return nil }
      return mistake(in: $0.section, id)
    }
  }

  private func mistake(in section: Section, _ id: AnyHashable) -> ReorderOfOtherElements? {
    let arrays = section.traits.all(ReorderRule.self).compactMap { rule in
      if case .elements(let elements) = rule { elements.isEmpty() ? nil : elements } else { nil }
    }
    // Items that are displayed before the elements are there may be others.
    guard !arrays.isEmpty else { return nil }
    let items = movableItems(of: section)
    guard let first = items.first else { return nil }
    checked.insert(id)
    let isKnown = { (item: AnyItem) in arrays.contains { $0.contains(item.id.base) } }
    return items.contains(where: isKnown) ? nil : ReorderOfOtherElements(of: first, in: id)
  }

  /// Returns items that can be moved, from all parts of a section.
  private func movableItems(of section: Section) -> [AnyItem] {
    let count = section.items.count
    return stride(from: 0, to: count, by: max(1, count / Self.maximumCount)).lazy
      .map { section.items[$0] }
      .filter { section.traits(of: $0).allow(MoveDecision.self) }
  }
}
