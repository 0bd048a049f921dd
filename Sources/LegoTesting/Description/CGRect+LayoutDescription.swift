import UIKit

extension CGRect {
  /// The numbers x, y, width and height, separated by spaces.
  var layoutDescription: String {
    [minX, minY, width, height].map(\.layoutDescription).joined(separator: " ")
  }
}

extension CGFloat {
  /// The number with at most two decimals, without trailing zeros.
  var layoutDescription: String {
    let text = String(format: "%.2f", Double(self))
    guard text.contains(".") else { return text }
    let short = text.replacing(/\.?0+$/, with: "")
    return short == "-0" ? "0" : short
  }
}
