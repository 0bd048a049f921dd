/// Groups changes of layers, so that one completion follows all their movements.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { print("in place") }
/// collectionView.performBatchUpdates { … }
/// CATransaction.commit()
/// ```
///
/// Transactions can stand in each other; a movement belongs to all that are open when it begins.
/// Ours leaves out what is about implicit animations, for it has none: durations, timing functions
/// and values by key. It belongs to the main actor.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// Opens a transaction inside of the one that is open, if any.
  open class func begin() {
    LayerTransaction.begin()
  }

  /// Closes the innermost open transaction; does nothing when none is.
  ///
  /// Its completion is called when all its movements are over: at once when there are none.
  open class func commit() {
    LayerTransaction.commit()
  }

  /// Does nothing: ours draws when somebody asks.
  open class func flush() {}

  /// Whether changes in the transaction are made at once, as `setDisableActions(_:)` said last in it
  /// or in one around it.
  open class func disableActions() -> Bool {
    LayerTransaction.disablesActions
  }

  /// Lets changes in the rest of the transaction be made at once, or moves again.
  ///
  /// Without an open transaction it does nothing; Apple's opens one until the end of the turn.
  open class func setDisableActions(_ flag: Bool) {
    LayerTransaction.current?.disablesActions = flag
  }

  /// What is called when the movements of the innermost open transaction are over.
  open class func completionBlock() -> (() -> Void)? {
    LayerTransaction.current?.completion
  }

  /// Sets what is called, once, when the movements of the innermost open transaction are over; set
  /// it before they begin.
  ///
  /// Without an open transaction it does nothing; Apple's opens one until the end of the turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    LayerTransaction.current?.completion = block
  }
}
