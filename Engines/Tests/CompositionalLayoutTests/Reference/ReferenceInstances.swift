import CompositionalLayout
import Foundation

/// The instances of a section's group, each solved with its own measured cells
/// (compositional-layout.md, 2.7).
struct ReferenceInstances {
  /// One instance, and its first item.
  struct Instance {
    var item: Int
    var group: ReferenceGroup
    /// The instance without measurements.
    var template: ReferenceGroup
  }

  var instances: [Instance] = []

  init(
    _ content: LayoutSectionContent, _ inner: CGSize, _ frames: LayoutCustomFrame.Provider
  ) throws {
    guard content.itemCount > 0 else { return }
    let group = content.section.group
    var sizes = ReferenceSizes(items: content.measured.items)
    let template = try Self.template(content, inner, frames, &sizes)
    var item = 0
    while item < content.itemCount, !template.leaves.isEmpty {
      var instance = template
      if group.selfSizes {
        let left = content.itemCount - item
        for limit in [Int.max, left] where limit > left || instance.leaves.count > left {
          instance = try ReferenceGroup(
            group, inner.width, inner.height, limit: limit, frames, sizes, first: item)
        }
        if instance.leaves.isEmpty {
          // Later measurements have no cell.
          sizes.items = MeasuredSizes()
          instance = template
        }
      }
      instances.append(Instance(item: item, group: instance, template: template))
      item += instance.leaves.count
    }
  }

  /// Returns a complete instance without measurements, except for the lengths that the section
  /// shares.
  private static func template(
    _ content: LayoutSectionContent, _ inner: CGSize, _ frames: LayoutCustomFrame.Provider,
    _ sizes: inout ReferenceSizes
  ) throws -> ReferenceGroup {
    let group = content.section.group
    let plain = try ReferenceGroup(group, inner.width, inner.height, limit: .max, frames)
    guard !plain.leaves.isEmpty else { return plain }
    sizes.share(content, kinds: plain.leaves.map(\.size))
    let shared = ReferenceSizes(width: sizes.width, height: sizes.height)
    return try ReferenceGroup(group, inner.width, inner.height, limit: .max, frames, shared)
  }
}
