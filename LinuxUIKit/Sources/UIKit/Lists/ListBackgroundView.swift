/// The view of a list section's background; its layout attributes specify the color.
final class ListBackgroundView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.listBackground
  }
}
