import CompositionalLayout

/// A decoration view that the layout adds behind the content of a section.
///
/// Register the class of the view with the layout, using `register(_:forDecorationViewOfKind:)`.
/// The content insets of the item inset the view; its size and edge spacing are ignored. Checked
/// against compositional-layout.md, 1.11 and 3.7.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The z-index of the decoration view.
  ///
  /// The default is 0; the cells of a section with decorations have the z-index 1.
  open var zIndex = 0 {
    didSet { didChange() }
  }
  /// The element kind for which the view's class is registered with the layout.
  open private(set) var elementKind = ""

  /// Creates an item of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: DecorationMaker) {
    self.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    elementKind = maker.kind
  }

  /// Creates a background that extends from the section's header to its footer.
  open class func background(elementKind: String) -> Self {
    make(DecorationMaker(kind: elementKind))
  }

  override func duplicate() -> NSCollectionLayoutItem { duplicateDecoration() }

  func duplicateDecoration() -> NSCollectionLayoutDecorationItem {
    let copy = type(of: self).make(DecorationMaker(kind: elementKind))
    copy.takeSettings(from: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The decoration as a value for the solver.
  var value: LayoutDecoration {
    LayoutDecoration(kind: elementKind, insets: contentInsets.value, zIndex: zIndex)
  }
}

/// The arguments for creating a decoration item of a class that is known at run time only.
@usableFromInline struct DecorationMaker {
  let kind: String
}

// See `UICollectionReusableView.make(_:)`.
extension NSCollectionLayoutDecorationItem {
  /// Creates an item of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit32NSCollectionLayoutDecorationItemCyAcA0D5MakerVcfC")
  static func make(_ maker: consuming DecorationMaker) -> Self
}
