import Synchronization

/// The state of animations and drawing that the main actor, and each other thread, has for itself.
///
/// A layer that is used on a thread takes part in the transactions and the drawing of that thread.
final class LayerContext {
  // Unsafe because only code on the main actor gets it, see `current`.
  private nonisolated(unsafe) static let ofMainActor = LayerContext()
  private static let ofThread = ThreadObject()
  /// The number of animation blocks that are being run, on all threads.
  private static let recordingCount = Atomic<Int>(0)

  /// The context of the main actor or of the current thread.
  ///
  /// The main actor has one, as on Linux it isn't bound to a thread.
  static var current: LayerContext {
    guard !MainQueue.isCurrent else { return ofMainActor }
    if let context = ofThread.object as? LayerContext { return context }
    let context = LayerContext()
    ofThread.object = context
    return context
  }

  /// Whether an animation block may be run on any thread; costs next to nothing.
  static var mayRecord: Bool { recordingCount.load(ordering: .relaxed) > 0 }

  /// Whether animations are enabled, see `UIView.setAnimationsEnabled(_:)`.
  var enablesAnimations = true
  /// The clock that new animations follow; `nil` for the time of frames.
  private(set) var clock: AnimationClock?
  /// The animation whose block is being run, the innermost one.
  private(set) var recording: AnimationGroup?
  /// The open transactions, from the outermost to the innermost.
  var transactions: [LayerTransaction] = []
  /// Whether layers are drawn with their animations, rather than with their own values.
  private(set) var drawsAnimations = false
  /// The number of nested blocks in which changes of layers without a view begin no animations.
  private var actionSuspensions = 0
  /// The layers with animation objects that frames advance.
  let animatedLayers = AnimatedLayerStates()

  /// Whether changes of layers without a view begin animations.
  var allowsActions: Bool {
    actionSuspensions == 0 && enablesAnimations && !LayerTransaction.disablesActions
  }

  /// Runs a block whose changes belong to an animation.
  func record(in group: AnimationGroup, _ changes: () -> Void) {
    Self.recordingCount.add(1, ordering: .relaxed)
    let outer = recording
    recording = group
    changes()
    recording = outer
    Self.recordingCount.subtract(1, ordering: .relaxed)
  }

  /// Runs a block whose animations follow a clock.
  func record(with newClock: AnimationClock, _ animations: () -> Void) {
    let outer = clock
    clock = newClock
    animations()
    clock = outer
  }

  /// Runs a block whose changes are not animated.
  func withoutAnimation(_ changes: () -> Void) {
    let before = enablesAnimations
    enablesAnimations = false
    changes()
    enablesAnimations = before
  }

  /// Runs a block whose changes begin no animations of any kind.
  func withoutActions(_ body: () -> Void) {
    actionSuspensions += 1
    withoutAnimation(body)
    actionSuspensions -= 1
  }

  /// Draws layers with their animations while `body` runs.
  func drawingAnimations(_ body: () -> Void) {
    let before = drawsAnimations
    drawsAnimations = true
    body()
    drawsAnimations = before
  }
}
