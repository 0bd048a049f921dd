import CompositionalLayout

extension NSCollectionLayoutGroup {
  /// A row that repeats these items in order while the next one fits.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize, .line(.horizontal, subitems, .cycle))
  }

  /// A column that repeats these items in order while the next one fits.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize, .line(.vertical, subitems, .cycle))
  }

  /// A row of `count` copies of an item, each of its own size; as many as fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(layoutSize, .line(.horizontal, [subitem], .repeated(count)))
  }

  /// A column of `count` copies of an item, each of its own size; as many as fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(layoutSize, .line(.vertical, [subitem], .repeated(count)))
  }

  /// What `horizontal(layoutSize:repeatingSubitem:count:)` was called at first.
  @available(
    iOS, introduced: 16.0, deprecated: 16.0,
    message: "Use horizontal(layoutSize:repeatingSubitem:count:)"
  )
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// What `vertical(layoutSize:repeatingSubitem:count:)` was called at first.
  @available(
    iOS, introduced: 16.0, deprecated: 16.0,
    message: "Use vertical(layoutSize:repeatingSubitem:count:)"
  )
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// A row of `count` copies of an item, whose widths are set so that they fill it.
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use repeatingSubitem:count:")
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(layoutSize, .line(.horizontal, [subitem], .divided(count)))
  }

  /// A column of `count` copies of an item, whose heights are set so that they fill it.
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use repeatingSubitem:count:")
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(layoutSize, .line(.vertical, [subitem], .divided(count)))
  }

  /// A group whose frames a closure returns; it is asked when the layout is solved.
  ///
  /// The environment's container is the group: its size, its insets and what they leave.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(layoutSize, .custom(itemProvider))
  }
}
