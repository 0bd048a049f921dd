import CompositionalLayout

/// A decoration view that the layout adds behind the content of a section.
///
/// Register the class of the view with the layout, using `register(_:forDecorationViewOfKind:)`.
/// The content insets of the item inset the view; its size and edge spacing are ignored. Checked
/// against compositional-layout.md, 1.11 and 3.7.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The z-index of the decoration view.
  ///
  /// The default is 0; the cells of a section with decorations have the z-index 1.
  public var zIndex = 0 {
    didSet { didChange() }
  }
  /// The element kind for which the view's class is registered with the layout.
  public let elementKind: String

  required init(kind: String) {
    elementKind = kind
    super.init(
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      attached: [])
  }

  /// Creates a background that extends from the section's header to its footer.
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
