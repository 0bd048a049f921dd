import FlowLayout

extension UICollectionViewFlowLayout {
  /// Returns the attributes of an element of the solution.
  func attributes(_ element: FlowElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: self.element(element))
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.sizing = estimates && element.category == .cell ? [.width, .height] : []
    return attributes
  }

  /// Returns the header or footer of a section; `nil` for other kinds, and if there is none.
  func boundary(_ kind: String, ofSection section: Int) -> FlowElement? {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      solution?.layout.header(ofSection: section, visible: visible)
    case UICollectionView.elementKindSectionFooter:
      solution?.layout.footer(ofSection: section, visible: visible)
    default: nil
    }
  }

  /// Whether headers or footers are pinned.
  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Invalidates the visible pinned elements.
  func invalidatePinnedElements(in context: UICollectionViewLayoutInvalidationContext) {
    guard pinsAnything, let solution, let collectionView else { return }
    for element in solution.layout.elements(in: collectionView.bounds, visible: visible)
    where element.zIndex > 0 {
      context.invalidate(self.element(element))
    }
  }

  /// Apple's message about an item that is too long for any line (uikit.md, 6.11).
  var overlongItemText: String {
    let (side, edges) =
      axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(side) must be less than the \(side) of the UICollectionView minus the section \
      insets \(edges) values, minus the content insets \(edges) values.
      The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \
      \(collectionView?.description ?? "(null)").
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
      in the debugger.
      """
  }

  private func element(_ element: FlowElement) -> ElementID {
    let path = IndexPath(item: element.item, section: element.section)
    return switch element.category {
    case .cell: .cell(path)
    case .header: .supplementary(UICollectionView.elementKindSectionHeader, path)
    case .footer: .supplementary(UICollectionView.elementKindSectionFooter, path)
    }
  }
}
