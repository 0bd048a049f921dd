// As with Apple's, a file that imports QuartzCore has CoreGraphics and Foundation too.
@_exported import CoreGraphics
@_exported import Foundation
