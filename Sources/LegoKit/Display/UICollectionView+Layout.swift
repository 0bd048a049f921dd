import UIKit

extension UICollectionView {
  /// The height of an item of a ``LegoRenderer`` in a width, in points, for a layout of your own.
  ///
  /// ```swift
  /// final class StackLayout: UICollectionViewFlowLayout {
  ///   override func prepare() {
  ///     let first = collectionView?[heightOfItemAt: IndexPath(item: 0, section: 0), inWidth: 160]
  ///     itemSize = CGSize(width: 160, height: first ?? 44)
  ///     super.prepare()
  ///   }
  /// }
  /// ```
  ///
  /// It is the height that the item states, or that the constraints of its cell require; `nil` if it
  /// has neither, if there is no such item, or if no renderer displays the view. The layout is
  /// invalidated when an item that it has measured has another height, and when the preferred text
  /// size changes.
  ///
  /// A cell is measured once for each item and width until the item changes, which takes about as long
  /// as displaying it. Only the last width of an item is remembered.
  public subscript(heightOfItemAt path: IndexPath, inWidth width: CGFloat) -> CGFloat? {
    (self as? LegoCollectionView)?.screen?.height(ofItemAt: path, width: width)
  }
}

extension UICollectionView {
  /// Whether the layout is one of the app, in place of the layouts of the sections.
  var hasOwnLayout: Bool { !(collectionViewLayout is LegoLayout) }

  /// Whether the content scrolls horizontally: by its layout, or by its size if the layout does not specify
  /// it.
  var scrollsHorizontally: Bool {
    switch collectionViewLayout {
    case let layout as UICollectionViewCompositionalLayout:
      layout.configuration.scrollDirection == .horizontal
    case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
    default: contentSize.width > bounds.width && contentSize.height <= bounds.height
    }
  }

  /// Whether the first item of content that scrolls horizontally is at the right.
  var isContentMirrored: Bool {
    // Compositional layouts are always mirrored; others state it.
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (collectionViewLayout is UICollectionViewCompositionalLayout
        || collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
  }

  /// Returns whether the header of a section stays visible while the section scrolls.
  func pinsHeader(of section: Section) -> Bool {
    guard hasOwnLayout else { return section.layout.pinsHeader }
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return layout?.sectionHeadersPinToVisibleBounds == true
  }
}
