/// The kind under which Apple's reports cells.
private let cellKind = "UICollectionElementKindCell"

extension UICollectionView {
  /// Names the class of the cells that are dequeued with an identifier; nil takes it back.
  ///
  /// A class that is no `UICollectionViewCell` counts as nil.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass as? UICollectionViewCell.Type, for: .cell(identifier))
  }

  /// Names the class of supplementary views of a kind and identifier; nil takes it back.
  ///
  /// A class that is no `UICollectionReusableView` counts as nil.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, for: .supplementary(elementKind, identifier))
  }

  /// A cell to fill and return, used before or new; the identifier must be registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(.cell(identifier), kind: cellKind, at: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      fatalError(CollectionViewMistake.notRegistered(kind: cellKind, identifier: identifier))
    }
    return cell
  }

  /// A supplementary view to fill and return, used before or new; it must be registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.supplementary(elementKind, identifier), kind: elementKind, at: indexPath)
  }

  /// A cell that the registration's handler has filled with the item.
  ///
  /// Without an item the handler is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.checkPlaceOfBirth()
    let key = ReuseKey.cell(registration.identifier)
    if registered[key] == nil { registered[key] = Cell.self }
    guard let cell = dequeue(key, kind: cellKind, at: indexPath) as? Cell else {
      fatalError(
        CollectionViewMistake.notRegistered(kind: cellKind, identifier: registration.identifier))
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that the registration's handler has filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.checkPlaceOfBirth()
    let kind = registration.elementKind
    let key = ReuseKey.supplementary(kind, registration.identifier)
    if registered[key] == nil { registered[key] = Supplementary.self }
    guard let view = dequeue(key, kind: kind, at: indexPath) as? Supplementary else {
      fatalError(
        CollectionViewMistake.notRegistered(kind: kind, identifier: registration.identifier))
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

extension ReuseKey {
  /// Cells of an identifier.
  static func cell(_ identifier: String) -> ReuseKey {
    ReuseKey(category: .cell, kind: "", identifier: identifier)
  }

  /// Supplementary views of a kind and identifier.
  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier)
  }

  /// Decoration views of a kind.
  static func decoration(_ kind: String) -> ReuseKey {
    ReuseKey(category: .decorationView, kind: kind, identifier: "")
  }
}
