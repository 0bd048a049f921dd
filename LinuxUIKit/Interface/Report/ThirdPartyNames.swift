/// Names that apps use and that Apple's interface doesn't have, or not with these labels: apps and
/// libraries declare them in extensions and in their own types.
enum ThirdPartyNames {
  static let names: Set = [
    // Models and plug-ins of single apps.
    ".add(featurePlugin:)", ".add(plugin:)", ".append(_:models:)",
    ".cell(collectionView:indexPath:item:)", ".convert(document:)", ".item(at:)",
    "UICollectionViewCompositionalLayout.listNoDividers",
    ".present(scene:from:transition:)", ".moveRow(at:to:with:and:animator:)", ".section(at:)",
    ".section(for:)", ".add(_:_:)",
    // Members that apps add to Apple's types.
    "CGFloat.defaultSpacing", "NSDirectionalEdgeInsets(horizontal:vertical:)",
    "UIContextMenuConfiguration.configFor(itemId:favoriteAction:deleteAction:)",
    "UINib.nibExists(withNibName:inBundle:)", "UITapGestureRecognizer.singleTapGestureRecognizer",
    ".placeholder(color:)",
    // Functions of apps' own classes; Apple's sample code declares the two configurations, and
    // UIKit's `viewWillAppear` has a parameter.
    "func textFieldConfiguration()", "func textViewConfiguration()", "func viewWillAppear()",
    // Cases of apps' enumerations with a value.
    ".text(_:)", ".image(_:)", ".link(_:)", ".item(_:)",
    // Chained modifiers of layout libraries.
    ".alignment(_:)", ".contentInsets(leading:top:trailing:bottom:)", ".fill(with:)",
    ".height(_:)", ".inset(_:)", ".interGroupSpacing(_:)", ".margins(_:_:)",
    ".orthogonalScrollingBehavior(_:)", ".priority(_:)", ".size(_:)", ".width(_:)",
    ".zIndex(_:)",
    // Apple's method has a parameter for traits, `resolvedColor(with:)`.
    ".resolvedColor()",
  ]
}
