import TestSupport
import UIKit

/// A window of 390 by 600 points with a button that opens a menu, and a list whose first item has a
/// context menu.
@MainActor
final class DisplayedMenuScreen: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let button = UIButton(type: .system)
  let list: UICollectionView
  private(set) var chosen: [String] = []

  /// Creates a screen with traits that override those of the window.
  init(_ traits: UITraitCollection = UITraitCollection()) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 60)
    list = UICollectionView(
      frame: CGRect(x: 0, y: 160, width: 390, height: 440), collectionViewLayout: layout)
    super.init()
    let (parent, root) = (UIViewController(), UIViewController())
    parent.addChild(root)
    parent.setOverrideTraitCollection(traits, forChild: root)
    window.rootViewController = parent
    parent.view.addSubview(root.view)
    root.view.frame = parent.view.bounds
    root.view.backgroundColor = .systemBackground
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.delegate = self
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
    button.showsMenuAsPrimaryAction = true
    button.menu = makeMenu()
    root.view.addSubview(list)
    root.view.addSubview(button)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// The window at a scale of 2.
  var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }

  func makeMenu() -> UIMenu {
    let name = action("Name", image: "textformat", state: .on)
    let date = action("Date", image: "calendar")
    let size = UIAction(title: "Size", subtitle: "Not known yet", attributes: .disabled) { _ in }
    let more = UIMenu(title: "More", children: [action("By color"), action("By shape")])
    let delete = action("Delete", image: "trash", attributes: .destructive)
    return UIMenu(
      title: "Sort by",
      children: [name, date, size, more, UIMenu(options: .displayInline, children: [delete])])
  }

  private func action(
    _ title: String, image: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes,
      state: state
    ) { [weak self] in self?.chosen.append($0.title) }
  }

  /// The center of the label with a text on the screen; `nil` if there is none.
  func center(of text: String) -> CGPoint? {
    window.layoutIfNeeded()
    return Self.labels(in: window).last { $0.text == text }
      .map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: window) }
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { child in
      ((child as? UILabel).map { [$0] } ?? []) + labels(in: child)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !indexPaths.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.makeMenu() })
  }
}
