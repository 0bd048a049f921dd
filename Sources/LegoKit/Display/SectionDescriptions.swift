import UIKit

/// The descriptions of the displayed sections for the layout.
///
/// UIKit requests the descriptions of all sections in each update. The ones of layouts whose
/// descriptions depend on values only, ``ValueSectionLayout``, are kept until the section changes
/// or the environment does, so that an update describes the sections that it changes.
@MainActor struct SectionDescriptions {
  private var known: [SectionToken: NSCollectionLayoutSection] = [:]
  private var environment: DescriptionEnvironment?
  private weak var lastEnvironment: (any NSCollectionLayoutEnvironment)?

  /// Removes all descriptions if the environment is not the one of the last call.
  mutating func prepare(
    for new: any NSCollectionLayoutEnvironment, in layout: UICollectionViewLayout?
  ) {
    // The direction is read once in each pass: UIKit copies the configuration.
    let isSamePass = lastEnvironment.map { $0 === new } ?? false
    let direction = isSamePass ? environment?.direction : layout?.scrollDirection
    let described = DescriptionEnvironment(new, direction)
    if environment != described { removeAll() }
    (environment, lastEnvironment) = (described, new)
  }

  /// Returns the description of a section, or `nil` if it is not known.
  func description(of token: SectionToken) -> NSCollectionLayoutSection? { known[token] }

  /// Keeps the description of a section if its layout depends on values only.
  mutating func insert(
    _ description: NSCollectionLayoutSection, of section: Section, _ token: SectionToken
  ) {
    guard section.layout is any ValueSectionLayout else { return }
    known[token] = description
  }

  /// Removes the description of a section.
  mutating func remove(_ token: SectionToken) {
    known[token] = nil
  }

  /// Removes all descriptions.
  mutating func removeAll() {
    known = [:]
  }

  /// Removes the descriptions of sections that a change removes or describes in another way.
  mutating func removeChanged(by change: CollectionChange) {
    guard !known.isEmpty else { return }
    let (difference, content) = (change.difference, change.content)
    guard difference.keepsSizes else { return removeAll() }
    for token in difference.describedSections { known[token] = nil }
    if change.invalidatesLayout || difference.changesOrder {
      for edit in difference.edits { known[content.sections[edit.newIndex].token] = nil }
    }
    if difference.isSectioned { known = known.filter { content.section($0.key) != nil } }
  }
}

/// The values of an environment that descriptions depend on.
private struct DescriptionEnvironment: Equatable {
  let direction: UICollectionView.ScrollDirection?
  private let size: CGSize
  private let effectiveSize: CGSize
  private let insets: NSDirectionalEdgeInsets
  private let traits: UITraitCollection

  @MainActor init(
    _ environment: any NSCollectionLayoutEnvironment,
    _ direction: UICollectionView.ScrollDirection?
  ) {
    let container = environment.container
    self.direction = direction
    (size, effectiveSize) = (container.contentSize, container.effectiveContentSize)
    (insets, traits) = (container.contentInsets, environment.traitCollection)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.direction == other.direction && one.size == other.size
      && one.effectiveSize == other.effectiveSize && one.insets == other.insets
      && (one.traits === other.traits || one.traits == other.traits)
  }
}

extension UICollectionViewLayout {
  fileprivate var scrollDirection: UICollectionView.ScrollDirection? {
    (self as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection
  }
}
