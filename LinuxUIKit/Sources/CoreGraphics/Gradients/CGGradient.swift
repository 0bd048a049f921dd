import Foundation

/// An array of Core Foundation.
///
/// Foundation on Linux has no such type; colors of a gradient are converted by `as CFArray`, as on
/// Apple's platforms.
public typealias CFArray = [Any]

/// The sides of a gradient that are painted with its first or last color.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color is painted before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)
  /// The last color is painted after the end.
  public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}

/// Colors at locations from 0 to 1, between which a context draws a smooth transition.
///
///     let colors = [UIColor.white.cgColor, UIColor.systemBlue.cgColor] as CFArray
///     if let gradient = CGGradient(
///       colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
///     {
///       context.drawLinearGradient(
///         gradient, start: .zero, end: CGPoint(x: 0, y: 100), options: [])
///     }
///
/// - Note: Not implemented: gradients from components.
public final class CGGradient: Sendable {
  private let stops: [GradientStop]

  /// Creates a gradient of colors, which are evenly spaced without locations.
  ///
  /// - Parameters:
  ///   - space: Not used: all colors are in sRGB.
  ///   - colors: The colors, of the type `CGColor`. The gradient is `nil` if there are none, or if an
  ///     element is no color.
  ///   - locations: As many numbers from 0 to 1 as there are colors; `nil` for equal distances.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    stops = known.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(max(known.count - 1, 1))
      return GradientStop(location: locations?[index] ?? even, color: color)
    }
  }

  /// Returns the stops of a drawing, with clear ones at the sides that aren't painted.
  fileprivate func stops(_ options: CGGradientDrawingOptions) -> [GradientStop] {
    let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    let sorted = stops.sorted { $0.location < $1.location }
    let first = sorted.first.map { [GradientStop(location: 0, color: $0.color)] } ?? []
    let last = sorted.last.map { [GradientStop(location: 1, color: $0.color)] } ?? []
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    return (before ? [] : [GradientStop(location: 0, color: clear)]) + first + sorted + last
      + (after ? [] : [GradientStop(location: 1, color: clear)])
  }
}

extension CGContext {
  /// Fills the clip with a gradient along the line from one point to another.
  ///
  /// Beyond the points nothing is painted unless the options say so. Without a distance between the
  /// points nothing is painted.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint else { return }
    drawGradient(.line(from: startPoint, to: endPoint), stops: gradient.stops(options))
  }

  /// Fills the clip with a gradient between two circles, from the first color on the one to the last on the
  /// other.
  ///
  /// The circles between are painted in order, so that the later ones cover the earlier ones. Beyond the
  /// circles nothing is painted unless the options say so. Nothing is painted between equal circles, or for
  /// a radius below 0.
  ///
  /// If neither circle contains the other and only one of the options is set, the side that isn't
  /// painted can hide a part of the other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, startCenter != endCenter || startRadius != endRadius
    else { return }
    let start = GradientCircle(center: startCenter, radius: startRadius)
    let end = GradientCircle(center: endCenter, radius: endRadius)
    // Without options Cairo leaves out what is beyond the circles.
    let axis = GradientAxis.circles(from: start, to: end, isExtended: !options.isEmpty)
    drawGradient(axis, stops: gradient.stops(options.isEmpty ? .all : options))
  }
}

extension CGGradientDrawingOptions {
  /// The options to paint both sides.
  fileprivate static let all: Self = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
}
