/// The internal state of a view controller.
@MainActor struct ControllerStorage {
  var view: UIView?
  var title: String?
  var navigationItem: UINavigationItem?
  var isEditing = false
  var editButton: UIBarButtonItem?
  /// Trait overrides for children, by the child's identity.
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The safe area insets contributed by the bars of a container.
  var containerSafeArea = UIEdgeInsets.zero
  /// The content scroll view for the top bar, if one was set.
  weak var contentScrollView: UIScrollView?
  var appearance = AppearanceState()
  /// The presentation of another view controller over this one.
  var presentation: Presentation?
  /// The presentation by which this view controller is presented.
  weak var presentedBy: Presentation?
  /// The coordinator of the transition that involves this view controller.
  var coordinator: TransitionCoordinator?
}

/// The appearance state of a view controller's view.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` was called in the current transition.
  var hasCalledViewIsAppearing = false
  /// Whether moving the view to or from a window began the transition, and so ends it.
  var beganWithWindowChange = false
}
