import UIKit

#if !canImport(Darwin)
  /// Performs a closure with this UIKit's own choices, whatever `UIKIT_CHOICES` selects.
  ///
  /// It is for tests that count what this UIKit does, such as the cells that it creates. The reason stands
  /// beside each use.
  @MainActor public func withOwnChoices<Result>(_ body: () throws -> Result) rethrows -> Result {
    try OpenChoices().perform(body)
  }

  /// Performs a closure in which UIKit requests views up to one screen ahead.
  @MainActor public func withPreparedViews<Result>(_ body: () throws -> Result) rethrows -> Result {
    try OpenChoices.preparesElementsAhead.perform(body)
  }
#else
  /// Performs a closure; Apple's UIKit has its own choices only.
  @MainActor public func withOwnChoices<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// Performs a closure; Apple's UIKit decides when it requests views.
  @MainActor public func withPreparedViews<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
