extension UICollectionView {
  /// A class of supplementary views of one kind, and how to fill one.
  ///
  /// Make it once, outside of where views are provided, and dequeue with it:
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
  /// Ours leaves out nibs.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of a kind at an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler
    private let isMadeInProvider = ElementRequest.depth > 0

    /// A registration of a kind whose views the handler fills.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Stops when the registration was made where views are provided, as Apple's does.
    func checkPlaceOfBirth() {
      guard isMadeInProvider else { return }
      fatalError(
        CollectionViewMistake.registrationMadeInProvider(
          "<UICollectionViewSupplementaryRegistration: \(identifier)>"))
    }
  }
}
