/// What the engine has to know of single views.
extension StackArrangement {
  /// The part of each arranged view.
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

  /// Whether some priority leaves open which of two views gives way.
  private var hasTies: Bool {
    guard distribution != .fillEqually, visible.count > 1 else { return false }
    return Set(visible.map(\.hugging)).count < visible.count
      || Set(visible.map(\.resistance)).count < visible.count
  }
}
