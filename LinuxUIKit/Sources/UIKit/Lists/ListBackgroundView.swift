/// The ground of a list section; its attributes have the color.
final class ListBackgroundView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.listBackground
  }
}
