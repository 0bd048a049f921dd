/// An update of the properties of all marked views, from the outermost down, before their layout.
///
/// A view that marks another one during the update causes another round, up to `maximumRounds`, as
/// layout passes have.
@MainActor struct PropertiesPass {
  private static let maximumRounds = 100
  private let root: UIView

  /// Creates an update from the outermost ancestor of a view that is marked for properties.
  ///
  /// Unverified: Apple's documentation doesn't say which views `updatePropertiesIfNeeded()` updates;
  /// these are those that `layoutIfNeeded()` lays out.
  init(from view: UIView) {
    var root = view
    for ancestor in sequence(first: view, next: \.superview)
    where ancestor.layoutMarks.needsProperties {
      root = ancestor
    }
    self.root = root
  }

  /// Creates an update of a view and its descendants, ignoring marked ancestors.
  init(inside view: UIView) {
    root = view
  }

  /// Updates properties until no view is marked.
  func run() {
    var rounds = 0
    while root.layoutMarks.isDueForProperties, rounds < Self.maximumRounds {
      visit(root)
      rounds += 1
    }
  }

  private func visit(_ view: UIView) {
    view.updateMarkedProperties()
    view.layoutMarks.subtreePropertiesWillUpdate()
    for subview in view.subviews where subview.layoutMarks.isDueForProperties {
      visit(subview)
    }
  }
}

extension UIView {
  /// Marks the view as needing `updateProperties`.
  func markForProperties() {
    if layoutMarks.markViewForProperties() { markAncestorsForProperties() }
  }

  /// Marks the view and its ancestors as containing a view that needs properties.
  func markSubtreeForProperties() {
    if layoutMarks.markSubtreeForProperties() { markAncestorsForProperties() }
  }

  /// Marks the ancestors as containing a view that needs properties, and schedules a layout pass of
  /// the window.
  func markAncestorsForProperties() {
    var ancestor = superview
    while let view = ancestor, view.layoutMarks.markSubtreeForProperties() {
      ancestor = view.superview
    }
    window?.scheduleLayout()
  }

  /// Updates the properties of the view controller and of the view, if they are marked.
  ///
  /// Unverified: that the view controller precedes its view.
  func updateMarkedProperties() {
    guard layoutMarks.isDueForProperties else { return }
    let controller = owningController.flatMap { $0.propertiesWillUpdate() ? $0 : nil }
    let isMarked = layoutMarks.viewPropertiesWillUpdate()
    guard isMarked || controller != nil else { return }
    traitCollection.performAsCurrent {
      controller?.updateProperties()
      if isMarked { updateProperties() }
    }
  }
}
