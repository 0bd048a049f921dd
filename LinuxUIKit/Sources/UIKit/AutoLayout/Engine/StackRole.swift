/// The effect of a stack view on the contributions of an arranged view's intrinsic size.
struct StackRole: Hashable {
  /// The stack's axis.
  var axis: NSLayoutConstraint.Axis
  /// The index among the visible views; `nil` for hidden ones, and if no priorities are equal.
  var rank: Int?
  /// Whether the view is the last visible one.
  var isLast = false
  /// Whether the intrinsic size on the other axis is ignored: that of a hidden view that would fill
  /// the stack view.
  var hidesContentAcross = false

  /// Returns the strength with which the view keeps its intrinsic length if nothing else decides;
  /// `nil` for none.
  ///
  /// Among views of equal priority the first one yields, so later ones have a greater strength.
  /// Views without content yield before those, the last of them completely, so earlier ones have a
  /// strength to be shorter. All levels are below those that an app can set.
  func tieLevel(hasContent: Bool) -> Double? {
    guard let rank else { return nil }
    let share = 1 / Double(rank + 2)
    guard hasContent else { return isLast ? nil : share }
    return rank == 0 ? nil : 1 - share
  }
}

extension UIView {
  /// Sets the view's role in a stack view; `nil` for none.
  func setStackRole(_ role: StackRole?) {
    guard autoLayoutState?.stackRole != role else { return }
    requireAutoLayoutState().setStackRole(role)
    invalidateContentSize()
  }
}
