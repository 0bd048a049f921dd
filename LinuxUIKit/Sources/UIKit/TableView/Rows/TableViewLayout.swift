import CompositionalLayout

/// The layout of a table: a list section for each of its sections, below its header and above its
/// footer.
///
/// A section whose rows have the same height is solved by arithmetic. The heights of other rows are
/// stored as if their cells had been measured.
final class TableViewLayout: UICollectionViewCompositionalLayout {
  /// The element kinds of the spaces for the table's header and footer, which have no views in the
  /// rows.
  static let headerKind = "UITableViewHeader"
  static let footerKind = "UITableViewFooter"

  private weak var table: UITableView?
  /// The heights of the table's header and footer.
  private var spaces: (header: CGFloat?, footer: CGFloat?) = (nil, nil)
  /// The animations of the update in progress.
  private var animations = TableUpdateAnimations()
  /// The maximum number of times that heights are requested because others have moved rows into the
  /// visible bounds.
  private static let maximumRequestCount = 100

  /// Creates a layout without a table.
  init() {
    var described: ((Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)?
    super.init(sectionProvider: { described?($0, $1) })
    described = { [weak self] in self?.section($0, in: $1) }
    ignoreUpdateItems()
  }

  required init?(coder: NSCoder) { nil }

  /// Connects the layout to its table.
  func attach(to table: UITableView) { self.table = table }

  // MARK: Sections

  private func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard let table else { return nil }
    return TableSectionDescription(of: index, in: table).section(in: environment)
  }

  /// Sets the heights of the table's header and footer; `nil` for none.
  func setSurroundings(header: CGFloat?, footer: CGFloat?) {
    guard header != spaces.header || footer != spaces.footer else { return }
    spaces = (header, footer)
    let new = configuration
    new.boundarySupplementaryItems = [
      header.map { Self.space($0, Self.headerKind, at: .top) },
      footer.map { Self.space($0, Self.footerKind, at: .bottom) },
    ].compactMap(\.self)
    configuration = new
  }

  private static func space(
    _ height: CGFloat, _ kind: String, at alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.element.indexPath.count == 2 }
  }

  /// Returns the frame of the table's header or footer.
  func frame(ofSpace kind: String) -> CGRect? {
    supplementary(kind, at: IndexPath(index: 0))?.frame
  }

  // MARK: Heights

  override func prepare() {
    super.prepare()
    guard let heights = table?.heights, heights.requestsAllRows else { return }
    storeAllHeights(heights)
    if measuring.hasChanges { super.prepare() }
  }

  private func storeAllHeights(_ heights: TableHeights) {
    guard let counts = collectionView?.counts.items, let width = collectionView?.bounds.width
    else { return }
    for (section, count) in counts.enumerated() {
      for row in 0..<count where !measuring.hasMeasured(row, section: section) {
        let path = IndexPath(row: row, section: section)
        guard let height = heights.firstHeight(ofRowAt: path) else { continue }
        measuring.store(
          PreferredSize(element: .cell(path), size: CGSize(width: width, height: height)))
      }
    }
  }

  /// Stores the heights of rows in a rectangle that are known without their cells.
  func storeKnownHeights(in rect: CGRect) {
    guard let heights = table?.heights, heights.rowsDiffer else { return }
    var requested = Set<ElementID>()
    for _ in 0..<Self.maximumRequestCount {
      collectionView?.prepareUntilSettled()
      let isChanged = storeHeights(heights, in: rect, besides: &requested)
      guard isChanged else { return }
    }
  }

  private func storeHeights(
    _ heights: TableHeights, in rect: CGRect, besides requested: inout Set<ElementID>
  ) -> Bool {
    var isChanged = false
    for attributes in layoutAttributesForElements(in: rect) ?? []
    where attributes.element.category == .cell && !attributes.sizing.isEmpty {
      let element = attributes.element
      guard requested.insert(element).inserted,
        collectionView?.visibleElements[element]?.display.measurement == nil,
        let height = heights.height(of: element), height != attributes.size.height
      else { continue }
      let preferred = attributes.duplicate()
      preferred.size.height = height
      invalidateLayout(
        with: invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      isChanged = true
    }
    return isChanged
  }

  // MARK: Updates

  override func apply(_ map: UpdateMap) {
    super.apply(map)
    table?.rows.applyToBoundaries(map)
  }

  /// Changes the animations of the update in progress.
  func changeAnimations(_ change: (inout TableUpdateAnimations) -> Void) { change(&animations) }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return animations.initial(attributes, of: .cell(itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return animations.final(attributes, of: .cell(itemIndexPath))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    animations = TableUpdateAnimations()
  }
}
