import UIKit

/// The roots of the apps that random users had, of which none should stay in memory.
@MainActor package final class LaunchedScreens {
  /// The roots of this process.
  package static let shared = LaunchedScreens()

  private var roots: [WeakRoot] = []

  private struct WeakRoot {
    weak var controller: UIViewController?
  }

  private init() {}

  /// Records a root when its app is launched.
  ///
  /// Complexity: O(n) in the roots in memory.
  func add(_ root: UIViewController) {
    roots.removeAll { $0.controller == nil }
    roots.append(WeakRoot(controller: root))
  }

  /// Returns a description of the roots that are in memory 10 s later.
  ///
  /// Tasks of an app, such as an image that is loaded, can hold its screens until they end.
  package func leftovers() async -> [String] {
    let end = ContinuousClock.now + .seconds(10)
    while count > 0, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(20)) }
    return count == 0 ? [] : ["\(count) of the launched apps"]
  }

  private var count: Int { roots.count { $0.controller != nil } }
}
