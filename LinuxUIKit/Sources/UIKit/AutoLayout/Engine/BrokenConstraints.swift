/// The views whose constraints have been broken because they contradict others.
///
/// Views are not retained.
@MainActor package enum BrokenConstraints {
  private struct WeakView {
    weak var view: UIView?
  }

  /// Called with the message about each constraint that is broken, for tests.
  package static var onReport: ((String) -> Void)?

  private static var views: [ObjectIdentifier: WeakView] = [:]

  /// Records the views of a constraint that was broken.
  static func record(_ constraint: NSLayoutConstraint) {
    views = views.filter { $0.value.view != nil }
    let items = [constraint.firstLayoutItem, constraint.secondLayoutItem]
    guard let view = items.lazy.compactMap({ $0?.layoutView }).first else { return }
    views[ObjectIdentifier(view)] = WeakView(view: view)
  }

  /// Returns whether a constraint whose first item is the view has been broken.
  static func contains(_ view: UIView) -> Bool {
    views[ObjectIdentifier(view)]?.view === view
  }
}
