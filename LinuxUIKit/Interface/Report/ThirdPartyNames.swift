/// Names that the count found and Apple's interface never had, with those labels or at all: apps
/// and libraries gave them to extensions and types of their own.
enum ThirdPartyNames {
  static let names: Set = [
    // Models and plug-ins of single apps.
    ".add(featurePlugin:)", ".add(plugin:)", ".append(_:models:)",
    ".cell(collectionView:indexPath:item:)", ".convert(document:)", ".item(at:)",
    "UICollectionViewCompositionalLayout.listNoDividers",
    // Chained modifiers of layout libraries.
    ".alignment(_:)", ".contentInsets(leading:top:trailing:bottom:)", ".fill(with:)",
    ".height(_:)", ".inset(_:)", ".interGroupSpacing(_:)", ".margins(_:_:)",
    ".orthogonalScrollingBehavior(_:)", ".priority(_:)", ".width(_:)",
    // Apple's takes traits, `resolvedColor(with:)`.
    ".resolvedColor()",
  ]
}
