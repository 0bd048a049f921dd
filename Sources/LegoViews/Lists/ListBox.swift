import UIKit

/// A view that displays sections of views in a collection view: a ``TableBox`` or a
/// ``CollectionBox``.
///
/// In a box, a plain view or a stack view it is as wide and as high as its parent, unless it has
/// another size. With `.height(.wrap)` it is as high as its rows, all of which are then displayed.
///
/// Rows follow the state of their sections: the changes of one turn are displayed together, animated,
/// by the next layout pass at the latest. Only rows that have changed are displayed again.
open class ListBox: UIView, LegoContainer {
  private let sections: [ViewSection]
  private var measuredHeight: CGFloat?

  /// The renderer of the rows, which is created when it is first used.
  public private(set) lazy var legoRenderer = LegoRenderer(lego: lego)

  /// Creates a list with sections.
  init(sections: [ViewSection]) {
    self.sections = sections
    super.init(frame: .zero)
    size(.fill, .fill)
  }

  public required init?(coder: NSCoder) {
    sections = []
    super.init(coder: coder)
    size(.fill, .fill)
  }

  /// The sections and their rows, described from the state that they follow.
  public var lego: Lego {
    Lego(
      sections: sections.enumerated().map { index, section in
        self.section(section, id: section.id ?? AnyHashable(index))
      })
  }

  /// The collection view with the rows; `nil` before the list is added to a superview.
  public var collectionView: UICollectionView? { legoRenderer.collectionView }

  /// The appearance of the rows.
  var rowStyle: RowStyle { .tiles }

  /// Returns the layout of a section without one of its own.
  func layout(of section: ViewSection) -> any SectionLayout { RowsLayout() }

  /// Returns the item that displays a title above a section.
  func titleItem(_ title: String, isFooter: Bool) -> any TypedItemType {
    isFooter ? TextFooter(title) : TextHeader(title)
  }

  private func section(_ section: ViewSection, id: AnyHashable) -> Section {
    let header = section.header.map { item(for: $0, isFooter: false) }
    let displayed = section.rows.section(
      id: id, layout: section.layout ?? layout(of: section), header: header, style: rowStyle)
    guard let footer = section.footer else { return displayed }
    return displayed.footer(item(for: footer, isFooter: true))
  }

  private func item(for boundary: ViewSectionBoundary, isFooter: Bool) -> any TypedItemType {
    switch boundary {
    case .title(let title): titleItem(title, isFooter: isFooter)
    case .views(let block):
      ViewTile(
        row: ViewRow(id: AnyHashable(ObjectIdentifier(block)), element: NoValue(), block: block))
    }
  }

  // MARK: Layout

  /// Displays the rows when the list is added to a superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, legoRenderer.collectionView == nil else { return }
    legoRenderer.connect { [weak self] in self?.updateHeight() }
    legoRenderer.render(in: self) {
      $0.backgroundColor = .clear
      $0.selfSizingInvalidation = .enabledIncludingConstraints
    }
  }

  /// Lays out the collection view in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard placement.wrapsHeight, let collectionView else { return }
    // A collection view without height doesn't lay out its rows, which have a height.
    collectionView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height, 1))
  }

  /// The height of the rows, if the height is that of the content.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: placement.wrapsHeight ? measuredHeight ?? 1 : UIView.noIntrinsicMetric)
  }

  /// Returns the width, and the height of the rows if the height is that of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < UIView.layoutFittingExpandedSize.width
    return CGSize(
      width: isLimited ? size.width : 0, height: placement.wrapsHeight ? measuredHeight ?? 1 : 0)
  }

  /// Takes the height of the rows of the last layout, and has the list laid out in it.
  private func updateHeight() {
    guard placement.wrapsHeight, let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let height =
      collectionView.collectionViewLayout.collectionViewContentSize.height + inset.top
      + inset.bottom
    guard height != measuredHeight else { return }
    measuredHeight = height
    invalidateIntrinsicContentSize()
    setNeedsBoxLayout()
  }
}
