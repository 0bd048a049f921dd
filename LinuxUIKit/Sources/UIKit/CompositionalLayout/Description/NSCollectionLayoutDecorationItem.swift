import CompositionalLayout

/// A view behind a whole section, which the layout itself makes.
///
/// Register its class with the layout: `register(_:forDecorationViewOfKind:)`. Its insets shrink
/// it; its size and its gaps have no meaning. Checked against compositional-layout.md, 1.11 and
/// 3.7.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The order from back to front; cells of a decorated section are at 1.
  public var zIndex = 0
  /// The kind under which the view is registered with the layout.
  public let elementKind: String

  required init(kind: String) {
    elementKind = kind
    super.init(
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      attached: [])
  }

  /// A background from the section's header to its footer.
  public class func background(elementKind: String) -> Self {
    self.init(kind: elementKind)
  }

  override func duplicate() -> NSCollectionLayoutItem { duplicateDecoration() }

  func duplicateDecoration() -> NSCollectionLayoutDecorationItem {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.takeSettings(from: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The decoration as a value for the solver.
  var value: LayoutDecoration {
    LayoutDecoration(kind: elementKind, insets: contentInsets.value, zIndex: zIndex)
  }
}
