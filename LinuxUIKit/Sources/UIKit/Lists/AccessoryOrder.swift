/// Which accessories a cell shows at each side, in their order (uikit.md 3.4.5).
struct AccessoryOrder {
  /// From the cell's leading edge on.
  private(set) var leading: [UICellAccessory] = []
  /// To the cell's trailing edge.
  private(set) var trailing: [UICellAccessory] = []

  /// The order of those that are displayed in an editing state.
  init(_ accessories: [UICellAccessory], isEditing: Bool) {
    let displayed = accessories.filter { $0.isDisplayed(isEditing: isEditing) }
    // 1. Put the system's in their order.
    let system = displayed.filter { $0.kind.rank != nil }
      .sorted { ($0.kind.rank ?? 0) < ($1.kind.rank ?? 0) }
    leading = system.filter(\.isLeading)
    trailing = system.filter { !$0.isLeading }
    // 2. Put the others where they want to be.
    for accessory in displayed where accessory.kind.rank == nil { insert(accessory) }
  }

  private mutating func insert(_ accessory: UICellAccessory) {
    switch accessory.placement {
    case .leading(_, let position):
      leading.insert(accessory, at: min(max(position(leading), 0), leading.count))
    case .trailing(_, let position):
      trailing.insert(accessory, at: min(max(position(trailing), 0), trailing.count))
    }
  }
}
