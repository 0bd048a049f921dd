import UIKit

/// A view controller that displays a ``Lego``, ready to subclass.
///
/// ```swift
/// final class Inbox: LegoViewController {
///   @State private var messages: [MessageItem] = []
///
///   override var lego: Lego {
///     Lego { Section(id: "messages", layout: RowsLayout()) { messages } }
///   }
/// }
/// ```
///
/// The collection view fills the controller's view. It updates automatically when state that
/// ``lego`` reads changes.
open class LegoViewController: UIViewController, LegoContainer {
  /// The renderer of the content, which is created when it is first used.
  public private(set) lazy var legoRenderer = LegoRenderer(
    lego: lego, layoutConfiguration: layoutConfiguration,
    collectionViewLayout: collectionViewLayout)

  /// The current content, described from state.
  ///
  /// The default implementation returns a content without sections.
  open var lego: Lego { Lego(sections: []) }

  /// The configuration of the whole layout: direction, spacing between sections, global headers.
  ///
  /// It is read once. The default implementation returns a configuration that scrolls vertically.
  open var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    UICollectionViewCompositionalLayoutConfiguration()
  }

  /// A layout of your own in place of the layouts of the sections.
  ///
  /// ```swift
  /// final class PhotosScreen: LegoViewController {
  ///   override var collectionViewLayout: UICollectionViewLayout? { UICollectionViewFlowLayout() }
  /// }
  /// ```
  ///
  /// It is read once, when the renderer is created. The default implementation returns `nil`. See
  /// ``LegoRenderer/init(lego:layoutConfiguration:collectionViewLayout:)`` for what it replaces.
  open var collectionViewLayout: UICollectionViewLayout? { nil }

  /// Configures the collection view, such as its background, before it displays its content.
  ///
  /// The default implementation does nothing.
  open func configure(_ collectionView: UICollectionView) {}

  /// Displays the content in the controller's view.
  ///
  /// An override sets properties of ``legoRenderer``, such as its anchor, before it calls `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view) { configure($0) }
  }
}
