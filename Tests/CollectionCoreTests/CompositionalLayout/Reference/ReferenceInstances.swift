import CollectionCore
import Foundation

/// The instances of a section's group, each solved with its own measured cells (2.7).
struct ReferenceInstances {
  /// One instance, and the item at which it starts.
  struct Instance {
    var item: Int
    var group: ReferenceGroup
    /// The instance as it would be if nothing were measured.
    var template: ReferenceGroup
  }

  var instances: [Instance] = []

  init(
    _ content: LayoutSectionContent, _ inner: CGSize, _ frames: LayoutCustomFrame.Provider
  ) throws {
    guard content.itemCount > 0 else { return }
    let group = content.section.group
    let template = try ReferenceGroup(group, inner.width, inner.height, limit: .max, frames)
    var sizes = content.measured.items
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
          // Nothing of what was measured has a place from here on.
          sizes = MeasuredSizes()
          instance = template
        }
      }
      instances.append(Instance(item: item, group: instance, template: template))
      item += instance.leaves.count
    }
  }
}
