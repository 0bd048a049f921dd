import UIKit

/// The content of the list of an item, which is compared without its handlers.
struct NestedContents: Equatable {
  fileprivate struct Part {
    let id: AnyHashable?
    let layout: any SectionLayout
    let items: ItemList
    let boundaries: [String: AnyItem]
    let background: SectionBackground?
  }

  let lego: Lego
  private let parts: [Part]

  /// Creates the content of a description.
  @MainActor init(_ lego: Lego) {
    self.lego = lego
    parts = lego.sections.map {
      Part(
        id: $0.id, layout: $0.layout, items: $0.items, boundaries: $0.supplementaryItems,
        background: $0.background)
    }
  }

  /// Returns whether both lists display the same; layouts that cannot be compared differ.
  static func == (one: Self, other: Self) -> Bool {
    one.parts.count == other.parts.count
      && zip(one.parts, other.parts).allSatisfy { $0.hasEqualContent(as: $1) }
  }
}

extension NestedContents.Part {
  fileprivate func hasEqualContent(as other: Self) -> Bool {
    id == other.id && layout.isEqual(to: other.layout) && hasEqualItems(as: other)
      && hasEqualBoundaries(as: other) && hasEqualBackground(as: other)
  }

  private func hasEqualItems(as other: Self) -> Bool {
    let comparison = ItemListComparison(from: other.items, to: items)
    return comparison.hasSameItems && comparison.changed.isEmpty
  }

  private func hasEqualBoundaries(as other: Self) -> Bool {
    boundaries.count == other.boundaries.count
      && boundaries.allSatisfy { kind, item in
        other.boundaries[kind].map { $0.id == item.id && item.hasEqualContent(as: $0) } == true
      }
  }

  private func hasEqualBackground(as other: Self) -> Bool {
    guard let background, let known = other.background else {
      return background == nil && other.background == nil
    }
    return background.insets == known.insets && background.item.id == known.item.id
      && background.item.hasEqualContent(as: known.item)
  }
}
