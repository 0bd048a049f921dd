/// The displayed accessories at each side of a cell, in their order (uikit.md, 3.4.5).
struct AccessoryOrder {
  /// The accessories from the leading edge on.
  private(set) var leading: [UICellAccessory] = []
  /// The accessories up to the trailing edge.
  private(set) var trailing: [UICellAccessory] = []

  /// Creates the order of accessories in an editing state.
  init(_ accessories: [UICellAccessory], isEditing: Bool) {
    let displayed = accessories.filter { $0.isDisplayed(isEditing: isEditing) }
    // 1. Sort the system accessories.
    let system = displayed.filter { $0.kind.rank != nil }
      .sorted { ($0.kind.rank ?? 0) < ($1.kind.rank ?? 0) }
    leading = system.filter(\.isLeading)
    trailing = system.filter { !$0.isLeading }
    // 2. Insert the custom views at their positions.
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
