import UIKit

/// Measures cells by their constraints.
///
/// One cell of each type is created as a prototype, in a collection view that is never displayed and
/// that it never leaves. It is updated with an item in place of the item before, as a reused cell is.
@MainActor final class CellMeasurer {
  private var prototypes: [ObjectIdentifier: PrototypeCell] = [:]
  private let host = PrototypeHost()

  /// Returns the height that the constraints of an item's cell require at a width, in points, or
  /// `nil` for a cell without constraints that does not override `sizeThatFits(_:)`.
  func height(of item: AnyItem, width: CGFloat, traits: UITraitCollection) -> CGFloat? {
    prototype(for: item, traits)?.height(of: item, width: width)
  }

  /// Returns the smallest width that fits an item's cell, at most `maximum`, or `nil` as
  /// ``height(of:width:traits:)`` does.
  func width(of item: AnyItem, atMost maximum: CGFloat, traits: UITraitCollection) -> CGFloat? {
    prototype(for: item, traits)?.width(of: item, atMost: maximum)
  }

  private func prototype(for item: AnyItem, _ traits: UITraitCollection) -> PrototypeCell? {
    host.setTraits(traits)
    let type = Swift.type(of: item.base)
    if let known = prototypes[ObjectIdentifier(type)] { return known }
    let prototype = PrototypeCell(type.cellClass, in: host.view)
    prototypes[ObjectIdentifier(type)] = prototype
    return prototype
  }
}

/// A view outside of any window with the traits of a collection view.
@MainActor private final class PrototypeHost {
  private let parent = UIViewController()
  private let child = UIViewController()
  private var traits: UITraitCollection?

  init() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// The view with the traits.
  var view: UIView { child.view }

  /// Gives the views other traits, and lays them out with these.
  func setTraits(_ new: UITraitCollection) {
    guard new != traits else { return }
    traits = new
    parent.setTraits(new, of: child)
    // A cell that is laid out lays out the views around it first.
    view.layoutIfNeeded()
  }
}

/// A cell that is measured and never displayed.
///
/// It stays in the collection view that has created it.
@MainActor private struct PrototypeCell {
  private let cell: UICollectionViewCell
  private let source: SingleCellSource

  /// Creates a cell in a collection view, which alone can create cells of any class.
  init?(_ cellClass: UICollectionViewCell.Type, in host: UIView) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    // The collection view would measure the cell whenever its content changes.
    view.selfSizingInvalidation = .disabled
    view.contentInsetAdjustmentBehavior = .never
    let source = SingleCellSource()
    view.register(cellClass, forCellWithReuseIdentifier: SingleCellSource.identifier)
    view.dataSource = source
    host.addSubview(view)
    view.layoutIfNeeded()
    guard let cell = source.cell else { return nil }
    (self.cell, self.source) = (cell, source)
  }

  func height(of item: AnyItem, width: CGFloat) -> CGFloat? {
    update(with: item, width: width)
    if let size = (cell as? any FramedContentCell)?.contentSize(inWidth: width) {
      return size.height
    }
    guard cell.contentView.sizesItself else {
      return cell.preferredSize(in: CGSize(width: width, height: .greatestFiniteMagnitude))?.height
    }
    layOut(in: CGSize(width: width, height: contentHeight(atWidth: width)))
    return contentHeight(atWidth: width)
  }

  func width(of item: AnyItem, atMost maximum: CGFloat) -> CGFloat? {
    update(with: item, width: maximum)
    if let size = (cell as? any FramedContentCell)?.contentSize(inWidth: maximum) {
      return size.width
    }
    guard cell.contentView.sizesItself else {
      return cell.preferredSize(in: CGSize(width: maximum, height: .greatestFiniteMagnitude))?.width
    }
    let first = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    layOut(in: first)
    let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return min(size.width + sides, maximum)
  }

  private func contentHeight(atWidth width: CGFloat) -> CGFloat {
    cell.contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, width - sides), height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // Labels may take their width from the layout, and accessories are placed in it. A cell that is
  // laid out in a size that its constraints do not allow reports them as unsatisfiable.
  private func layOut(in size: CGSize) {
    cell.frame.size = size
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
  }

  // Accessories of a list cell are beside its content view.
  private var sides: CGFloat { cell.bounds.width - cell.contentView.bounds.width }

  private func update(with item: AnyItem, width: CGFloat) {
    cell.prepareForReuse()
    item.update(cell)
    cell.frame.size.width = width
  }
}

/// A data source with one cell.
private final class SingleCellSource: NSObject, UICollectionViewDataSource {
  static let identifier = "LegoKit.Prototype"
  private(set) var cell: UICollectionViewCell?

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    self.cell = cell
    return cell
  }
}

extension UICollectionViewCell {
  /// Returns the size of a cell that overrides `sizeThatFits(_:)`, whose default implementation
  /// returns the current size.
  fileprivate func preferredSize(in available: CGSize) -> CGSize? {
    let size = sizeThatFits(available)
    return size == bounds.size ? nil : size
  }
}

extension UIView {
  /// Whether the view is a configured content view, or has constraints in it.
  fileprivate var sizesItself: Bool { self is any UIContentView || hasConstraints }

  private var hasConstraints: Bool {
    !constraints.isEmpty || subviews.contains { $0.hasConstraints }
  }
}

/// A cell that behaves differently where the layout takes its height from it.
@MainActor protocol SelfSizingCell: UICollectionViewCell {
  /// Sets whether the layout takes the height from the cell.
  func setIsSelfSizing(_ isSelfSizing: Bool)
}

extension UICollectionViewCell {
  /// Gives the content view a height with a priority below required; `nil` removes it.
  ///
  /// This is for cells that UIKit measures when they are displayed.
  func setContentHeight(_ height: CGFloat?) {
    let known = contentView.constraints.first { $0.identifier == Self.contentHeightIdentifier }
    guard let height else {
      known?.isActive = false
      return
    }
    let constraint = known ?? contentView.heightAnchor.constraint(equalToConstant: height)
    constraint.identifier = Self.contentHeightIdentifier
    constraint.priority = UILayoutPriority(999)
    constraint.constant = height
    constraint.isActive = true
  }

  private static let contentHeightIdentifier = "LegoKit.ContentHeight"
}

@MainActor extension TypedItemType {
  fileprivate static var cellClass: UICollectionViewCell.Type { CellType.self }
}
