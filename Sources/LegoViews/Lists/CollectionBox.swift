import UIKit

/// A collection of views in any layout, in the style of boxes.
///
/// ```swift
/// CollectionBox(layout: GridLayout(columns: 3)) {
///   CollectionViewSection(binding: $photos) { photo in
///     VBox {
///       UIImageView(image: photo.image).size(.fill, .aspectRatio(1))
///       UILabel().text(photo.title)
///     }
///   } action: { [weak self] photo in
///     self?.open(photo)
///   }
/// }
/// .size(.fill, .fill)
/// ```
///
/// It displays a `Lego` in a collection view. The layout of the box is that of all sections
/// without a ``ViewSection/layout(_:)`` of their own.
open class CollectionBox: ListBox {
  private let layout: any SectionLayout

  /// Creates a collection with the sections of a block.
  ///
  /// - Parameters:
  ///   - layout: The layout of the sections. The default is a list without separators.
  ///   - sections: The sections. The block runs once; their cells follow their bindings.
  public init(
    layout: any SectionLayout = RowsLayout(),
    @ViewSectionBuilder sections: ViewSectionBuilder.ContentBlock
  ) {
    self.layout = layout
    super.init(sections: sections())
  }

  /// Creates a collection with sections.
  public convenience init(layout: any SectionLayout = RowsLayout(), sections: [ViewSection]) {
    self.init(layout: layout) { sections }
  }

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
  public convenience init<Output: Outputing, Element>(
    layout: any SectionLayout = RowsLayout(), binding: Output?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) where Output.OutputType == [Element] {
    self.init(layout: layout) { ViewSection(binding: binding, content: content, action: action) }
  }

  public required init?(coder: NSCoder) {
    layout = RowsLayout()
    super.init(coder: coder)
  }

  override func layout(of section: ViewSection) -> any SectionLayout { layout }
}
