import CompositionalLayout
import LayoutGeometry

/// The sizes of measured views in a compositional layout (compositional-layout.md, 4.2).
///
/// All sizes were measured for the same basis: the scroll axis, the length across it and the
/// traits.
@MainActor final class LayoutMeasuring {
  private(set) var sizes = LayoutMeasurements()
  /// The sizes that were measured since the layout was solved.
  private(set) var change = LayoutMeasurementChange()
  /// Whether sizes were measured since the layout was solved.
  private(set) var hasChanges = false
  /// The sections of the solution that the current ones were.
  private(set) var origins = SectionOrigins.unknown
  private var updateAnchor: UpdateAnchor?
  private var basis: MeasuringBasis?

  /// Removes the sizes if they were measured for another basis (compositional-layout.md, 6.2);
  /// returns whether they were.
  func setBasis(_ new: MeasuringBasis) -> Bool {
    let isChanged = new != basis
    if isChanged { removeAll() }
    basis = new
    removeChanges()
    return isChanged
  }

  /// Removes all sizes.
  func removeAll() {
    sizes = LayoutMeasurements()
    origins = .unknown
    removeChanges()
  }

  /// Stores the element that an update in progress keeps in place.
  func setUpdateAnchor(_ anchor: UpdateAnchor?) {
    updateAnchor = anchor
  }

  /// Removes the element that an update keeps in place, and returns the distance that it moves in a
  /// layout.
  func removeUpdateAnchor(movingTo layout: SolvedLayout) -> CGFloat {
    defer { updateAnchor = nil }
    return updateAnchor?.distance(to: layout) ?? 0
  }

  /// Marks all items and sizes as included in the solution.
  func didSolve() {
    origins = .unchanged
    removeChanges()
  }

  /// Forgets which sizes were measured since the layout was solved, because it will be solved again.
  func removeChanges() {
    change = LayoutMeasurementChange()
    hasChanges = false
  }

  /// Stores the preferred size of a view.
  func store(_ preferred: PreferredSize) {
    let (element, path) = (preferred.element, preferred.element.indexPath)
    hasChanges = true
    guard path.count == 2 else {
      sizes.boundary[element.kind] = preferred.size
      return
    }
    origins.markChanged(path.section)
    if element.category == .cell {
      sizes.sections[path.section, default: SectionMeasurements()].items[path.item] =
        preferred.size
      change.sections[path.section, default: []].insert(path.item)
    } else if preferred.isBadge {
      sizes.sections[path.section, default: SectionMeasurements()]
        .badges[element.kind, item: path.item] = preferred.size
      change.sections[path.section, default: []].formUnion([])
    } else {
      sizes.sections[path.section, default: SectionMeasurements()].boundary[element.kind] =
        preferred.size
      change.sections[path.section, default: []].formUnion([])
    }
  }

  /// Moves sizes to the index paths of their items and sections after an update; removes those of
  /// reloaded ones.
  ///
  /// `sectionCount` is the number of solved sections. Costs O(log n) of the measured items for each
  /// range of items that is removed or inserted.
  func apply(_ map: UpdateMap, sectionCount: Int) {
    origins.apply(map, sectionCount: sectionCount)
    let old = sizes.sections
    let changed = map.changesSections ? Array(old.keys) : map.editedSections(of: sectionCount)
    for section in changed { sizes.sections[section] = nil }
    // 1. Move the sizes with their sections.
    for section in changed {
      guard let measured = old[section], let target = map.stayingSection(section) else { continue }
      var moved = measured
      moved.badges = MeasuredBadges()
      if let edit = map.itemEdit(in: section) { moved.items.apply(edit) }
      sizes.sections[target] = moved
    }
    // 2. Move those of moved items and of badges.
    for section in changed {
      guard let measured = old[section] else { continue }
      for item in map.movedItems(of: section) {
        guard let size = measured.items[item],
          let after = map.unreloadedItem(IndexPath(item: item, section: section))
        else { continue }
        sizes.sections[after.section, default: SectionMeasurements()].items[after.item] = size
      }
      measured.badges.forEach { kind, item, size in
        guard let after = map.unreloadedItem(IndexPath(item: item, section: section)) else {
          return
        }
        sizes.sections[after.section, default: SectionMeasurements()]
          .badges[kind, item: after.item] = size
      }
    }
  }

  /// Writes the sizes to the descriptions of sections.
  func write(to contents: inout [LayoutSectionContent]) {
    for (section, measured) in sizes.sections where contents.indices.contains(section) {
      contents[section].measured = measured
    }
  }

  /// Writes the sizes that were measured since the layout was solved to the descriptions.
  func writeChange(to contents: inout [LayoutSectionContent]) {
    for section in change.sections.keys where contents.indices.contains(section) {
      contents[section].measured = sizes.sections[section] ?? SectionMeasurements()
    }
  }
}

/// The conditions under which views were measured.
struct MeasuringBasis: Equatable {
  private let axis: LayoutAxis
  private let crossLength: CGFloat
  private let traits: UITraitCollection

  /// Creates the basis of a view and a configuration.
  init(_ view: PreparedView, _ configuration: LayoutConfiguration) {
    axis = configuration.axis
    crossLength = view.environment.size[configuration.axis.crossing]
    traits = view.traits
  }
}
