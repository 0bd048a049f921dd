extension UIControl {
  func add(_ action: UIAction, for events: Event) {
    let former = actions.first { $0.action === action }?.events ?? []
    remove(action.identifier, for: events.union(former))
    actions.append((action, events.union(former)))
  }

  func remove(_ identifier: UIAction.Identifier, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
