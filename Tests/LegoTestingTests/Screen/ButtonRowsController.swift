import UIKit

/// A list of names with rows of 50 points that have a button at their right; names can be moved, and
/// have a context menu.
final class ButtonRowsController: UICollectionViewController {
  private(set) var names: [String]
  private(set) var calls: [String] = []

  init(names: [String]) {
    self.names = names
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ButtonCell.self, forCellWithReuseIdentifier: "name")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    let name = names[indexPath.item]
    (cell as? ButtonCell)?.label.text = name
    (cell as? ButtonCell)?.onTap = { [unowned self] in calls.append("delete \(name)") }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    calls.append("select \(names[indexPath.item])")
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first?.item, names[item] != "Ben" else { return nil }
    let share = UIAction(title: "Share") { [unowned self] _ in calls.append("share \(names[item])")
    }
    let move = UIAction(title: "Move", attributes: .disabled) { _ in }
    let secret = UIAction(title: "Secret", attributes: .hidden) { _ in }
    let pin = UIAction(title: "Pin", state: .on) { _ in }
    let more = UIMenu(options: .displayInline, children: [pin])
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [share, move, secret, more])
    })
  }
}

/// A row with a name and a button.
final class ButtonCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  var onTap = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Delete") { [unowned self] _ in onTap() })
    button.frame = CGRect(x: 220, y: 5, width: 80, height: 40)
    for view in [label, button] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}
