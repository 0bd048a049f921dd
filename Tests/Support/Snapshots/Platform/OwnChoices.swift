import UIKit

#if !canImport(Darwin)
  /// Performs a closure with this UIKit's own choices, whatever `UIKIT_CHOICES` selects.
  ///
  /// It is for tests that count what this UIKit does, such as the cells that it creates. The reason stands
  /// beside each use.
  @MainActor public func withOwnChoices<Result>(_ body: () throws -> Result) rethrows -> Result {
    try OpenChoices().perform(body)
  }
#else
  /// Performs a closure; Apple's UIKit has its own choices only.
  @MainActor public func withOwnChoices<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
