import UIKit

// Optional requirements of Objective-C protocols, and names beside them.

@MainActor func callsOptional(_ view: UICollectionView) {
  view.delegate?.collectionView(view, didSelectItemAt: [0, 0])  // error: must be unwrapped
}

@MainActor func callsOptionalRightly(_ view: UICollectionView) {
  view.delegate?.collectionView?(view, didSelectItemAt: [0, 0])
}

final class NearMiss: NSObject, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, didSelectItemsAt path: IndexPath) {}  // warning: nearly matches optional requirement
}

final class WrongType: NSObject, UIScrollViewDelegate {
  @objc func scrollViewDidScroll(_ view: UIView) {}  // warning: nearly matches optional requirement
}

final class LacksRequired: NSObject, UICollectionViewDataSource {  // error: does not conform to protocol 'UICollectionViewDataSource'
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
}

final class HasRequired: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

struct StructAsDelegate: UIScrollViewDelegate {}  // error: non-class type 'StructAsDelegate' cannot conform to class protocol

final class LacksObject: UIScrollViewDelegate {}  // error: cannot declare conformance to 'NSObjectProtocol'

struct LacksContent: UIContentConfiguration {  // error: does not conform to protocol 'UIContentConfiguration'
  func updated(for state: any UIConfigurationState) -> LacksContent { self }
}
