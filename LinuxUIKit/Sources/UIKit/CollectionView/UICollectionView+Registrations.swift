extension UICollectionView {
  /// A registration of a cell class, with a handler that configures cells.
  ///
  /// Create it once, outside of the cell provider, and use it to dequeue cells:
  ///
  /// ```swift
  /// let names = UICollectionView.CellRegistration<NameCell, String> { cell, indexPath, name in
  ///   cell.label.text = name
  /// }
  /// collectionView.dequeueConfiguredReusableCell(using: names, for: indexPath, item: "Ada")
  /// ```
  ///
  /// - Note: Not implemented: nibs.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell with the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler
    private let isCreatedInProvider = ElementRequest.depth > 0

    /// Creates a registration with a handler that configures cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }

    /// Stops the program if the registration was created in a cell provider, as Apple's UIKit does.
    func checkCreation() {
      guard isCreatedInProvider else { return }
      fatalError(
        CollectionViewMistake.registrationMadeInProvider(
          "<UICollectionViewCellRegistration: \(identifier)>"))
    }
  }
}

extension UICollectionView {
  /// A registration of a class of supplementary views, with a handler that configures them.
  ///
  /// Create it once, outside of the view provider, and use it to dequeue views:
  ///
  /// ```swift
  /// let titles = UICollectionView.SupplementaryRegistration<TitleView>(
  ///   elementKind: UICollectionView.elementKindSectionHeader
  /// ) { view, kind, indexPath in
  ///   view.label.text = teams[indexPath.section].name
  /// }
  /// collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
  /// ```
  ///
  /// - Note: Not implemented: nibs.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view of a kind at an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler
    private let isCreatedInProvider = ElementRequest.depth > 0

    /// Creates a registration of a kind with a handler that configures views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Stops the program if the registration was created in a view provider, as Apple's UIKit does.
    func checkCreation() {
      guard isCreatedInProvider else { return }
      fatalError(
        CollectionViewMistake.registrationMadeInProvider(
          "<UICollectionViewSupplementaryRegistration: \(identifier)>"))
    }
  }
}
