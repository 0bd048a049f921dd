import CompositionalLayout
import LayoutGeometry

/// What a compositional layout keeps of measured views (compositional-layout.md 4.2).
struct LayoutMeasuring {
  /// The sizes.
  private(set) var sizes = LayoutMeasurements()
  /// What was measured since the layout was solved.
  private(set) var change = LayoutMeasurementChange()
  /// Whether anything was.
  private(set) var isDue = false
  private var basis: MeasuringBasis?

  /// Drops the sizes when they were measured for something else (6.2).
  mutating func keep(for basis: MeasuringBasis) {
    if basis != self.basis { forget() }
    self.basis = basis
    settle()
  }

  /// Drops all sizes.
  mutating func forget() {
    sizes = LayoutMeasurements()
    settle()
  }

  /// Says that a solution has everything that was measured.
  mutating func settle() {
    change = LayoutMeasurementChange()
    isDue = false
  }

  /// Keeps the size that a view asks for.
  mutating func take(_ preferred: PreferredSize) {
    let (element, path) = (preferred.element, preferred.element.indexPath)
    isDue = true
    guard path.count == 2 else {
      sizes.boundary[element.kind] = preferred.size
      return
    }
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

  /// Lets sizes follow their items and sections in an update; those of reloaded ones are dropped.
  ///
  /// Costs what was measured.
  mutating func follow(_ map: UpdateMap) {
    let old = sizes.sections
    sizes.sections = [:]
    for (section, measured) in old {
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

  /// Puts what was measured into the sections.
  func write(to contents: inout [LayoutSectionContent]) {
    for (section, measured) in sizes.sections where contents.indices.contains(section) {
      contents[section].measured = measured
    }
  }

  /// Puts what was measured since the layout was solved into the sections; the others are not read.
  func writeChange(to contents: inout [LayoutSectionContent]) {
    for section in change.sections.keys where contents.indices.contains(section) {
      contents[section].measured = sizes.sections[section] ?? SectionMeasurements()
    }
  }
}

/// What sizes were measured for; they are of no use for anything else.
struct MeasuringBasis: Equatable {
  private let axis: LayoutAxis
  private let crossLength: CGFloat
  private let traits: UITraitCollection

  /// The view and the configuration that a layout is solved for.
  init(_ view: PreparedView, _ configuration: LayoutConfiguration) {
    axis = configuration.axis
    crossLength = view.environment.size[configuration.axis.crossing]
    traits = view.traits
  }
}
