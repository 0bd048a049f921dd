// As with Apple's, a file that imports UIKit has Foundation, CoreGraphics and QuartzCore too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
// On Apple's platforms, `URLSession` and its relatives belong to Foundation.
@_exported import FoundationNetworking
