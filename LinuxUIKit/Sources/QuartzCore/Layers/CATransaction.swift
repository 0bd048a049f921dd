/// A group of changes of layers, with one completion handler for all their animations.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { print("in place") }
/// collectionView.performBatchUpdates { … }
/// CATransaction.commit()
/// ```
///
/// Transactions can be nested; an animation belongs to all that are open when it begins.
///
/// Transactions belong to the thread that begins them. Those of the main actor are its own on each thread
/// that runs it.
///
/// The durations and timing functions are those of layers without a view, which animate changes of
/// their properties.
open class CATransaction: NSObject {
  /// Begins a transaction, nested in the current one, if any.
  open class func begin() {
    LayerTransaction.begin()
  }

  /// Commits the innermost open transaction; does nothing if there is none.
  ///
  /// Its completion handler is called when all its animations have ended: immediately if there are
  /// none.
  open class func commit() {
    LayerTransaction.commit()
  }

  /// Does nothing: layers are drawn on request.
  open class func flush() {}

  /// Returns whether changes in the transaction are not animated, as set by `setDisableActions(_:)`
  /// in it or in an outer one.
  open class func disableActions() -> Bool {
    LayerTransaction.disablesActions
  }

  /// Sets whether changes in the rest of the transaction are not animated.
  ///
  /// Without an open transaction it does nothing; Apple's begins one until the end of the turn.
  open class func setDisableActions(_ flag: Bool) {
    LayerTransaction.current?.setDisablesActions(flag)
  }

  /// Returns the duration of animations of changes, in seconds.
  ///
  /// The default is 0.25.
  open class func animationDuration() -> CFTimeInterval { LayerTransaction.animationDuration }

  /// Sets the duration of animations of changes in the rest of the transaction, in seconds.
  ///
  /// Without an open transaction it does nothing; Apple's begins one until the end of the turn.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    LayerTransaction.current?.setValue(dur, forKey: LayerTransaction.durationKey)
  }

  /// Returns the timing function of animations of changes; `nil` for the default one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    LayerTransaction.timingFunction
  }

  /// Sets the timing function of animations of changes in the rest of the transaction.
  ///
  /// Without an open transaction it does nothing; Apple's begins one until the end of the turn.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    LayerTransaction.current?.setValue(function, forKey: LayerTransaction.timingFunctionKey)
  }

  /// Returns the value for a key that was set in the transaction or in an outer one.
  open class func value(forKey key: String) -> Any? {
    key == kCATransactionDisableActions ? disableActions() : LayerTransaction.value(forKey: key)
  }

  /// Sets the value for a key in the rest of the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    guard key != kCATransactionDisableActions else {
      return setDisableActions(anObject as? Bool ?? (anObject as? NSNumber)?.boolValue ?? false)
    }
    LayerTransaction.current?.setValue(anObject, forKey: key)
  }

  /// Returns the completion handler of the innermost open transaction.
  open class func completionBlock() -> (() -> Void)? {
    LayerTransaction.current?.completion
  }

  /// Sets the handler to call once when the animations of the innermost open transaction have
  /// ended; set it before they begin.
  ///
  /// Without an open transaction it does nothing; Apple's begins one until the end of the turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    LayerTransaction.current?.setCompletion(block)
  }
}

/// The key of a transaction's duration, in seconds.
public let kCATransactionAnimationDuration = LayerTransaction.durationKey
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = LayerTransaction.timingFunctionKey
/// The key of the Boolean value that disables actions.
public let kCATransactionDisableActions = "disableActions"

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// Returns the current time of animations, in monotonic seconds.
public func CACurrentMediaTime() -> CFTimeInterval { FrameTime.now }
