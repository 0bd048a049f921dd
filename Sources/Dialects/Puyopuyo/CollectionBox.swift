import LegoViews
import UIKit

/// A list of cells in any layout.
///
/// ```swift
/// CollectionBox(layout: GridLayout(columns: 2, spacing: 8)) {
///   ViewSection(binding: $photos) { photo in UIImageView().image(photo.image).height(120) }
/// }
/// .attach(view)
/// ```
open class CollectionBox: ListBox {
  /// Creates a collection with sections.
  ///
  /// - Parameters:
  ///   - layout: The layout of the sections that have none of their own. The default is a list.
  ///   - sections: The sections. The block runs once; their cells follow their bindings.
  public override init(
    layout: any SectionLayout = RowsLayout(),
    @ViewSectionBuilder sections: ViewSectionBuilder.ContentBlock
  ) {
    super.init(layout: layout, sections: sections)
  }

  /// Creates an empty list from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a collection with one section, with a cell for each element of an array.
  public convenience init<Element>(
    layout: any SectionLayout = RowsLayout(), array: [Element],
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(layout: layout) { ViewSection(array, content: content, action: action) }
  }

  /// Creates a collection with one section, whose cells follow the elements of a binding.
  public convenience init<Element>(
    layout: any SectionLayout = RowsLayout(), binding: Binding<[Element]>?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(layout: layout) { ViewSection(binding: binding, content: content, action: action) }
  }

  /// Creates a collection with one section, whose cells follow the elements that a stream outputs.
  public convenience init<Output: LegoViews.Outputing, Element>(
    layout: any SectionLayout = RowsLayout(), binding: Output?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) where Output.OutputType == [Element] {
    self.init(layout: layout) { ViewSection(binding: binding, content: content, action: action) }
  }
}
