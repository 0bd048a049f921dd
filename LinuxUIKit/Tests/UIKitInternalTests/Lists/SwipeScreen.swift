@testable import UIKit

/// Rows of 44 points with actions on both sides, in a window of 320 by 300 points.
@MainActor final class SwipeScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let view: UICollectionView
  let finger: Finger
  var count = 20
  var log: [String] = []
  var accessories: [UICellAccessory] = []
  /// The completion handlers that the actions received.
  var completions: [(Bool) -> Void] = []

  /// Creates a screen whose trailing actions have these titles; the leading action is "Pin".
  init(
    _ titles: [String] = ["Delete", "More"],
    appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, performsFirst: Bool = true
  ) {
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewLayout())
    finger = Finger(on: window)
    super.init()
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      log.append("trailing \(path.item)")
      let configuration = UISwipeActionsConfiguration(actions: titles.map(action))
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] path in
      path.item == 0 ? nil : UISwipeActionsConfiguration(actions: [action("Pin")])
    }
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    view.delegate = self
    window.show(view, direction)
    window.layoutIfNeeded()
  }

  private func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
      [unowned self] action, _, completion in
      log.append(action.title ?? "")
      completions.append(completion)
    }
  }

  /// Returns the cell of a row after layout.
  func cell(_ item: Int) -> UICollectionViewListCell? {
    window.layoutIfNeeded()
    return view.cellForItem(at: [0, item]) as? UICollectionViewListCell
  }

  /// The buttons next to the swiped row from left to right, in the list's coordinate system.
  var buttons: [CGRect] {
    window.layoutIfNeeded()
    return (view.swipeInteraction?.swipe?.actions.subviews ?? []).map {
      $0.convert($0.bounds, to: view)
    }
    .sorted { $0.minX < $1.minX }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    (cell as? UICollectionViewListCell)?.accessories = accessories
    return cell
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }
}
