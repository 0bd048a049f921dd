import UIKit

/// A width or a height as a value, so that descriptions can be compared, copied and sent.
///
/// `NSCollectionLayoutDimension` is a class with no equality of its own; a box reads it once and
/// makes a new one when it is built.
enum BoxLength: Hashable, Sendable {
  /// Exactly so many points.
  case absolute(CGFloat)
  /// A share of the width of the group around the box.
  case fractionalWidth(CGFloat)
  /// A share of the height of the group around the box.
  case fractionalHeight(CGFloat)
  /// So many points until the cell has been measured.
  case estimated(CGFloat)
  /// So many points until the cell and its siblings have been measured, then the largest of them.
  case uniform(CGFloat)

  /// The whole width of the group around the box.
  static let fill = BoxLength.fractionalWidth(1)
}

extension BoxLength {
  /// The length that `dimension` stands for.
  @MainActor init(_ dimension: NSCollectionLayoutDimension) {
    if dimension.isFractionalWidth {
      self = .fractionalWidth(dimension.dimension)
    } else if dimension.isFractionalHeight {
      self = .fractionalHeight(dimension.dimension)
    } else if dimension.isAbsolute {
      self = .absolute(dimension.dimension)
    } else if dimension.isUniform {
      self = .uniform(dimension.dimension)
    } else {
      self = .estimated(dimension.dimension)
    }
  }

  /// A fresh dimension of this length.
  @MainActor var dimension: NSCollectionLayoutDimension {
    switch self {
    case .absolute(let points): .absolute(points)
    case .fractionalWidth(let share): .fractionalWidth(share)
    case .fractionalHeight(let share): .fractionalHeight(share)
    case .estimated(let points): .estimated(points)
    case .uniform(let points): .uniform(points)
    }
  }
}

extension NSCollectionLayoutDimension {
  /// Whether siblings that use it are as long as the largest of them; no before iOS 17.
  fileprivate var isUniform: Bool {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return false }
    return isUniformAcrossSiblings
  }

  /// A uniform dimension; before iOS 17, which has none, an estimated one.
  fileprivate static func uniform(_ points: CGFloat) -> NSCollectionLayoutDimension {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return .estimated(points) }
    return .uniformAcrossSiblings(estimate: points)
  }
}
