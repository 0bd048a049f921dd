import SeededNumbers
import TestSupport

@testable import UIKit

/// Random actions of the user and of the app in an outline with swipe actions.
@MainActor struct RandomListActions {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let view: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  private var random: SeededGenerator
  private var nextItem = 20
  /// The last action.
  private(set) var last = "nothing"

  /// Creates a sequence of actions that follow from the seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let provider: (IndexPath) -> UISwipeActionsConfiguration? = { path in
      guard path.item % 3 != 0 else { return nil }
      return UISwipeActionsConfiguration(
        actions: [UIContextualAction(style: .normal, title: "Act") { _, _, _ in }])
    }
    configuration.leadingSwipeActionsConfigurationProvider = provider
    configuration.trailingSwipeActionsConfigurationProvider = provider
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = item % 2 == 0 ? UIListContentConfiguration.cell() : .subtitleCell()
      content.text = "\(item)"
      content.secondaryText = item % 2 == 0 ? nil : "odd"
      cell.contentConfiguration = content
      cell.accessories = Self.accessories(of: item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelectionDuringEditing = true
    window.addSubview(view)
    window.isHidden = false
    var outline = Outline()
    outline.append(Array(0..<20))
    for item in stride(from: 0, to: 20, by: 4) {
      outline.append([100 + item, 101 + item], to: item)
    }
    dataSource.apply(outline, to: 0, animatingDifferences: false)
  }

  /// Returns the accessories of an item's row.
  static func accessories(of item: Int) -> [UICellAccessory] {
    let label = UICellAccessory.label(text: "\(item)")
    return switch item % 4 {
    case 0: [.outlineDisclosure(), label]
    case 1: [label, .disclosureIndicator(displayed: .whenNotEditing)]
    case 2: [.delete(), .multiselect(), .reorder(), .checkmark()]
    default: []
    }
  }

  /// Performs one action.
  mutating func step() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: toggle()
    case 2: append()
    case 3: delete()
    case 4, 5: scroll()
    case 6: swipe()
    case 7: close()
    case 8: edit()
    default: reconfigure()
    }
  }

  private var outline: Outline { dataSource.snapshot(for: 0) }

  private mutating func visibleItem() -> Int? {
    outline.visibleItems.randomElement(using: &random)
  }

  private mutating func toggle() {
    guard let item = visibleItem(), let path = dataSource.indexPath(for: item) else { return }
    last = "toggle \(item)"
    dataSource.toggleOutline(at: path)
  }

  private mutating func append() {
    guard let parent = outline.items.randomElement(using: &random) else { return }
    var changed = outline
    nextItem += 1
    last = "append \(nextItem + 1_000) to \(parent)"
    changed.append([nextItem + 1_000], to: parent)
    dataSource.apply(changed, to: 0)
  }

  private mutating func delete() {
    guard let item = outline.items.randomElement(using: &random), outline.items.count > 8 else {
      return
    }
    var changed = outline
    last = "delete \(item)"
    changed.delete([item])
    dataSource.apply(changed, to: 0)
  }

  private mutating func scroll() {
    let most = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = CGFloat.random(in: 0...most, using: &random).rounded()
    last = "scroll to \(view.contentOffset.y)"
  }

  private mutating func swipe() {
    guard let path = view.indexPathsForVisibleItems.randomElement(using: &random) else { return }
    let side: SwipeSide = Bool.random(using: &random) ? .leading : .trailing
    last = "swipe \(path) to show \(side)"
    view.openSwipeActions(at: path, side)
  }

  private mutating func close() {
    last = "close"
    view.closeSwipeActions()
  }

  private mutating func edit() {
    last = "edit"
    view.isEditing.toggle()
  }

  private mutating func reconfigure() {
    guard let item = visibleItem() else { return }
    last = "reconfigure \(item)"
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([item])
    dataSource.apply(snapshot)
  }
}
