extension StackArrangement {
  /// Returns the roles of arranged views that have one.
  func roles() -> [ObjectIdentifier: StackRole] {
    var roles: [ObjectIdentifier: StackRole] = [:]
    for item in items where item.isHidden {
      roles[item.id] = StackRole(axis: axis, hidesContentAcross: alignment == .fill)
    }
    guard hasTies else { return roles }
    for (rank, item) in visible.enumerated() {
      roles[item.id] = StackRole(axis: axis, rank: rank, isLast: rank == visible.count - 1)
    }
    return roles
  }

  /// Whether it is ambiguous which of two views with equal priorities yields.
  private var hasTies: Bool {
    guard distribution != .fillEqually, visible.count > 1 else { return false }
    return Set(visible.map(\.hugging)).count < visible.count
      || Set(visible.map(\.resistance)).count < visible.count
  }
}
