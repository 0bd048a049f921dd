import UIKit

// Where Apple's headers say `nullable`, and where not.

@MainActor func readsNullable(_ view: UIView) {
  let color: UIColor = view.backgroundColor  // error: must be unwrapped
  _ = color
}

@MainActor func writesResettable(_ view: UIView) {
  view.tintColor = nil
  let color: UIColor = view.tintColor
  _ = color
}

@MainActor func writesNonnull(_ label: UILabel) {
  label.font = nil
  label.textColor = nil
}

@MainActor func assignsNil(_ view: UIScrollView) {
  view.contentInset = nil  // error: 'nil' cannot be assigned to type 'UIEdgeInsets'
}

@MainActor func readsResult(_ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes {
  layout.layoutAttributesForItem(at: [0, 0])  // error: must be unwrapped
}

@MainActor func passesNil(_ view: UIView) {
  view.addSubview(nil)  // error: 'nil' is not compatible with expected argument type 'UIView'
}

func makesImage() -> UIImage {
  UIImage(named: "a")  // error: must be unwrapped
}

@MainActor func readsIndex(_ view: UICollectionView) -> IndexPath {
  view.indexPathForItem(at: .zero)  // error: must be unwrapped
}

@MainActor func unwrapsNonnull(_ view: UIView) {
  if let layer = view.layer { _ = layer }  // error: must have Optional type, not 'CALayer'
}

@MainActor func readsWindow(_ view: UIView) -> UIWindow {
  view.window  // error: must be unwrapped
}
