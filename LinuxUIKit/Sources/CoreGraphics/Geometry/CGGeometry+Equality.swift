import Foundation

extension CGPoint {
  /// Returns whether both points have the same coordinates.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both sizes have the same width and height.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both rectangles are the same after their widths and heights are made positive.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
