/// The work of a collection view's next layout pass, and the update or request in progress.
@MainActor final class PendingWork {
  /// The steps of a layout pass, each of which is performed only when it is required.
  struct Steps: OptionSet {
    let rawValue: UInt8

    /// Removing the displayed views, because their data is outdated.
    static let reload = Steps(rawValue: 1)
    /// Calling `prepare()` on the layout.
    static let preparation = Steps(rawValue: 2)
    /// Requesting the elements in the visible bounds from the layout.
    static let elements = Steps(rawValue: 4)
    /// Notifying the delegate of displayed views, and removing those that left the visible bounds.
    static let display = Steps(rawValue: 8)
    /// Determining the items to prefetch.
    static let prefetching = Steps(rawValue: 16)
  }

  /// The passes in progress.
  let passes = LayoutPasses()
  /// The update that is being collected; `nil` outside of batch updates.
  private(set) var batch: BatchUpdate?
  /// The request to the data source that is in progress.
  private(set) var request: ElementRequest?
  /// The consequences of invalidations for the next preparation or pass.
  private(set) var invalidation = PendingInvalidation()
  /// The invalidation that the bounds cause that are being set; `nil` if they cause none.
  private var boundsInvalidation: UICollectionViewLayoutInvalidationContext?
  /// The displayed cells that the next pass configures again.
  private var reconfigured: [VisibleElement] = []
  private var steps: Steps = [.preparation, .elements]

  /// Begins to collect an update.
  func beginBatch(_ new: BatchUpdate) { batch = new }

  /// Removes and returns the collected update.
  func removeBatch() -> BatchUpdate? {
    defer { batch = nil }
    return batch
  }

  /// Performs a call to the data source with a request in progress.
  func perform<Result>(_ new: ElementRequest, _ call: () -> Result) -> Result {
    let outer = request
    request = new
    defer { request = outer }
    return call()
  }

  /// Returns whether a step is required.
  func needs(_ step: Steps) -> Bool { steps.contains(step) }

  /// Returns whether one of several steps is required.
  func needsAny(of others: Steps) -> Bool { !steps.isDisjoint(with: others) }

  /// Requires steps in the next pass.
  func require(_ others: Steps) { steps.formUnion(others) }

  /// Marks a step as performed; returns whether it was required.
  func begin(_ step: Steps) -> Bool { steps.remove(step) != nil }

  /// Requires the steps that an invalidation of the layout entails.
  func requireLayout(adjustingOffsetBy adjustment: CGPoint) {
    require([.preparation, .elements])
    invalidation.isLayoutInvalidated = true
    invalidation.handledSections = .all
    adjustOffset(by: adjustment)
  }

  /// Requires the elements of new visible bounds.
  func requireVisibleElements() {
    require(.elements)
    invalidation.handledSections = .all
  }

  /// Requires the elements of a section that has scrolled orthogonally.
  func requireElements(ofScrolledSection section: Int) {
    require(.elements)
    invalidation.handledSections.insert(section)
  }

  /// Requires that displayed cells are configured again in the next pass.
  func requireReconfiguration(of elements: [VisibleElement]) {
    guard !elements.isEmpty else { return }
    reconfigured += elements
    require(.elements)
  }

  /// Removes and returns the cells that have to be configured again.
  func removeReconfigured() -> [VisibleElement] {
    guard !reconfigured.isEmpty else { return [] }
    defer { reconfigured = [] }
    return reconfigured
  }

  /// Stores the invalidation that new bounds cause once they are set.
  func setBoundsInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    boundsInvalidation = context
  }

  /// Removes and returns the invalidation that new bounds cause.
  func removeBoundsInvalidation() -> UICollectionViewLayoutInvalidationContext? {
    defer { boundsInvalidation = nil }
    return boundsInvalidation
  }

  /// Moves the content offset at the next preparation.
  func adjustOffset(by adjustment: CGPoint) {
    invalidation.offsetAdjustment.x += adjustment.x
    invalidation.offsetAdjustment.y += adjustment.y
  }

  /// Removes and returns the distance that the content offset has to move.
  func removeOffsetAdjustment() -> CGPoint {
    defer { invalidation.offsetAdjustment = .zero }
    return invalidation.offsetAdjustment
  }

  /// Removes and returns the sections whose visible items may be changed by their handlers.
  func removeHandledSections() -> DueSections {
    defer { invalidation.handledSections = .only([]) }
    return invalidation.handledSections
  }

  /// Marks the displayed elements as those of the current layout.
  func markElementsAsCurrent() { invalidation.isLayoutInvalidated = false }
}

/// The consequences of invalidations that have not been applied yet.
struct PendingInvalidation {
  /// Whether the layout was invalidated since its elements were last requested.
  fileprivate(set) var isLayoutInvalidated = true
  /// The sections whose visible items may be changed by their handlers in the next pass.
  fileprivate(set) var handledSections = DueSections.all
  /// The distance that the content offset moves with the next preparation.
  fileprivate(set) var offsetAdjustment = CGPoint.zero
}
