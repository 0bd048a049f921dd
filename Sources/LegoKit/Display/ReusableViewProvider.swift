import UIKit

/// A provider that dequeues the cells and headers of a collection view, and registers each type at
/// its first use.
@MainActor final class ReusableViewProvider {
  // The items that cells were filled with in the transition in progress; `nil` between transitions.
  private var filledCells: [ObjectIdentifier: ItemToken]?
  private var registeredCells: Set<ObjectIdentifier> = []
  private var registeredViews: [String: Set<ObjectIdentifier>] = [:]
  private var hasEmptyCell = false
  /// The kinds of which views were provided that display badges or nothing.
  private(set) var emptyKinds: Set<String> = []
  private let emptyIdentifier = "LegoKit.Plain"

  /// Returns a cell that displays `item`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - token: The token of the item.
  ///   - view: The collection view.
  ///   - path: The index path of the cell.
  ///   - runsAnimations: Whether a cell that is displayed already runs the animations that it starts
  ///     itself. UIKit disables them.
  /// - Returns: The cell.
  func cell(
    for item: AnyItem, _ token: ItemToken, in view: UICollectionView, at path: IndexPath,
    runningAnimations runsAnimations: Bool
  ) -> UICollectionViewCell {
    let type = Swift.type(of: item.base)
    if registeredCells.insert(ObjectIdentifier(type)).inserted { type.registerCell(in: view) }
    let cell = view.dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: path)
    let isDisplayed = view.indexPath(for: cell) != nil
    let isFilled = filledCells?.updateValue(token, forKey: ObjectIdentifier(cell)) == token
    if isDisplayed, isFilled { return cell }
    if runsAnimations, isDisplayed {
      UIView.runningOwnAnimations { item.update(cell) }
    } else {
      item.update(cell)
    }
    return cell
  }

  /// Fills each cell once with its item until the end of the transition.
  ///
  /// An update may display an item in one batch and configure its cell again in the next one.
  func beginTransition() {
    filledCells = [:]
  }

  /// Fills cells whenever they are requested.
  func endTransition() {
    filledCells = nil
  }

  /// Returns a supplementary view that displays `item`.
  func supplementaryView(
    ofKind kind: String, for item: AnyItem, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    let type = Swift.type(of: item.base)
    if registeredViews[kind, default: []].insert(ObjectIdentifier(type)).inserted {
      type.registerSupplementaryView(ofKind: kind, in: view)
    }
    let supplementaryView = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: type.reuseIdentifier, for: path)
    item.update(supplementaryView)
    return supplementaryView
  }

  /// Returns an empty cell for an unknown item, for which UIKit does not accept `nil`.
  func emptyCell(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
    if !hasEmptyCell {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: emptyIdentifier)
      hasEmptyCell = true
    }
    return view.dequeueReusableCell(withReuseIdentifier: emptyIdentifier, for: path)
  }

  /// Returns an empty supplementary view of a kind that is not provided, in which a badge can be
  /// displayed.
  func emptyView(
    ofKind kind: String, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    if emptyKinds.insert(kind).inserted {
      view.register(
        ItemHostView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: emptyIdentifier)
    }
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: emptyIdentifier, for: path)
  }
}

extension UIView {
  /// Runs `body` with animations enabled, so that those run which it starts itself.
  ///
  /// Within an animation, `body` runs as it is: its changes would otherwise belong to the animation.
  fileprivate static func runningOwnAnimations(_ body: () -> Void) {
    guard !areAnimationsEnabled, inheritedAnimationDuration == 0 else { return body() }
    setAnimationsEnabled(true)
    body()
    setAnimationsEnabled(false)
  }
}

@MainActor extension AnyItem {
  /// Returns the size that the item's cell needs in the `available` size.
  func size(in available: CGSize) -> CGSize { base.size(in: available) }

  /// Displays the item in `view`, unless the view has another type.
  func update(_ view: UICollectionReusableView) { base.update(view) }
}

@MainActor extension TypedItemType {
  /// The reuse identifier of the cell type: its name with the module, since two modules may each
  /// have a cell of the same name.
  fileprivate static var reuseIdentifier: String { String(reflecting: CellType.self) }

  fileprivate static func registerCell(in collectionView: UICollectionView) {
    collectionView.register(CellType.self, forCellWithReuseIdentifier: reuseIdentifier)
  }

  fileprivate static func registerSupplementaryView(
    ofKind kind: String, in collectionView: UICollectionView
  ) {
    collectionView.register(
      CellType.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: reuseIdentifier)
  }

  fileprivate func size(in available: CGSize) -> CGSize {
    CellType.layout(constraintsTo: available, with: self)
  }

  fileprivate func update(_ view: UICollectionReusableView) {
    guard let cell = view as? CellType else { return }
    cell.update(with: self)
    cell.contentView.setNeedsContentMeasurement()
  }
}
