import UIKit

// What belongs to the main actor, used from elsewhere.

func callsMethod(_ view: UIView) {
  view.setNeedsLayout()  // warning: main actor-isolated instance method 'setNeedsLayout()'
}

@MainActor func callsMethodRightly(_ view: UIView) { view.setNeedsLayout() }

func readsProperty(_ view: UIView) -> CGRect {
  view.frame  // warning: main actor-isolated property 'frame'
}

func writesProperty(_ view: UIView) {
  view.isHidden = true  // warning: main actor-isolated property 'isHidden'
}

func readsConstantOfElementKind() -> String {
  UICollectionView.elementKindSectionHeader  // warning: main actor-isolated class property
}

func readsNotificationName() -> Notification.Name {
  UIResponder.keyboardWillHideNotification  // error[tvos]: is unavailable in tvOS
}

func callsInitializer() {
  _ = UIView(frame: .zero)  // warning: main actor-isolated initializer 'init(frame:)'
}

func callsTypeMethod() {
  UIView.animate(withDuration: 1) {}  // warning: main actor-isolated class method
}

func readsSharedApplication() {
  _ = UIApplication.shared  // warning: main actor-isolated class property 'shared'
}

func callsRequirement(_ delegate: any UICollectionViewDelegate, _ view: UICollectionView) {
  // error: call to main actor-isolated function
  delegate.collectionView?(view, didSelectItemAt: [0, 0])
}

@MainActor func callsInClosure(_ center: NotificationCenter, _ view: UIView) {
  _ = center.addObserver(forName: nil, object: nil, queue: nil) { _ in
    view.setNeedsLayout()  // warning: in a synchronous nonisolated context
  }
}

@MainActor func callsInClosureRightly(_ center: NotificationCenter, _ view: UIView) {
  _ = center.addObserver(forName: nil, object: nil, queue: .main) { _ in
    MainActor.assumeIsolated { view.setNeedsLayout() }
  }
}

// Descriptions belong to no actor; only what they make does.
func changesConfigurations(
  _ list: inout UICollectionLayoutListConfiguration, _ content: inout UIListContentConfiguration
) {
  list.headerMode = .supplementary
  content.text = "a"
}

func makesContentView(_ configuration: any UIContentConfiguration) {
  _ = configuration.makeContentView()  // warning: main actor-isolated instance method
}

func readsSourceOfPress(_ press: UIPress) -> UIPress.Phase { press.phase }

func readsAutomaticSize() -> CGSize {
  UICollectionViewFlowLayout.automaticSize  // warning: main actor-isolated class property
}

final class ConformsApart: NSObject, UIScrollViewDelegate {
  nonisolated func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.setNeedsLayout()  // warning: main actor-isolated instance method
  }
}

final class CallsInDeinit: UIView {
  deinit {
    setNeedsLayout()  // warning: main actor-isolated instance method 'setNeedsLayout()'
  }
}

func startsAnimation(_ animator: UIViewPropertyAnimator) {
  animator.startAnimation()  // warning: main actor-isolated instance method 'startAnimation()'
}

// Colors, fonts, images, traits and layers belong to no actor.
func usesValues(_ layer: CALayer, _ traits: UITraitCollection) -> UIColor {
  layer.opacity = 0
  _ = UIFont.systemFont(ofSize: 17)
  _ = traits.horizontalSizeClass
  return UIColor.red.withAlphaComponent(0.5)
}

// A subclass of a view is isolated as the view is.
final class IsolatedByInheritance: UIView {
  var count = 0
}

func readsInherited(_ view: IsolatedByInheritance) -> Int {
  view.count  // warning: main actor-isolated property 'count'
}

// Snapshots are values.
func appendsItems(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>) {
  snapshot.appendSections([0])
}

extension UICollectionView {
  subscript(path: IndexPath) -> UICollectionViewCell? { cellForItem(at: path) }
}

func readsSubscript(_ view: UICollectionView) -> UICollectionViewCell? {
  view[[0, 0]]  // warning: main actor-isolated subscript 'subscript(_:)'
}

@MainActor let sharedView = UIView()
@MainActor func layOutSharedView() { sharedView.layoutIfNeeded() }

func usesGlobals() -> UIView {
  layOutSharedView()  // error: call to main actor-isolated global function 'layOutSharedView()'
  return sharedView  // error: main actor-isolated let 'sharedView'
}

func callsHandler(_ handler: UIActionHandler, _ action: UIAction) {
  handler(action)  // error: call to main actor-isolated parameter 'handler'
}

@MainActor func callsHandlerRightly(_ handler: UIActionHandler, _ action: UIAction) {
  handler(action)
}

func formsKeyPath() -> KeyPath<UIView, CGRect> {
  \UIView.frame  // error: cannot form key path to main actor-isolated property 'frame'
}

func waitsForMainActor(_ view: UIView) async -> CGRect {
  await view.setNeedsLayout()
  return view.bounds  // error: main actor-isolated property 'bounds'
}

// A requirement that belongs to no actor is not met by a member that belongs to the main actor.
protocol Describing {
  func describe() -> String
}

// error: crosses into main actor-isolated code
final class DescribedView: UIView, Describing {
  func describe() -> String { "" }
}

final class DescribedApart: UIView, Describing {
  nonisolated func describe() -> String { "" }
}
