import TestSupport
import UIKit

/// A window of 300 by 400 points with a list of two sections under a header each, a switch, and a view
/// without a determined position.
@MainActor final class InspectedScreen: NSObject, UICollectionViewDataSource {
  let controller = UIViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let notifications = UISwitch()
  let misplaced = UIView()
  private(set) lazy var list = UICollectionView(
    frame: CGRect(x: 0, y: 60, width: 300, height: 340), collectionViewLayout: Self.layout)

  private static var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    return layout
  }

  /// Displays the screen.
  func display() {
    addViews(to: controller.view)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func addViews(to view: UIView) {
    view.backgroundColor = .white
    list.backgroundColor = .white
    list.register(InspectedCell.self, forCellWithReuseIdentifier: "entry")
    list.register(
      InspectedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "InspectedHeader")
    list.dataSource = self
    notifications.frame.origin = CGPoint(x: 230, y: 15)
    notifications.accessibilityIdentifier = "notifications"
    view.addSubview(list)
    view.addSubview(notifications)
    addMisplacedView(to: view)
  }

  /// Adds a view with a size and a top, but without a horizontal position.
  private func addMisplacedView(to view: UIView) {
    misplaced.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(misplaced)
    NSLayoutConstraint.activate([
      misplaced.widthAnchor.constraint(equalToConstant: 80),
      misplaced.heightAnchor.constraint(equalToConstant: 30),
      misplaced.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
    ])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "InspectedHeader", for: indexPath)
  }

  /// The window with the outlines of its views, at a scale of 2.
  var outlinedPicture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
      Inspector.shared.outlineLayer(of: window).render(in: context.cgContext)
    }
  }
}

/// A cell with a label that constraints place.
final class InspectedCell: UICollectionViewCell {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Entry"
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      title.widthAnchor.constraint(equalToConstant: 120),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
    addGestureRecognizer(UITapGestureRecognizer())
  }

  required init?(coder: NSCoder) { nil }
}

/// A header without content.
final class InspectedHeader: UICollectionReusableView {}
