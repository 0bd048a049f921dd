import UIKit

/// Shows a ``Lego`` in a collection view and keeps the two the same.
///
/// ```swift
/// class Colors: UIViewController {
///   lazy var legoRenderer: LegoRenderer = .init(lego: lego)
///   var lego: Lego { Lego { Section(id: 0, layout: ListLayout()) { colors } } }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
///   }
///
///   func add(_ color: ColorItem) {
///     colors.append(color)
///     legoRenderer.apply(lego)
///   }
/// }
/// ```
///
/// In a ``LegoContainer`` whose state is in `@State` or an observed model nobody needs to call
/// ``apply(_:animatingDifferences:completion:)``.
///
/// Each update compares identities and contents with what is on show. Items that are equal are
/// left alone, changed ones fill the cell that they have, whether it is visible or waiting. While
/// one update is made, the newest of the others waits and the older ones are superseded. The
/// first content appears without animation.
@MainActor public final class LegoRenderer {
  /// The description that was given last.
  public internal(set) var lego: Lego
  /// Whether updates animate at all; true at first.
  public var isAnimationEnabled = true
  /// Supplies the views of kinds that the description does not know.
  ///
  /// Those are badges, footers and what the layout's configuration asks for. A nil answer shows an
  /// empty view. The renderer keeps the function: take the controller weakly.
  public var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  /// Is told each mistake in a description once; each is printed as well.
  public var mistakeHandler: ((any LegoMistake) -> Void)?
  /// What holds for all sections: direction, gaps between them, headers above all of them.
  public var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { stage?.layout.configuration = layoutConfiguration }
  }

  /// A renderer that will show `lego`; nothing is shown until ``render(in:configure:)``.
  public init(
    lego: Lego,
    layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.lego = lego
    self.layoutConfiguration = layoutConfiguration
    reads = lego.reads
    reader.follow(lego.reads)
  }

  /// The collection view that shows the content, nil before ``render(in:configure:)``.
  public var collectionView: UICollectionView? { stage?.collectionView }

  var stage: CollectionStack?
  var indexer = ContentIndexer()
  var shown = ShownContent()
  var outgoing: ShownContent?
  var pending: PendingUpdate?
  var isUpdating = false
  var callbackDepth = 0
  var reads: AccessList
  var reportedMistakes: Set<String> = []
  weak var container: (any LegoContainer)?
  let supply = ReusableViewProvider()
  let measures = ItemSizeCache()
  lazy var reader = StateObserver { [weak self] in self?.showContainersLego() }
}
