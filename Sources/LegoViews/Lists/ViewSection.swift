import UIKit

/// A section of a list whose rows are blocks of views.
///
/// ```swift
/// ListBox(style: .plain) {
///   ViewSection(binding: $names) { animal in
///     UILabel().text(animal).alignment(.leading, value: 20).alignment(.centerY)
///   } action: { [weak self] animal in
///     self?.select(animal)
///   }
///   .header("Animals")
/// }
/// ```
///
/// A ``ListBox`` displays sections. The block of a row runs when the row comes into sight, so ten thousand rows cost no more than those
/// that are visible.
///
/// **Identity.** A row is identified by the id of its element if that is `Identifiable`, otherwise by
/// its value if that is `Hashable` (equal values are numbered), otherwise by the object, and
/// otherwise by its position. The initializers with `id` take another identity. Only rows whose
/// element has changed are displayed again: by `==` if the element is `Equatable`.
///
/// **Content.** A block that takes an element runs again if a cell displays another element, or the
/// element has changed. A block that takes a `Binding` of an element runs once for each cell: its
/// views are bound and are reused for other rows.
///
/// ```swift
/// ViewSection(binding: $tasks) { (task: Binding<Task>) in
///   HBox {
///     UILabel().text(task.title).size(.fill, .wrap)
///     UISwitch().isOn(task.isDone)
///   }
///   .padding(12)
/// }
/// ```
///
/// A block with one view that has no alignment fills the row, which is as high as the view. Several
/// views, and views with an alignment, are placed as in a plain view.
///
/// The blocks are retained by the list: capture a controller weakly.
@MainActor public struct ViewSection {
  let rows: any SectionRows
  private(set) var header: ViewSectionBoundary?
  private(set) var footer: ViewSectionBoundary?
  private(set) var layout: (any SectionLayout)?
  private(set) var id: AnyHashable?

  init(_ rows: any SectionRows) { self.rows = rows }

  /// Returns the section with an identity of its own, in place of its position in the list.
  public func id(_ id: some Hashable) -> ViewSection {
    changing { $0.id = AnyHashable(id) }
  }

  /// Returns the section with a title above its rows, in the style of the list.
  public func header(_ title: String) -> ViewSection {
    changing { $0.header = .title(title) }
  }

  /// Returns the section with the views of a block above its rows, which are created once.
  public func header(@ViewBuilder _ views: @escaping ViewBuilder.ContentBlock) -> ViewSection {
    changing { $0.header = .views(RowBlock(views: views)) }
  }

  /// Returns the section with a text below its rows, in the style of the list.
  public func footer(_ text: String) -> ViewSection {
    changing { $0.footer = .title(text) }
  }

  /// Returns the section with the views of a block below its rows, which are created once.
  public func footer(@ViewBuilder _ views: @escaping ViewBuilder.ContentBlock) -> ViewSection {
    changing { $0.footer = .views(RowBlock(views: views)) }
  }

  /// Returns the section with a layout of its own, in place of that of the list.
  public func layout(_ layout: any SectionLayout) -> ViewSection {
    changing { $0.layout = layout }
  }

  private func changing(_ change: (inout ViewSection) -> Void) -> ViewSection {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A result builder of the sections of a list.
public typealias ViewSectionBuilder = ResultBuilder<ViewSection>

/// The content above or below the rows of a section.
enum ViewSectionBoundary {
  /// A text in the style of the list.
  case title(String)
  /// The views of a block, which are created once.
  case views(RowBlock<NoValue>)
}

// MARK: Rows of state

extension ViewSection {
  /// Creates a section whose rows follow the elements of a binding.
  ///
  /// - Parameters:
  ///   - binding: The elements; without a binding there are no rows.
  ///   - content: Creates the views of an element.
  ///   - action: The closure that is called with the element of a row that the user taps. Without it
  ///     rows can't be selected.
  public init<Element>(
    binding: Binding<[Element]>?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(.binding(binding), RowBlock(.elements(content), .automatic, action))
  }

  /// Creates a section whose rows follow the elements of a binding, which a key path identifies.
  public init<Element, ID: Hashable>(
    binding: Binding<[Element]>?, id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(.binding(binding), RowBlock(.elements(content), .path(id), action))
  }

  /// Creates a section whose rows follow the elements of a binding, with views that are reused.
  ///
  /// - Parameters:
  ///   - binding: The elements; without a binding there are no rows.
  ///   - content: Creates the views of a row, which are bound to its element. A write changes the
  ///     element in `binding`. It runs once for each cell.
  ///   - action: The closure that is called with the element of a row that the user taps.
  @_disfavoredOverload public init<Element>(
    binding: Binding<[Element]>?,
    @ViewBuilder content: @escaping @MainActor (Binding<Element>) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(.binding(binding), RowBlock(.bindings(content), .automatic, action))
  }

  /// Creates a section whose rows follow the elements of a binding, which a key path identifies, with
  /// views that are reused.
  @_disfavoredOverload public init<Element, ID: Hashable>(
    binding: Binding<[Element]>?, id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Binding<Element>) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(.binding(binding), RowBlock(.bindings(content), .path(id), action))
  }

  /// Creates a section whose rows follow the elements that a stream outputs.
  ///
  /// ```swift
  /// ViewSection(binding: $people.map { $0.filter(\.isFriend) }) { person in … }
  /// ```
  ///
  /// - Parameters:
  ///   - binding: The stream, such as a `State` or a type of your own; without one there are no rows.
  ///   - content: Creates the views of an element.
  ///   - action: The closure that is called with the element of a row that the user taps.
  public init<Output: Outputing, Element>(
    binding: Output?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) where Output.OutputType == [Element] {
    self.init(
      .stream(StreamedElements(binding)), RowBlock(.elements(content), .automatic, action))
  }

  /// Creates a section whose rows follow the elements that a stream outputs, with views that are
  /// reused.
  @_disfavoredOverload public init<Output: Outputing, Element>(
    binding: Output?,
    @ViewBuilder content: @escaping @MainActor (Binding<Element>) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) where Output.OutputType == [Element] {
    self.init(
      .stream(StreamedElements(binding)), RowBlock(.bindings(content), .automatic, action))
  }

  private init<Element>(_ source: RowSource<Element>, _ block: RowBlock<Element>) {
    self.init(BlockRows(source: source, block: block))
  }
}

// MARK: Constant rows

extension ViewSection {
  /// Creates a section with a row for each element of an array, which stay as they are.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - content: Creates the views of an element.
  ///   - action: The closure that is called with the element of a row that the user taps. Without it
  ///     rows can't be selected.
  public init<Element>(
    _ elements: [Element],
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(.constant(elements), RowBlock(.elements(content), .automatic, action))
  }

  /// Creates a section with a row for each element of an array, with views that are reused.
  @_disfavoredOverload public init<Element>(
    _ elements: [Element],
    @ViewBuilder content: @escaping @MainActor (Binding<Element>) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(.constant(elements), RowBlock(.bindings(content), .automatic, action))
  }

  /// Creates a section with a row for each view of a block.
  ///
  /// ```swift
  /// ViewSection {
  ///   UILabel().text("Version 1.0")
  ///   UILabel().text("Made with boxes")
  /// }
  /// ```
  public init(@ViewBuilder views: ViewBuilder.ContentBlock) {
    self.init(rows: views().map { ViewRowContent(view: $0, action: nil) })
  }

  /// Creates a section with rows that exist.
  package init(rows: [ViewRowContent]) {
    self.init(
      .constant(rows),
      RowBlock(.elements { [$0.view] }, .path(\.id), { $0.action?() }, isSelectable: \.isSelectable)
    )
  }
}

/// A row with a view that exists.
package struct ViewRowContent: Equatable {
  package let view: UIView
  package let action: (@MainActor () -> Void)?

  /// Creates a row; without an action it can't be selected.
  package init(view: UIView, action: (@MainActor () -> Void)?) {
    (self.view, self.action) = (view, action)
  }

  var id: ObjectIdentifier { ObjectIdentifier(view) }
  var isSelectable: Bool { action != nil }

  package static func == (one: ViewRowContent, other: ViewRowContent) -> Bool {
    one.view === other.view
  }
}
