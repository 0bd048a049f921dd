/// Names that apps use and that Apple's interface doesn't have, or not with these labels: apps and
/// libraries declare them in extensions and in their own types.
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
    // Apple's method has a parameter for traits, `resolvedColor(with:)`.
    ".resolvedColor()",
  ]
}
