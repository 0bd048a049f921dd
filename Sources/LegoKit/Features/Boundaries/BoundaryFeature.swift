import UIKit

/// The modifiers of headers, footers and other views of a section.
@MainActor final class BoundaryFeature: NSObject, Feature, UIGestureRecognizerDelegate {
  static let traits: [any Trait.Type] = [SupplementaryModifiers.self]

  private weak var screen: (any DisplayedScreen)?
  private var recognizer: UITapGestureRecognizer?
  // The views that have appeared, with what they displayed last.
  private var displayed: [ObjectIdentifier: DisplayedBoundary] = [:]

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func contentDidChange() {
    addRecognizer()
    report()
    for boundary in visibleBoundaries { adapt(boundary) }
  }

  // MARK: Appearance

  func willDisplay(_ boundary: DisplayedBoundary) {
    adapt(boundary)
    let known = displayed.updateValue(boundary, forKey: ObjectIdentifier(boundary.cell))
    if known == nil { boundary.item.traits.perform(AppearEvent.self) }
  }

  // The newest handlers are called if the view is still described.
  func didEndDisplaying(_ view: UICollectionReusableView) {
    guard let known = displayed.removeValue(forKey: ObjectIdentifier(view)) else { return }
    accessibility?.restore(known.cell)
    let item = screen?.section(at: known.path.section)?.supplementaryItems[known.kind]
    (item?.id == known.item.id ? item : known.item)?.traits.perform(DisappearEvent.self)
  }

  private func adapt(_ boundary: DisplayedBoundary) {
    let traits = boundary.item.traits
    var attributes = traits[AccessibilityAttributes.self]
    if traits.handles(SelectEvent.self) {
      attributes = attributes ?? AccessibilityAttributes()
      let others = attributes?.traits ?? boundary.cell.accessibilityTraits
      attributes?.traits = others.union(.button)
    }
    accessibility?.apply(attributes, actions: attributes?.actions ?? [], to: boundary.cell)
  }

  private var accessibility: AccessibilityFeature? {
    screen?.features.feature(AccessibilityFeature.self)
  }

  /// The displayed views whose items have modifiers.
  private var visibleBoundaries: [DisplayedBoundary] {
    guard let screen, let collectionView = screen.collectionView else { return [] }
    let sections = screen.sections(with: SupplementaryModifiers.self)
    let kinds = Set(sections.flatMap { $0.section.supplementaryItems.keys })
    return kinds.flatMap { kind in
      collectionView.visibleSupplementaryViews(ofKind: kind).compactMap { path, view in
        screen.displayedBoundary(in: view, ofKind: kind, at: path)
      }
    }
  }
}

// MARK: Taps

extension BoundaryFeature {
  private func addRecognizer() {
    guard recognizer == nil, let collectionView = screen?.collectionView else { return }
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = self
    recognizer.onChange { [weak self] recognizer in
      guard recognizer.state == .ended else { return }
      self?.selectableBoundary(at: recognizer)?.item.traits.perform(SelectEvent.self)
    }
    collectionView.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let collectionView = screen?.collectionView,
      let boundary = selectableBoundary(at: touch.location(in: collectionView))
    else { return false }
    // Controls and links in the view handle their own touches.
    let views = sequence(first: touch.view, next: { $0?.superview }).lazy.compactMap { $0 }
    return !views.prefix { $0 !== boundary.cell }.contains { $0 is UIControl || $0 is UITextView }
  }

  private func selectableBoundary(at recognizer: UIGestureRecognizer) -> DisplayedBoundary? {
    screen?.collectionView.flatMap { selectableBoundary(at: recognizer.location(in: $0)) }
  }

  /// Returns the displayed view at a point whose item handles taps.
  private func selectableBoundary(at point: CGPoint) -> DisplayedBoundary? {
    guard let collectionView = screen?.collectionView, !collectionView.isEditing else { return nil }
    return visibleBoundaries.first { boundary in
      boundary.item.traits.handles(SelectEvent.self)
        && boundary.item.traits.allow(SelectDecision.self)
        && boundary.cell.bounds.contains(collectionView.convert(point, to: boundary.cell))
    }
  }
}

// MARK: Mistakes

extension BoundaryFeature {
  /// The values that have an effect on a header or a footer.
  private static let effective: [any Trait.Type] = [
    Handlers<SelectEvent>.self, Permissions<SelectDecision>.self, Handlers<AppearEvent>.self,
    Handlers<DisappearEvent>.self, AccessibilityAttributes.self,
  ]

  /// Reports modifiers that have no effect.
  private func report() {
    guard let screen else { return }
    let mistakes = screen.sections(with: SupplementaryModifiers.self).flatMap { _, section, _ in
      section.supplementaryItems.flatMap { kind, item in
        item.traits.values.map { type(of: $0) as any Trait.Type }
          .filter { type in !Self.effective.contains { $0 == type } }
          .map { IneffectiveModifier($0.modifier, ofKind: kind, in: section) }
      }
    }
    if !mistakes.isEmpty { screen.report(mistakes) }
  }
}
