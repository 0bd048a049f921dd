extension UICollectionView {
  /// A class of cells, and how to fill one with an item.
  ///
  /// Make it once, outside of where cells are provided, and dequeue with it:
  ///
  /// ```swift
  /// let names = UICollectionView.CellRegistration<NameCell, String> { cell, indexPath, name in
  ///   cell.label.text = name
  /// }
  /// collectionView.dequeueConfiguredReusableCell(using: names, for: indexPath, item: "Ada")
  /// ```
  ///
  /// Ours leaves out nibs.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler
    private let isMadeInProvider = ElementRequest.depth > 0

    /// A registration whose cells the handler fills.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }

    /// Stops when the registration was made where cells are provided, as Apple's does.
    func checkPlaceOfBirth() {
      guard isMadeInProvider else { return }
      fatalError(
        CollectionViewMistake.registrationMadeInProvider(
          "<UICollectionViewCellRegistration: \(identifier)>"))
    }
  }
}
