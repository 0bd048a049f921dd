// As with Apple's, a file that imports UIKit has Foundation too.
@_exported import Foundation
