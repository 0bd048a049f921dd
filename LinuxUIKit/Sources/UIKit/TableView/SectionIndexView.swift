/// The index of a table's sections: titles beside the rows, to which a finger scrolls.
final class SectionIndexView: UIView {
  // Unverified: the width, the height of a title and its font; inferred from images of contact
  // lists.
  /// The width of the index, in points.
  static let width: CGFloat = 15
  /// The height of a title, in points.
  static let titleHeight: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// The text between titles of an index that is too long for the table.
  private static let bullet = "•"

  /// The titles of the data source.
  let titles: [String]
  private weak var table: UITableView?
  private var labels: [UILabel] = []
  // The title at the finger; `nil` without a finger.
  private var tracked: Int?

  /// Creates the index of a table.
  init(_ titles: [String], of table: UITableView) {
    self.titles = titles
    self.table = table
    super.init(frame: .zero)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addHandler { [weak self] in self?.track($0) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Layout

  /// Lays out the index at the trailing edge of the visible bounds.
  func layOut(in area: CGRect, isRightToLeft: Bool) {
    let new = CGRect(
      x: isRightToLeft ? area.minX : area.maxX - Self.width, y: area.minY, width: Self.width,
      height: area.height)
    if frame != new { frame = new }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shownTitles
    while labels.count > shown.count { labels.removeLast().removeFromSuperview() }
    while labels.count < shown.count { labels.append(makeLabel()) }
    let top = self.top(of: shown.count)
    for (number, (label, title)) in zip(labels, shown).enumerated() {
      label.text = title
      label.textColor = table?.sectionIndexColor ?? tintColor
      label.frame = CGRect(
        x: 0, y: top + CGFloat(number) * Self.titleHeight, width: Self.width,
        height: Self.titleHeight)
    }
    updateBackground()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = Self.font
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  private func top(of count: Int) -> CGFloat {
    (bounds.height - CGFloat(count) * Self.titleHeight) / 2
  }

  /// The titles that fit, with a bullet in place of those between them.
  private var shownTitles: [String] {
    let space = Int(bounds.height / Self.titleHeight)
    guard titles.count > max(space, 2) else { return titles.map(Self.text) }
    let count = max(2, (space + 1) / 2)
    return (0..<count).flatMap { number -> [String] in
      let title = Self.text(titles[number * (titles.count - 1) / (count - 1)])
      return number == 0 ? [title] : [Self.bullet, title]
    }
  }

  private static func text(_ title: String) -> String {
    title == UITableView.indexSearch ? "⌕" : title
  }

  // MARK: Tracking

  private func track(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began, .changed: scroll(to: title(at: press.location(in: self).y))
    default: tracked = nil
    }
    updateBackground()
  }

  /// Returns the index of the title at a height; the ends stand for everything beyond them.
  private func title(at y: CGFloat) -> Int {
    let height = CGFloat(shownTitles.count) * Self.titleHeight
    let part = (y - top(of: shownTitles.count)) / max(1, height)
    return min(max(0, Int(part * CGFloat(titles.count))), titles.count - 1)
  }

  private func scroll(to title: Int) {
    guard title != tracked else { return }
    tracked = title
    table?.scrollToSection(forIndexTitle: titles[title], at: title)
  }

  private func updateBackground() {
    backgroundColor =
      tracked == nil
      ? table?.sectionIndexBackgroundColor
      : table?.sectionIndexTrackingBackgroundColor ?? table?.sectionIndexBackgroundColor
  }
}

/// The values of a section index that the app has set.
struct SectionIndexOptions: Equatable {
  /// The minimum number of rows of a table with an index.
  var minimumRowCount = 0
  var color: UIColor?
  var backgroundColor: UIColor?
  var trackingBackgroundColor: UIColor?
}

extension UITableView {
  func setIndexOption<Value: Equatable>(
    _ option: WritableKeyPath<SectionIndexOptions, Value>, to value: Value
  ) {
    var index = options.index
    index[keyPath: option] = value
    setOption(\.index, to: index)
    reloadSectionIndexTitles()
  }

  /// Updates the section index if its titles may have changed.
  func updateIndexIfNeeded() {
    if surroundings.needsIndex {
      let index = makeIndex()
      surroundings.setIndex(index)
      if let index { addSubview(index) }
    }
    layOutIndex()
  }

  /// Lays out the section index in the visible bounds.
  func layOutIndex() {
    let area = bounds.inset(by: adjustedContentInset)
    surroundings.index?.layOut(
      in: area, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func makeIndex() -> SectionIndexView? {
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
      rows.counts.items.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return nil }
    return SectionIndexView(titles, of: self)
  }

  /// Scrolls to the section that the data source returns for a title of the section index.
  func scrollToSection(forIndexTitle title: String, at index: Int) {
    guard
      let section = dataSource?.tableView(
        self, sectionForSectionIndexTitle: title, at: index),
      section >= 0, section < numberOfSections
    else { return }
    rows.scrollToTop(ofSection: section)
  }
}
