/// The views of a list cell's accessories.
///
/// They match the accessories and the state of the cell at the last update.
@MainActor final class ListAccessoryViews {
  /// The views at the leading edge, in their order.
  private(set) var leading: [AccessoryView] = []
  /// The views at the trailing edge, in their order.
  private(set) var trailing: [AccessoryView] = []
  // `nil` if the views must be updated.
  private var state: AccessoryState?

  /// The views at both edges.
  var all: [AccessoryView] { leading + trailing }

  /// Requests an update because the accessories changed.
  func invalidate() {
    state = nil
  }

  /// Returns whether the views must be updated for a state.
  func needsUpdate(for state: AccessoryState) -> Bool { state != self.state }

  /// Updates the views for accessories and a state.
  ///
  /// Views of the same kind are kept; only missing ones are created.
  func update(to order: AccessoryOrder, in state: AccessoryState, of cell: UIView) {
    self.state = state
    var unused = all
    leading = order.leading.map { view(for: $0, in: state, of: cell, from: &unused) }
    trailing = order.trailing.map { view(for: $0, in: state, of: cell, from: &unused) }
    for view in unused { view.removeFromSuperview() }
  }

  private func view(
    for accessory: UICellAccessory, in state: AccessoryState, of cell: UIView,
    from unused: inout [AccessoryView]
  ) -> AccessoryView {
    let index = unused.firstIndex { $0.accessory.kind.sharesViews(with: accessory.kind) }
    guard let index else {
      let view = AccessoryView(accessory, in: state)
      cell.addSubview(view)
      return view
    }
    let view = unused.remove(at: index)
    view.show(accessory, in: state)
    return view
  }
}

/// The lines of a list cell: its separators and the line before the reorder control.
///
/// A line that isn't displayed has no view.
@MainActor final class ListCellLines {
  /// The position of a line.
  enum Position {
    case top, bottom, beforeReorderControl
  }

  /// The guide of the separators' start and end; `nil` if it is not used.
  private(set) var guide: UILayoutGuide?
  private var views: [Position: UIView] = [:]
  private var wasMarked = false

  /// Records whether the cell is selected or highlighted, and returns whether that changed.
  func setMarked(_ isMarked: Bool) -> Bool {
    defer { wasMarked = isMarked }
    return isMarked != wasMarked
  }

  /// Returns the guide of the separators, which is created by the first call.
  func guide(created create: () -> UILayoutGuide) -> UILayoutGuide {
    if let guide { return guide }
    let new = create()
    guide = new
    return new
  }

  /// Displays a line in a cell.
  func show(_ position: Position, in cell: UIView, frame: CGRect, color: UIColor) {
    let view = views[position] ?? UIView()
    if view.superview !== cell { cell.addSubview(view) }
    views[position] = view
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.frame = frame
  }

  /// Removes a line.
  func remove(_ position: Position) {
    views.removeValue(forKey: position)?.removeFromSuperview()
  }
}
