// As with Apple's, a file that imports CoreGraphics has the geometry types, and not all of
// Foundation.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
