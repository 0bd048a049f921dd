import UIKit

/// A collection view of numbered cells under titles, with badges and backgrounds, for golden
/// pictures.
///
/// The scene is a layout as an app describes it. The kinds `header`, `footer`, and `global` are
/// bands with titles, `background` is a rounded decoration, and every other kind is a badge. Cells
/// show their items, so that an image can be compared with the frames that a test expects.
///
/// ```swift
/// let screen = PictureScreen(.init(section: .cards), counts: [6], direction: .rightToLeft)
/// #expect(screen.cell(0) == CGRect(x: 16, y: 0, width: 200, height: 64))
/// screen.expectPicture("cards")
/// ```
@MainActor final class PictureScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let direction: ReadingDirection
  private let window: UIWindow
  private let counts: [Int]
  private let headers: [String]
  private let words: [PictureWord]

  /// Creates and lays out the scene.
  ///
  /// - Parameters:
  ///   - layout: The layout of the scene.
  ///   - counts: The number of cells of each section.
  ///   - headers: The titles of the sections' headers. The defaults are "Section 0" and so on.
  ///   - badges: The kinds that are badges.
  ///   - words: The texts of the cells in place of their numbers.
  ///   - size: The size in points.
  ///   - direction: The layout direction.
  ///   - style: The light or dark appearance.
  init(
    _ layout: UICollectionViewCompositionalLayout, counts: [Int], headers: [String] = [],
    badges: [String] = [], words: [PictureWord] = [],
    size: CGSize = CGSize(width: 320, height: 300), direction: ReadingDirection,
    style: UIUserInterfaceStyle = .light
  ) {
    (self.counts, self.headers, self.words) = (counts, headers, words)
    self.direction = direction
    layout.register(PictureBackground.self, forDecorationViewOfKind: "background")
    let bounds = CGRect(origin: .zero, size: size)
    view = UICollectionView(frame: bounds, collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    window = UIWindow(frame: bounds)
    super.init()
    register(badges: badges)
    view.dataSource = self
    show(traits: [direction.traits, UITraitCollection(userInterfaceStyle: style)])
  }

  private func register(badges: [String]) {
    view.register(PictureCell.self, forCellWithReuseIdentifier: "number")
    view.register(PictureWordCell.self, forCellWithReuseIdentifier: "word")
    for kind in ["header", "footer", "global"] {
      view.register(
        PictureBand.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    for kind in badges {
      view.register(
        PictureBadge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  /// Adds the view to a window with the given traits.
  private func show(traits: [UITraitCollection]) {
    let (parent, child) = (UIViewController(), UIViewController())
    child.view = view
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: traits + [UITraitCollection(displayScale: 2)]),
      forChild: child)
    parent.view.addSubview(view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: words.isEmpty ? "number" : "word", for: indexPath)
    (cell as? PictureCell)?.show(indexPath.item)
    (cell as? PictureWordCell)?.show(words[indexPath.item % words.count], number: indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? PictureBand)?.show(title(kind, at: indexPath), as: kind)
    (view as? PictureBadge)?.show(kind, item: indexPath.count > 1 ? indexPath.item : 0)
    return view
  }

  private func title(_ kind: String, at indexPath: IndexPath) -> String {
    switch kind {
    case "header" where indexPath.section < headers.count: headers[indexPath.section]
    case "header": "Section \(indexPath.section)"
    case "footer": "End of section \(indexPath.section)"
    default: "The whole layout"
    }
  }
}
