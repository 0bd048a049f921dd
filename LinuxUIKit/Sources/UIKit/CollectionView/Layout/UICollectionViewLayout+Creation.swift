extension UICollectionViewLayout {
  /// Creates an invalidation context of the layout's class.
  func makeContext(_ scope: InvalidationScope) -> UICollectionViewLayoutInvalidationContext {
    let maker = ContextMaker(scope: scope)
    let contextClass: AnyClass = Self.invalidationContextClass
    guard let made = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext(maker)
    }
    return made.make(maker)
  }

  /// Creates attributes of the layout's class.
  func makeAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes {
    let maker = AttributesMaker(element: element)
    let attributesClass: AnyClass = Self.layoutAttributesClass
    guard let made = attributesClass as? UICollectionViewLayoutAttributes.Type else {
      return UICollectionViewLayoutAttributes(maker)
    }
    return made.make(maker)
  }
}
