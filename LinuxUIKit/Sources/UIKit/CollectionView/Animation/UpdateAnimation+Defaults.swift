extension UICollectionView {
  /// Where an element comes from unless the layout says otherwise (uikit.md 6.9): a new one from its
  /// place, clear; one that was there from where it was.
  func initialAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    let final = shown[element]?.attributes ?? attributes(of: element)
    guard let initial = final?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    if let before = stage?.geometries[element] {
      initial.geometry = before
    } else {
      initial.alpha = 0
    }
    return initial
  }

  /// Where an element goes unless the layout says otherwise (uikit.md 6.9): one whose data is gone
  /// stays and fades, another one goes to where it is now.
  ///
  /// The element is named as it was called before the change.
  func finalAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    let leaves = leaving.last { $0.stage === stage && $0.before == element }
    let old = leaves?.shown.attributes.copy() as? UICollectionViewLayoutAttributes
    if let geometry = leaves?.shown.geometry { old?.geometry = geometry }
    if let now = leaves?.element, let new = attributes(of: now) {
      return new.copy() as? UICollectionViewLayoutAttributes
    }
    old?.alpha = 0
    return old
  }
}

extension UICollectionViewLayout {
  /// Asks where an element comes from that appears.
  func initialAttributes(forAppearing element: ElementID) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: path)
    }
  }

  /// Asks where an element goes that disappears, by the name it had before the change.
  func finalAttributes(forDisappearing element: ElementID) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: path)
    }
  }
}
