/// A transaction of layers: the movements that began in it, and who waits for their end.
@MainActor final class LayerTransaction {
  private static var open: [LayerTransaction] = []
  /// Called when it is closed and its movements are over.
  var completion: (() -> Void)?
  /// Whether changes are made at once; nil is as around it.
  var disablesActions: Bool?
  private var movements = 0
  private var isOpen = true

  /// The innermost open transaction.
  static var current: LayerTransaction? { open.last }

  /// Whether changes made now are made at once.
  static var disablesActions: Bool {
    open.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Opens one.
  static func begin() {
    open.append(LayerTransaction())
  }

  /// Closes the innermost one.
  static func commit() {
    guard let closed = open.popLast() else { return }
    closed.isOpen = false
    closed.completeIfOver()
  }

  /// Notes a movement that begins, in all open transactions; answers what to call at its end.
  static func noteMovement() -> () -> Void {
    let transactions = open
    for transaction in transactions { transaction.movements += 1 }
    return { for transaction in transactions { transaction.endMovement() } }
  }

  private func endMovement() {
    movements -= 1
    completeIfOver()
  }

  private func completeIfOver() {
    guard !isOpen, movements == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}
