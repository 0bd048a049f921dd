import UIKit

/// The strong references to objects, which are counted in debug builds only.
enum StrongReferences {
  /// Whether ``count(of:)`` returns numbers.
  static var areCounted: Bool {
    #if DEBUG
      return true
    #else
      return false
    #endif
  }

  /// Returns the number of strong references to `object`, or 0 in release builds.
  ///
  /// Only the difference between two calls means anything.
  static func count(of object: AnyObject) -> Int {
    #if !DEBUG
      return 0
    #elseif canImport(Darwin)
      return CFGetRetainCount(object)
    #else
      return Int(_getRetainCount(object))
    #endif
  }
}
