/// An edge of a section at which a table displays a header or a footer.
enum TableBoundary {
  case header
  case footer
}

@MainActor extension TableBoundary {
  /// Creates the boundary of an element kind.
  init(_ kind: String) {
    self = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
  }

  /// The element kind.
  var kind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }

  /// The role of a list cell with the same appearance.
  var role: ListRole { self == .header ? .header : .footer }
}

/// The headers and footers of sections for which the delegate has returned no view, and the view
/// that was requested to find out whether it returns any.
struct MissingBoundaries {
  private var kept: (view: UIView, boundary: TableBoundary, section: Int)?
  private var headers = Set<Int>()
  private var footers = Set<Int>()

  /// Keeps the view of a header or footer until it is displayed.
  mutating func keep(_ view: UIView?, _ boundary: TableBoundary, _ section: Int) {
    kept = view.map { ($0, boundary, section) }
  }

  /// Removes and returns the kept view of a header or footer.
  mutating func removeKept(_ boundary: TableBoundary, _ section: Int) -> UIView? {
    guard let view = kept, view.boundary == boundary, view.section == section else { return nil }
    kept = nil
    return view.view
  }

  /// Moves sections to their indexes after an update; deleted and reloaded ones are removed.
  mutating func apply(_ map: UpdateMap) {
    headers = Set(headers.compactMap(map.stayingSection))
    footers = Set(footers.compactMap(map.stayingSection))
    kept = nil
  }

  /// Returns whether the delegate has no view for a header or footer.
  func contains(_ boundary: TableBoundary, _ section: Int) -> Bool {
    boundary == .header ? headers.contains(section) : footers.contains(section)
  }

  /// Adds a header or footer; returns `false` if it was added before.
  mutating func insert(_ boundary: TableBoundary, _ section: Int) -> Bool {
    boundary == .header
      ? headers.insert(section).inserted : footers.insert(section).inserted
  }
}

/// A header or footer whose view is not a `UITableViewHeaderFooterView`.
final class TableBoundaryView: UIView, ElementView {
  /// The view of the delegate.
  let content: UIView
  private var displayed: ElementID?

  /// Creates a container for a view of the delegate.
  init(_ content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override var repeatsLayout: Bool { OpenChoices.current.contains(.laysOutElementsTwice) }

  static func make(_ maker: ReusableViewMaker) -> Self { self.init(UIView(frame: maker.frame)) }

  var reuseIdentifier: String? { nil }
  func prepareForReuse() {}
  var displayedElement: ElementID? { displayed }
  func setDisplayedElement(_ element: ElementID?) { displayed = element }
  var measuredContent: UIView { content }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
  }
}
