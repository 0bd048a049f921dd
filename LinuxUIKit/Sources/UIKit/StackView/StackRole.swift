/// What being arranged by a stack changes of what a view says about its natural length.
struct StackRole: Hashable {
  /// The stack's axis.
  var axis: NSLayoutConstraint.Axis
  /// Which of the visible views it is, counted from the first; nil for hidden ones, and where no
  /// priorities are equal.
  var rank: Int?
  /// Whether it is the last visible view.
  var isLast = false
  /// Whether the natural size across the axis does not count: that of a hidden view that would fill
  /// the stack.
  var hidesContentAcross = false

  /// How much the view wants its natural length when nothing else decides; nil for not at all.
  ///
  /// Between equal priorities the first view gives way, so every later one wants its length more.
  /// Views without content all give way before that, the last one of them wholly, so every earlier
  /// one wants to be shorter. All levels are below those that an app can set.
  func tieLevel(hasContent: Bool) -> Double? {
    guard let rank else { return nil }
    let share = 1 / Double(rank + 2)
    guard hasContent else { return isLast ? nil : share }
    return rank == 0 ? nil : 1 - share
  }
}

extension UIView {
  /// Tells the view its part in a stack; nil when it has none.
  func setStackRole(_ role: StackRole?) {
    guard autoLayoutState?.stackRole != role else { return }
    requireAutoLayoutState().stackRole = role
    readContentAnew()
  }
}
