// As with Apple's, a file that imports CoreGraphics has the geometry types, the mathematical functions
// and Dispatch, and not all of Foundation.
@_exported import Dispatch
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import func Foundation.acos
@_exported import func Foundation.asin
@_exported import func Foundation.atan
@_exported import func Foundation.atan2
@_exported import func Foundation.cbrt
@_exported import func Foundation.ceil
@_exported import func Foundation.cos
@_exported import func Foundation.cosh
@_exported import func Foundation.exp
@_exported import func Foundation.exp2
@_exported import func Foundation.fabs
@_exported import func Foundation.floor
@_exported import func Foundation.fmax
@_exported import func Foundation.fmin
@_exported import func Foundation.fmod
@_exported import func Foundation.hypot
@_exported import func Foundation.log
@_exported import func Foundation.log10
@_exported import func Foundation.log2
@_exported import func Foundation.round
@_exported import func Foundation.sin
@_exported import func Foundation.sinh
@_exported import func Foundation.sqrt
@_exported import func Foundation.tan
@_exported import func Foundation.tanh
@_exported import func Foundation.trunc
// Foundation has one for decimal numbers too, with which `pow(2.0, 3)` would be ambiguous.
@_exported import func Glibc.pow

/// The largest finite `Float`, as Darwin's mathematics names it.
public let HUGE = Float.greatestFiniteMagnitude
