import Testing
import UIKit

/// Tests references of insets in views whose content insets contain the safe area
/// (compositional-layout.md, 2.1 and 6.1).
@MainActor @Suite("Insets references and adjusted content insets") struct InsetsReferenceTests {
  private final class Controller: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A section whose items are 100 points long and fill the container across the scroll axis.
  private func layout(
    _ axis: UICollectionView.ScrollDirection, _ reference: UIContentInsetsReference
  ) -> UICollectionViewCompositionalLayout {
    let isHorizontal = axis == .horizontal
    let size = NSCollectionLayoutSize(
      isHorizontal ? .absolute(100) : .fractionalWidth(1),
      isHorizontal ? .fractionalHeight(1) : .absolute(100))
    let items = [NSCollectionLayoutItem(layoutSize: size)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis
    configuration.contentInsetsReference = reference
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: isHorizontal
          ? .horizontal(layoutSize: size, subitems: items)
          : .vertical(layoutSize: size, subitems: items)),
      configuration: configuration)
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func firstFrame(of controller: UICollectionViewController) -> CGRect? {
    controller.collectionView.cellForItem(at: [0, 0]).map {
      controller.view.convert($0.bounds, from: $0)
    }
  }

  @Test(
    "Below a navigation bar, items of a horizontal layout fill the height that the bar leaves",
    arguments: [UIContentInsetsReference.safeArea, .none])
  func horizontal(reference: UIContentInsetsReference) {
    let controller = Controller(collectionViewLayout: layout(.horizontal, reference))
    let window = show(UINavigationController(rootViewController: controller))
    defer { window.isHidden = true }

    // The bar is 44 points high (uikit.md, 3.3).
    #expect(firstFrame(of: controller) == CGRect(x: 0, y: 44, width: 100, height: 556))
    #expect(controller.collectionView.contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test("A content inset of the app is applied besides the safe area")
  func ownInset() {
    let controller = Controller(collectionViewLayout: layout(.horizontal, .safeArea))
    controller.collectionView.contentInset.bottom = 30
    let window = show(UINavigationController(rootViewController: controller))
    defer { window.isHidden = true }

    #expect(firstFrame(of: controller) == CGRect(x: 0, y: 44, width: 100, height: 526))
  }

  @Test(
    "A side of the safe area narrows rows once, whether or not the content is inset by it",
    arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .always])
  func sides(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    let controller = Controller(collectionViewLayout: layout(.vertical, .safeArea))
    controller.collectionView.contentInsetAdjustmentBehavior = behavior
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    let window = show(controller)
    defer { window.isHidden = true }

    #expect(firstFrame(of: controller) == CGRect(x: 40, y: 0, width: 330, height: 100))
  }

  @Test("Without an adjusted inset, the reference insets items of a horizontal layout")
  func neverAdjusted() {
    let controller = Controller(collectionViewLayout: layout(.horizontal, .safeArea))
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    let window = show(UINavigationController(rootViewController: controller))
    defer { window.isHidden = true }

    #expect(firstFrame(of: controller) == CGRect(x: 0, y: 44, width: 100, height: 556))
  }
}
