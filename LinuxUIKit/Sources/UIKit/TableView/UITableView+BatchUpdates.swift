extension UITableView {
  /// Performs updates as one, as the function of an optional closure does.
  ///
  /// Apple's closure is optional and does not escape, which Swift can't declare.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
