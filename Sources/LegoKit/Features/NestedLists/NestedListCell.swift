import UIKit

/// The cell of a ``NestedList``.
public final class NestedListCell: UICollectionViewCell, TypedCellType {
  private let host = NestedListHost()
  private var item: NestedList?
  private var list: NestedListView?
  private var prototype: NestedListPrototype?
  private var needsDisplay = false
  // Whether the layout takes the height from the cell.
  private var isSelfSizing = false

  /// Creates a cell without a list.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.frame = contentView.bounds
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.connect { [weak self] in self?.displayIfNeeded(animates: false) }
    contentView.addSubview(host)
  }

  /// Returns `nil`: the cell is not archived.
  public required init?(coder: NSCoder) { nil }

  /// Displays a list in place of the one before.
  public func update(with item: NestedList) {
    let isSameList = self.item?.id == item.id
    (self.item, needsDisplay) = (item, true)
    displayIfNeeded(animates: isSameList && UIView.areAnimationsEnabled)
    // A reused cell may not be in the collection view yet.
    host.setNeedsLayout()
  }

  /// Returns the attributes with the height of the content, where the layout takes it from the cell.
  ///
  /// A layout of the app may have estimated heights or not. For such a one, no further cells are displayed
  /// to measure them: the height grows with the cells that it displays.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = contentSize(inWidth: layoutAttributes.size.width, isExact: isSelfSizing) else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size = size
    return layoutAttributes
  }

  /// Returns the stated height of the list, if there is one.
  public static func layout(constraintsTo size: CGSize, with item: NestedList) -> CGSize {
    CGSize(width: size.width, height: item.height ?? UIView.noIntrinsicMetric)
  }

  /// Displays a newer description of the list that the cell displays, whose handlers may be others.
  func display(_ content: NestedContent) {
    guard !needsDisplay else { return }
    list?.display(content.lego, animates: false)
  }
}

extension NestedListCell: SelfSizingCell {
  /// Sets whether the layout takes the height from the cell.
  func setIsSelfSizing(_ isSelfSizing: Bool) {
    self.isSelfSizing = isSelfSizing
  }
}

extension NestedListCell: FramedContentCell {
  /// Returns the width with the height of the content; `nil` if the item states its height.
  package func contentSize(inWidth width: CGFloat) -> CGSize? {
    contentSize(inWidth: width, isExact: true)
  }

  private func contentSize(inWidth width: CGFloat, isExact: Bool) -> CGSize? {
    guard let item, item.height == nil else { return nil }
    displayIfNeeded(animates: false)
    if !needsDisplay, let list {
      host.setNeedsLayout()
      let height = isExact ? list.contentHeight(inWidth: width) : list.knownContentHeight
      return CGSize(width: width, height: height)
    }
    let prototype = prototype ?? NestedListPrototype(in: contentView)
    self.prototype = prototype
    return CGSize(width: width, height: prototype.height(of: item, inWidth: width))
  }
}

extension NestedListCell {
  // A cell that is only measured must not display items, which would call their handlers.
  private func displayIfNeeded(animates: Bool) {
    guard let item, needsDisplay, listAround?.isPrototype == false else { return }
    needsDisplay = false
    prototype?.remove()
    prototype = nil
    if list?.scrollDirection != item.scrollDirection {
      list?.removeFromSuperview()
      list = nil
    }
    let list = list ?? NestedListView(item.scrollDirection)
    self.list = list
    list.display(item.lego, animates: animates)
    list.setIsPaging(item.isPaging)
    list.setHasHeight(item.height != nil)
    guard list.superview == nil else { return }
    list.frame = host.bounds
    host.addSubview(list)
  }
}
