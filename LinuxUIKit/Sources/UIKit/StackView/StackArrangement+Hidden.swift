/// The constraints of hidden views.
extension StackArrangement {
  /// Hidden views without length where their neighbors meet: half of the spacing after the visible
  /// view before them, at the edge of the canvas if there is none.
  func parked() -> [StackConstraint] {
    var before: Item?
    let last = visible.last
    return items.flatMap { item -> [StackConstraint] in
      guard item.isHidden else {
        before = item
        return []
      }
      let length = StackConstraint(name: .hiding, first: item.side[axis.length])
      return [length, junction(of: item, after: before, last: last)] + alignedWhileHidden(item)
    }
  }

  private func junction(of item: Item, after before: Item?, last: Item?) -> StackConstraint {
    guard let before else {
      return StackConstraint(
        name: .spacing, first: item.side[axis.start],
        second: canvas[axis.start])
    }
    return StackConstraint(
      name: .spacing, first: item.side[axis.start], second: before.side[axis.end],
      constant: before.id == last?.id ? 0 : before.spacingAfter / 2)
  }
}
