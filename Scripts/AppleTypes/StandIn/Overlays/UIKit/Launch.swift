import Foundation
@_exported import UIKit

// The entry point that `@main` calls.
extension UIApplicationDelegate {
  @MainActor @preconcurrency public static func main() { fatalError() }
}
