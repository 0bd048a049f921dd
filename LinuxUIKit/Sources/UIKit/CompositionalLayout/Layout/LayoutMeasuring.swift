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
  /// The sections whose items or measured sizes may have changed since the layout was solved.
  private(set) var changedSections = ChangedSections.all
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
    changedSections = .all
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
    changedSections = .only([])
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
    changedSections.insert(path.section)
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
  /// Costs O(*n* log *n*) of the measured items in the changed sections.
  func apply(_ map: UpdateMap) {
    let changed = map.changedSections
    guard !changed.isEmpty else { return }
    changedSections.formUnion(changed)
    let old = sizes.sections
    sizes.sections = old.filter { !changed.contains($0.key) }
    for (section, measured) in old where changed.contains(section) {
      measured.items.forEach { item, size in
        guard let after = map.unreloadedItem(IndexPath(item: item, section: section)) else {
          return
        }
        sizes.sections[after.section, default: SectionMeasurements()].items[after.item] = size
      }
      measured.badges.forEach { kind, item, size in
        guard let after = map.unreloadedItem(IndexPath(item: item, section: section)) else {
          return
        }
        sizes.sections[after.section, default: SectionMeasurements()]
          .badges[kind, item: after.item] = size
      }
      for (kind, size) in measured.boundary {
        let element = ElementID.supplementary(kind, IndexPath(item: 0, section: section))
        guard let after = map.element(element)?.indexPath.section else { continue }
        sizes.sections[after, default: SectionMeasurements()].boundary[kind] = size
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

/// A set of sections, or all of them.
enum ChangedSections {
  case all
  case only(Set<Int>)

  var isEmpty: Bool {
    switch self {
    case .all: false
    case .only(let sections): sections.isEmpty
    }
  }

  func contains(_ section: Int) -> Bool {
    switch self {
    case .all: true
    case .only(let sections): sections.contains(section)
    }
  }

  mutating func insert(_ section: Int) { formUnion(.only([section])) }

  mutating func formUnion(_ other: ChangedSections) {
    guard case .only(var sections) = self else { return }
    guard case .only(let others) = other else {
      self = .all
      return
    }
    // The set is not copied while it is changed.
    self = .only([])
    sections.formUnion(others)
    self = .only(sections)
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
