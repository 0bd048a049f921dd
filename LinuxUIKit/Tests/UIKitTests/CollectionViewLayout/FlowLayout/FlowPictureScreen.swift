import UIKit

/// Cells of mixed sizes under a header, 240 by 370 points, for golden pictures.
final class FlowPictureScreen: FlowScreen, UICollectionViewDelegateFlowLayout {
  private static let widths: [CGFloat] = [60, 90, 40, 120, 70, 70, 50, 150, 60, 60, 100]
  private static let heights: [CGFloat] = [40, 24, 32]
  private let direction: ReadingDirection
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 370))

  init(_ direction: ReadingDirection) {
    self.direction = direction
    super.init([Self.widths.count, 5], cell: PictureCell.self)
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 4)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    view.register(
      PictureBand.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: UICollectionView.elementKindSectionHeader)
    view.delegate = self
    view.frame = window.bounds
    show()
  }

  /// Adds the view to a window with the given layout direction.
  private func show() {
    let (parent, child) = (UIViewController(), UIViewController())
    child.view = view
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [direction.traits, UITraitCollection(displayScale: 2)]),
      forChild: child)
    parent.view.addSubview(view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Returns the frame of a cell with x measured from the leading edge.
  func cell(_ item: Int, _ section: Int = 0) -> CGRect {
    direction.fromStart(frame(item, section) ?? .null, width: 240)
  }

  var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? PictureCell)?.show(indexPath.item)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    (view as? PictureBand)?.show(indexPath.section == 0 ? "Mixed" : "Alike", as: "header")
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard indexPath.section == 0 else { return CGSize(width: 60, height: 30) }
    return CGSize(
      width: Self.widths[indexPath.item], height: Self.heights[indexPath.item % 3])
  }
}
