import CompositionalLayout

extension NSCollectionLayoutGroup {
  /// Creates a row that repeats the subitems in order for as long as they fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .line(.horizontal, subitems, .cycle))
  }

  /// Creates a column that repeats the subitems in order for as long as they fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .line(.vertical, subitems, .cycle))
  }

  /// Creates a row of up to `count` copies of an item, each with its own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .line(.horizontal, [subitem], .repeated(count)))
  }

  /// Creates a column of up to `count` copies of an item, each with its own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .line(.vertical, [subitem], .repeated(count)))
  }

  /// Creates a row; the former name of `horizontal(layoutSize:repeatingSubitem:count:)`.
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

  /// Creates a column; the former name of `vertical(layoutSize:repeatingSubitem:count:)`.
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

  /// Creates a row of `count` copies of an item, with widths that fill the row.
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use repeatingSubitem:count:")
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .line(.horizontal, [subitem], .divided(count)))
  }

  /// Creates a column of `count` copies of an item, with heights that fill the column.
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use repeatingSubitem:count:")
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .line(.vertical, [subitem], .divided(count)))
  }

  /// Creates a group with a closure that returns the frames of its items.
  ///
  /// The closure is called when the layout is solved. The container of its environment is the
  /// group, with the group's content insets.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, .custom(itemProvider))
  }

  /// Creates a group with the frames of its items.
  ///
  /// The result is that of a closure that returns these frames, without an object for each item.
  package class func custom(
    layoutSize: NSCollectionLayoutSize, frames: LayoutCustomFrames
  ) -> Self {
    make(layoutSize, .frames(frames))
  }
}
