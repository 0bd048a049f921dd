// As with Apple's, a file that imports Accessibility has Foundation too.
@_exported import Foundation
