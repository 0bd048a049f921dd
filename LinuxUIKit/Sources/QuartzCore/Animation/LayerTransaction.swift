import Foundation

/// A transaction: the animations that began in it, and the handler that is called at their end.
final class LayerTransaction {
  /// Called when the transaction is committed and its animations have ended.
  private(set) var completion: (() -> Void)?  // Public API of the transaction.
  /// Whether changes are not animated; `nil` inherits the value of the outer transaction.
  private var disablesActions: Bool?
  private var animationCount = 0
  /// The values that were set for keys, by `CATransaction.setValue(_:forKey:)`.
  private var values: [String: Any] = [:]
  private var isOpen = true

  /// The innermost open transaction.
  static var current: LayerTransaction? { LayerContext.current.transactions.last }

  /// Sets the closure to call when the transaction is committed and its animations have ended.
  func setCompletion(_ completion: (() -> Void)?) {
    self.completion = completion
  }

  /// Sets whether changes are not animated.
  func setDisablesActions(_ disables: Bool) {
    disablesActions = disables
  }

  /// Whether current changes are not animated.
  static var disablesActions: Bool {
    LayerContext.current.transactions.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// The duration of animations without one of their own, in seconds.
  static var animationDuration: Double {
    (value(forKey: durationKey) as? NSNumber)?.doubleValue
      ?? value(forKey: durationKey) as? Double ?? 0.25
  }

  /// The timing function of animations of changes; `nil` for the default one.
  static var timingFunction: CAMediaTimingFunction? {
    value(forKey: timingFunctionKey) as? CAMediaTimingFunction
  }

  static let durationKey = "animationDuration"
  static let timingFunctionKey = "animationTimingFunction"

  /// Returns the value for a key that was set in the innermost transaction that has one.
  static func value(forKey key: String) -> Any? {
    LayerContext.current.transactions.last { $0.values[key] != nil }?.values[key]
  }

  /// Sets the value for a key in the innermost open transaction.
  func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Begins a transaction.
  static func begin() {
    LayerContext.current.transactions.append(LayerTransaction())
  }

  /// Commits the innermost open transaction.
  static func commit() {
    guard let committed = LayerContext.current.transactions.popLast() else { return }
    committed.isOpen = false
    committed.completeIfEnded()
  }

  /// Adds an animation to all open transactions; returns the handler for its end.
  static func beginAnimation() -> () -> Void {
    let transactions = LayerContext.current.transactions
    for transaction in transactions { transaction.animationCount += 1 }
    return { for transaction in transactions { transaction.endAnimation() } }
  }

  private func endAnimation() {
    animationCount -= 1
    completeIfEnded()
  }

  private func completeIfEnded() {
    guard !isOpen, animationCount == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}
