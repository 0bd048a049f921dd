import UIKit

/// A visible defect in the layout of a screen.
enum LayoutFault: CustomStringConvertible {
  case cutText(String, cell: String)
  case outside(String, cell: String)
  case overlap(IndexPath, IndexPath)

  var description: String {
    switch self {
    case .cutText(let text, let cell): "“\(text)” is cut in a \(cell)"
    case .outside(let text, let cell): "“\(text)” sticks out of its \(cell)"
    case .overlap(let first, let second): "the cells at \(first) and \(second) overlap"
    }
  }

  /// The tolerance for rounding to half points.
  private static let tolerance: CGFloat = 0.51

  /// Returns all faults in the collection views in `view`.
  @MainActor static func all(in view: UIView) -> [LayoutFault] {
    guard let collectionView = view.firstDescendant(UICollectionView.self) else { return [] }
    return overlaps(in: collectionView) + collectionView.visibleCells.flatMap(faults)
  }

  @MainActor private static func faults(in cell: UICollectionViewCell) -> [LayoutFault] {
    let name = String(describing: type(of: cell))
    return cell.descendants(UILabel.self).flatMap { label -> [LayoutFault] in
      let path = sequence(first: label as UIView, next: \.superview).prefix { $0 !== cell }
      guard let text = label.text, !text.isEmpty, path.allSatisfy({ !$0.isHidden && $0.alpha > 0 })
      else { return [] }
      var faults: [LayoutFault] = []
      let room = CGSize(width: label.bounds.width + tolerance, height: .greatestFiniteMagnitude)
      let wanted = label.sizeThatFits(room)
      let isCut = wanted.height > label.bounds.height + tolerance
      if isCut { faults.append(.cutText(text, cell: name)) }
      let frame = label.convert(label.bounds, to: cell)
      let allowed = cell.bounds.insetBy(dx: -tolerance, dy: -tolerance)
      if !allowed.contains(frame) { faults.append(.outside(text, cell: name)) }
      return faults
    }
  }

  @MainActor private static func overlaps(in view: UICollectionView) -> [LayoutFault] {
    let cells = view.visibleCells.compactMap { cell in
      view.indexPath(for: cell).map {
        (
          path: $0, frame: view.convert(cell.bounds, from: cell),
          z: view.layoutAttributesForItem(at: $0)?.zIndex
        )
      }
    }
    return cells.indices.flatMap { first in
      cells.indices.dropFirst(first + 1).compactMap { second in
        let common = cells[first].frame.intersection(cells[second].frame)
        // Cells that stay visible are in front of those that scroll below them.
        guard common.width > tolerance, common.height > tolerance,
          cells[first].z == cells[second].z
        else { return nil }
        return .overlap(cells[first].path, cells[second].path)
      }
    }
  }
}

extension UIView {
  /// Returns the descendants of this class, depth first.
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in
      [view as? View].compactMap { $0 } + view.descendants(type)
    }
  }

  /// Returns the first descendant of this class, depth first.
  func firstDescendant<View: UIView>(_ type: View.Type) -> View? {
    descendants(type).first
  }
}
