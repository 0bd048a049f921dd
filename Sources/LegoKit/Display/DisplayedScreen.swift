import UIKit

/// A displayed description as its features see it.
@MainActor protocol DisplayedScreen: AnyObject {
  /// The collection view; `nil` before it is loaded.
  var collectionView: UICollectionView? { get }
  /// The values that modifiers have stored in the whole screen.
  var traits: Traits { get }
  /// The displayed sections that have traits, with their indexes.
  var sectionsWithTraits: [(index: Int, section: Section)] { get }
  /// All displayed sections with their indexes.
  var allSections: [(index: Int, section: Section)] { get }
  /// Whether there is no item.
  var isEmpty: Bool { get }
  /// Whether an update of the collection view is being performed.
  var isUpdating: Bool { get }
  /// The features of the description.
  var features: FeatureList { get }

  /// Prepares a layout pass, after changes of state were displayed.
  func layoutWillBegin()
  /// Ends a layout pass in which the content was scrolled to its position; `layOut` displays the
  /// views of another content offset.
  func layoutDidEnd(layOut: () -> Void)
  /// Returns the displayed item at `path`, or `nil` if there is none.
  func item(at path: IndexPath) -> AnyItem?
  /// Returns the displayed section at `index`, or `nil` if there is none.
  func section(at index: Int) -> Section?
  /// Returns the result of a callback of the collection view, during which updates wait.
  func deferringUpdates<Result>(during callback: () -> Result) -> Result
  /// Returns the height that an item states, or that its cell requires at a width; `nil` without one.
  func height(ofItemAt path: IndexPath, width: CGFloat) -> CGFloat?
  /// Returns whether UIKit reveals the swipe actions of a cell, as in lists of the system.
  func hasSystemSwipeActions(for cell: UICollectionViewCell, at path: IndexPath) -> Bool
  /// Updates a supplementary view that is about to be displayed and was prepared before a change.
  func willDisplay(_ view: UICollectionReusableView, ofKind kind: String, at path: IndexPath)
  /// Displays the description again in the next layout pass.
  func setNeedsUpdate()
  /// Performs the update that has waited for the end of a drag.
  func resumeUpdates()
  /// Displays the order of the items that is described, after the user has moved an item.
  func restoreOrder()
  /// Prints and reports mistakes that have not been reported before.
  func report(_ mistakes: [any LegoMistake])
}

extension DisplayedScreen {
  /// Returns the values of the displayed item at `path`, or `nil` if there is none.
  func traits(at path: IndexPath) -> Traits? {
    guard path.count == 2, let item = item(at: path) else { return nil }
    return section(at: path.section)?.traits(of: item) ?? item.traits
  }

  /// Returns the item that a cell displays at `path`, or `nil` if there is none.
  func displayedItem(in cell: UICollectionViewCell, at path: IndexPath) -> DisplayedItem? {
    guard let item = item(at: path), let section = section(at: path.section) else { return nil }
    return DisplayedItem(
      cell: cell, item: item, path: path, section: section, traits: section.traits(of: item))
  }

  /// Returns the item of a header, a footer or another view of a section, if the item has modifiers.
  func displayedBoundary(
    in view: UICollectionReusableView, ofKind kind: String, at path: IndexPath
  ) -> DisplayedBoundary? {
    guard path.count == 2, let cell = view as? UICollectionViewCell,
      let item = section(at: path.section)?.supplementaryItems[kind], !item.traits.isEmpty
    else { return nil }
    return DisplayedBoundary(cell: cell, item: item, kind: kind, path: path)
  }

  /// Returns the displayed sections with a value of a type, with their indexes.
  func sections<Value: Trait>(with type: Value.Type) -> [(
    index: Int, section: Section, value: Value
  )] {
    sectionsWithTraits.compactMap { index, section in
      section.traits[type].map { (index, section, $0) }
    }
  }
}

extension DisplayedScreen {
  /// Returns the ids of the item of an element and of its section, with their names, for inspectors.
  func inspectedFacts(ofKind kind: String?, at path: IndexPath) -> [(name: String, value: String)] {
    let section = path.isEmpty ? nil : section(at: path.section)
    let item = kind.map { section?.supplementaryItems[$0] } ?? item(at: path)
    return [
      item.map { ("item", "\($0.id)") }, section?.id.map { ("section", "\($0)") },
    ].compactMap { $0 }
  }
}

/// An item that a cell displays.
struct DisplayedItem {
  let cell: UICollectionViewCell
  let item: AnyItem
  let path: IndexPath
  let section: Section
  /// The values of the item and those that its section has for it.
  let traits: Traits
}

/// An item with modifiers that a header, a footer or another view of a section displays.
struct DisplayedBoundary {
  let cell: UICollectionViewCell
  let item: AnyItem
  let kind: String
  let path: IndexPath
}
