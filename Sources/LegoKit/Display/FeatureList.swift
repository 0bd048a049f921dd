import UIKit

/// The features of a displayed screen: those whose traits its descriptions have had.
@MainActor final class FeatureList {
  private let types: [any Feature.Type]
  private weak var screen: (any DisplayedScreen)?
  private var features: [(position: Int, feature: any Feature)] = []
  private var knownTraits: Set<ObjectIdentifier> = []

  /// Creates the list of a screen; `types` are all features that it may have, in the order in which
  /// they are asked.
  init(_ types: [any Feature.Type]) {
    self.types = types
  }

  /// Creates the features that each screen has.
  func connect(to screen: any DisplayedScreen) {
    self.screen = screen
    for (position, type) in types.enumerated() where type.traits.isEmpty {
      _ = add(type, at: position)
    }
  }

  /// Creates the features of a description that is displayed from now on, and adapts all to it.
  func contentDidChange(of screen: any DisplayedScreen) {
    for type in screen.traits.types { create(for: type) }
    for (_, section) in screen.sectionsWithTraits {
      for type in section.traits.types { create(for: type) }
      for rule in section.itemRules { create(for: ObjectIdentifier(rule.traitType)) }
    }
    forEach { $0.contentDidChange() }
  }

  /// Creates the features of an item that is displayed.
  func willDisplay(_ traits: Traits) {
    for type in traits.types {
      for feature in create(for: type) { feature.contentDidChange() }
    }
  }

  @discardableResult private func create(for trait: ObjectIdentifier) -> [any Feature] {
    guard knownTraits.insert(trait).inserted else { return [] }
    return types.enumerated().compactMap { position, type in
      type.traits.contains { ObjectIdentifier($0) == trait } ? add(type, at: position) : nil
    }
  }

  private func add(_ type: any Feature.Type, at position: Int) -> (any Feature)? {
    guard let screen, !features.contains(where: { $0.position == position }) else { return nil }
    let index = features.firstIndex { $0.position > position } ?? features.endIndex
    let feature = type.init(screen: screen)
    features.insert((position, feature), at: index)
    return feature
  }

  /// Returns the feature of a type, or `nil` if the screen does not have it.
  func feature<Kind: Feature>(_ type: Kind.Type) -> Kind? {
    features.lazy.compactMap { $0.feature as? Kind }.first
  }

  /// Calls a function with each feature, in order.
  func forEach(_ body: (any Feature) -> Void) {
    for (_, feature) in features { body(feature) }
  }

  /// Returns whether a condition holds for all features.
  func allSatisfy(_ condition: (any Feature) -> Bool) -> Bool {
    features.allSatisfy { condition($0.feature) }
  }

  /// Returns whether a condition holds for a feature.
  func contains(where condition: (any Feature) -> Bool) -> Bool {
    features.contains { condition($0.feature) }
  }

  /// Returns the results of a function for all features, joined.
  func flatMap<Element>(_ transform: (any Feature) -> [Element]) -> [Element] {
    features.flatMap { transform($0.feature) }
  }

  /// Returns a description as the features display it.
  func prepared(_ lego: Lego) -> Lego {
    features.reduce(lego) { lego, entry in entry.feature.prepared(lego) }
  }

  /// Returns the target of a movement of an item to a proposed position.
  func target(
    ofMoveFrom source: IndexPath, at current: IndexPath, to proposed: IndexPath
  ) -> IndexPath {
    features.lazy.compactMap {
      $0.feature.target(ofMoveFrom: source, at: current, to: proposed)
    }.first ?? proposed
  }

  /// Reports the item under a drag to all features; returns whether no gap opens beside it.
  func dragDidMove(over path: IndexPath?) -> Bool {
    features.reduce(false) { staysInPlace, entry in
      entry.feature.dragDidMove(over: path) || staysInPlace
    }
  }

  /// Returns the menu of an item, which each feature may change; `nil` for none.
  func menu(ofItemAt path: IndexPath) -> UIMenu? {
    let menu = features.reduce(nil) { menu, entry in entry.feature.menu(menu, ofItemAt: path) }
    guard menu != nil, !contains(where: { $0.movesItem(at: path) }) else { return nil }
    return menu
  }
}
