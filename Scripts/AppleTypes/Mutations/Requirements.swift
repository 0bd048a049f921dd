import UIKit

// Optional requirements of Objective-C protocols, and names beside them.

@MainActor func callsOptional(_ view: UICollectionView) {
  view.delegate?.collectionView(view, didSelectItemAt: [0, 0])  // error: must be unwrapped
}

@MainActor func callsOptionalRightly(_ view: UICollectionView) {
  view.delegate?.collectionView?(view, didSelectItemAt: [0, 0])
}

final class NearMiss: NSObject, UICollectionViewDelegate {
  // warning: nearly matches optional requirement
  func collectionView(_ view: UICollectionView, didSelectItemsAt path: IndexPath) {}
}

final class WrongType: NSObject, UIScrollViewDelegate {
  // warning: nearly matches optional requirement
  @objc func scrollViewDidScroll(_ view: UIView) {}
}

// error: does not conform to protocol 'UICollectionViewDataSource'
final class LacksRequired: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
}

final class HasRequired: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

// error: non-class type 'StructAsDelegate' cannot conform to class protocol
struct StructAsDelegate: UIScrollViewDelegate {}

// error: cannot declare conformance to 'NSObjectProtocol'
final class LacksObject: UIScrollViewDelegate {}

// error: does not conform to protocol 'UIContentConfiguration'
struct LacksContent: UIContentConfiguration {
  func updated(for state: any UIConfigurationState) -> LacksContent { self }
}
