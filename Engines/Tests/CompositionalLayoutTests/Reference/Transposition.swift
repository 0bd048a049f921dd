import CompositionalLayout
import Foundation
import LayoutGeometry

// A layout that scrolls horizontally equals one that scrolls vertically with rows and columns,
// widths and heights exchanged. The reference solver supports vertical layouts only.

extension LayoutDimension {
  var transposed: LayoutDimension {
    switch self {
    case .fractionalWidth(let fraction): .fractionalHeight(fraction)
    case .fractionalHeight(let fraction): .fractionalWidth(fraction)
    case .absolute, .estimated, .uniform: self
    }
  }
}

extension LayoutItemSize {
  var transposed: LayoutItemSize {
    LayoutItemSize(width: height.transposed, height: width.transposed)
  }
}

extension LayoutInsets {
  var transposed: LayoutInsets {
    LayoutInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension CGPoint {
  var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension CGSize {
  var transposed: CGSize { CGSize(width: height, height: width) }
}

extension LayoutSectionContent {
  var transposed: LayoutSectionContent {
    var copy = LayoutSectionContent(section.transposed, itemCount: itemCount)
    measured.items.forEach { copy.measured.items[$0] = $1.transposed }
    measured.badges.forEach { copy.measured.badges[$0, item: $1] = $2.transposed }
    copy.measured.boundary = measured.boundary.mapValues(\.transposed)
    return copy
  }
}

extension CGRect {
  var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension LayoutAnchor {
  var transposed: LayoutAnchor {
    let pairs: [(LayoutEdges, LayoutEdges)] = [
      (.top, .leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom),
    ]
    let edges = LayoutEdges(pairs.filter { self.edges.contains($0.0) }.map(\.1))
    return LayoutAnchor(edges: edges, offset: offset.transposed, isFractional: isFractional)
  }
}

extension LayoutAlignment {
  var transposed: LayoutAlignment {
    switch self {
    case .none: .none
    case .top: .leading
    case .topLeading: .topLeading
    case .leading: .top
    case .bottomLeading: .topTrailing
    case .bottom: .trailing
    case .bottomTrailing: .bottomTrailing
    case .trailing: .bottom
    case .topTrailing: .bottomLeading
    }
  }
}

extension LayoutNode {
  var transposed: LayoutNode {
    var copy = self
    copy.size = size.transposed
    copy.insets = insets.transposed
    copy.edgeSpacing = LayoutEdgeSpacing(
      leading: edgeSpacing.top, top: edgeSpacing.leading, trailing: edgeSpacing.bottom,
      bottom: edgeSpacing.trailing)
    copy.supplementaries = supplementaries.map {
      LayoutSupplementary(
        size: $0.size.transposed, kind: $0.kind, containerAnchor: $0.containerAnchor.transposed,
        itemAnchor: $0.itemAnchor?.transposed, zIndex: $0.zIndex)
    }
    if case .group(var group) = content {
      group.axis = group.axis.crossing
      group.children = group.children.map(\.transposed)
      copy.content = .group(group)
    }
    return copy
  }
}

extension LayoutBoundaryItem {
  var transposed: LayoutBoundaryItem {
    var copy = self
    copy.size = size.transposed
    copy.insets = insets.transposed
    copy.alignment = alignment.transposed
    copy.offset = offset.transposed
    return copy
  }
}

extension LayoutSection {
  var transposed: LayoutSection {
    var copy = self
    copy.group = group.transposed
    copy.insets = insets.transposed
    copy.boundaryItems = boundaryItems.map(\.transposed)
    copy.decorations = decorations.map {
      LayoutDecoration(kind: $0.kind, insets: $0.insets.transposed, zIndex: $0.zIndex)
    }
    return copy
  }
}

extension LayoutEnvironment {
  var transposed: LayoutEnvironment {
    LayoutEnvironment(
      size: CGSize(width: size.height, height: size.width), safeArea: safeArea.transposed,
      layoutMargins: layoutMargins.transposed, readableContent: readableContent.transposed)
  }
}
