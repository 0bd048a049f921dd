import Foundation

/// Whether code runs where the main actor does.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main queue, whichever thread works for it.
  ///
  /// On Linux the main thread may leave the main queue to others.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) ?? Thread.isMainThread
  }
}
