// A computer without a Taptic Engine gives no feedback, as an iPad does.

/// The base class of generators of haptic feedback, which has no effect on Linux.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}

  /// Prepares the generator for feedback that occurs soon.
  open func prepare() {}
}

/// A generator of the feedback of an impact.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  /// Creates a generator with a style.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Gives feedback of an impact.
  open func impactOccurred() {}

  /// Gives feedback of an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of the feedback of a changed selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback of a changed selection.
  open func selectionChanged() {}
}

/// A generator of the feedback of the result of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success = 0
    /// A warning.
    case warning = 1
    /// Failure.
    case error = 2
  }

  /// Gives feedback of a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
