// As with Apple's, a file that imports UIKit has Foundation, CoreGraphics, QuartzCore and Symbols too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import Symbols
// On Apple's platforms, `URLSession` and its relatives belong to Foundation.
@_exported import FoundationNetworking
