extension UIColor {
  // Unverified: the weights are those of `CGColorSpace`'s conversion to gray, and the opacity is kept.
  /// The gray of the color's brightness, which depends on the appearance as the color does.
  var desaturated: UIColor {
    guard case .fixed(let components) = source else {
      return UIColor { UIColor(source: .fixed(self.components(with: $0).desaturated)) }
    }
    return UIColor(source: .fixed(components.desaturated))
  }
}

extension ColorComponents {
  /// The gray of the color's brightness.
  fileprivate var desaturated: ColorComponents {
    let parts = rgba
    return .gray(
      white: 0.3 * parts.red + 0.59 * parts.green + 0.11 * parts.blue, alpha: parts.alpha)
  }
}
