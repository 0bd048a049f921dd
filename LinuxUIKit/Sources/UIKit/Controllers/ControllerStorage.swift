/// What a view controller remembers.
@MainActor struct ControllerStorage {
  var view: UIView?
  var title: String?
  var navigationItem: UINavigationItem?
  var isEditing = false
  var editButton: UIBarButtonItem?
  /// Traits for children, by the child's identity.
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// What a container's bars add to the safe area of the view.
  var containerSafeArea = UIEdgeInsets.zero
  /// The scroll view that bars follow, if one was named.
  weak var contentScrollView: UIScrollView?
  var appearance = AppearanceState()
  /// What lies over this screen.
  var presentation: Presentation?
  /// How this screen lies over another one.
  weak var presentedBy: Presentation?
  /// The change of screens that this one takes part in.
  var coordinator: TransitionCoordinator?
}

/// How far a controller's view is on its way into or out of a window.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called since the view began to appear.
  var hasToldIsAppearing = false
  /// Whether a move of the view between windows began this, and so ends it.
  var beganByMove = false
}
