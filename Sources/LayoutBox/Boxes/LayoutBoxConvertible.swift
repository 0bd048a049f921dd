import CompositionalLayout
import LayoutGeometry
import UIKit

/// A type that can be used in a `@LayoutBuilder` block: an item, a group, or a list of boxes.
///
/// Conform a type of your own to use an arrangement by name:
///
/// ```swift
/// struct Badge: LayoutBoxConvertible {
///   var config: LayoutBoxConfig
///
///   @MainActor init() {
///     config = ItemLayoutBox(width: .absolute(24), height: .absolute(24)).config
///   }
/// }
/// ```
public protocol LayoutBoxConvertible: Insettable, SolvableLayout {
  /// The description of the box, which the modifiers change.
  var config: LayoutBoxConfig { get set }
}

/// A box that is one group, which a section can repeat.
public protocol GroupBoxConvertible: LayoutBoxConvertible {}

/// The type of a box: an item, which is the frame of one cell, or a group of other boxes.
///
/// ``LayoutBoxConvertible/boxType(_:)`` changes the type of a box.
public enum LayoutBoxType: Hashable, Sendable {
  /// The frame of a single cell.
  case item
  /// A row or a column of other boxes.
  case group
}

// MARK: Size, insets and type

extension LayoutBoxConvertible {
  /// Returns the box with another type.
  ///
  /// An item that becomes a group is a group of the same size with one cell that fills it. A group
  /// that becomes an item is the frame of a single cell; its children return when it becomes a
  /// group again.
  public func boxType(_ boxType: LayoutBoxType) -> Self {
    changing { $0.type = boxType }
  }

  /// Returns the box with another size and the same insets and spacing.
  @MainActor public func itemSize(itemSize: NSCollectionLayoutSize) -> Self {
    let size = LayoutItemSize(itemSize.widthDimension, itemSize.heightDimension)
    return changing { $0.size = size }
  }

  /// The insets inside the box; in a list, those of its first box.
  ///
  /// The insets of an item shrink its cell; those of a group shrink the area for its boxes.
  public var insets: NSDirectionalEdgeInsets {
    get { config.boxes.first?.insets.edgeInsets ?? .zero }
    set { self = changing { $0.insets = LayoutInsets(newValue) } }
  }

  /// Returns the box with `change` applied; in a list, to each of its boxes.
  func changing(_ change: (inout RepeatedBox) -> Void) -> Self {
    var copy = self
    copy.config = config.changing(change)
    return copy
  }
}

// MARK: Edge spacing

extension LayoutBoxConvertible {
  /// Returns the box with this spacing at its leading edge; other edges keep theirs.
  ///
  /// `.flexible(10)` is at least 10 points long: together with fixed trailing spacing it moves the
  /// box to the end of its group.
  @MainActor public func leading(_ spacing: NSCollectionLayoutSpacing) -> Self {
    edgeSpacing(\.leading, spacing)
  }

  /// Returns the box with this spacing above it; other edges keep theirs.
  @MainActor public func top(_ spacing: NSCollectionLayoutSpacing) -> Self {
    edgeSpacing(\.top, spacing)
  }

  /// Returns the box with this spacing at its trailing edge; other edges keep theirs.
  @MainActor public func trailing(_ spacing: NSCollectionLayoutSpacing) -> Self {
    edgeSpacing(\.trailing, spacing)
  }

  /// Returns the box with this spacing below it; other edges keep theirs.
  @MainActor public func bottom(_ spacing: NSCollectionLayoutSpacing) -> Self {
    edgeSpacing(\.bottom, spacing)
  }

  /// Returns the box with this spacing around it; `nil` removes the spacing of an edge.
  @MainActor public func edges(_ edges: LayoutBoxConfig.EdgeSpacing) -> Self {
    let spacing = LayoutEdgeSpacing(edges)
    return changing { $0.edgeSpacing = spacing }
  }

  @MainActor private func edgeSpacing(
    _ edge: WritableKeyPath<LayoutEdgeSpacing, LayoutSpacing>,
    _ spacing: NSCollectionLayoutSpacing
  ) -> Self {
    let spacing = LayoutSpacing(spacing)
    return changing { $0.edgeSpacing[keyPath: edge] = spacing }
  }
}
