import UIKit

/// A collection view of numbered cells under titles, with badges and backgrounds, to be looked at.
///
/// The scene is a layout as an app describes it. The kinds `header`, `footer` and `global` are
/// bands with titles, `background` is a rounded decoration, every other kind is a badge. A cell
/// shows its item, so that a picture can be compared with the frames that a test names.
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

  /// Lays the scene out.
  ///
  /// - Parameters:
  ///   - layout: The scene.
  ///   - counts: How many cells each section has.
  ///   - headers: What the sections' headers say; "Section 0" and so on unless given.
  ///   - badges: The kinds that are badges.
  ///   - words: What the cells say instead of their numbers.
  ///   - size: In points.
  ///   - direction: Where reading starts.
  ///   - style: Light or dark.
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

  /// Puts the view into a window, in the traits that the person chose.
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
