import UIKit

// Views of elements, in a block of views.
extension ForEach where Content == ViewBlock {
  /// Creates views of the elements of an array that a binding refers to or a stream outputs.
  ///
  /// ```swift
  /// VBox {
  ///   ForEach($contacts, id: \.email) { contact in
  ///     UILabel().text(contact.name)
  ///   }
  /// }
  /// ```
  ///
  /// The views follow the array. Those of an element are kept, and moved, while an element with its id
  /// is in the array; of equal ids the first, the second and so on. The views of an element that isn't
  /// equal to the one before are created again: use
  /// ``init(_:id:makeView:update:)`` to change the view instead. An update takes time proportional to
  /// the number of elements.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, state, or another stream; `nil` has none.
  ///   - id: The key path of the identity of an element.
  ///   - content: The views of an element. The closure is retained by the block, so it captures the owner
  ///     of the block weakly.
  @MainActor public init<Elements: Outputing, Element, ID: Hashable>(
    _ data: Elements?, id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView]
  ) where Elements.OutputType == [Element] {
    self.init(
      content: LoopBlock(
        read: LatestValue.elements(data), id: id, content: LoopContent(create: content)))
  }

  /// Creates views of the elements with an identity of an array that a binding refers to or a stream outputs.
  ///
  /// See ``init(_:id:content:)-(Elements?,_,_)``.
  @MainActor public init<Elements: Outputing, Element: Identifiable>(
    _ data: Elements?, @ViewBuilder content: @escaping @MainActor (Element) -> [UIView]
  ) where Elements.OutputType == [Element] {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views of the values of an array that a binding refers to or a stream outputs; equal values are numbered.
  ///
  /// See ``init(_:id:content:)-(Elements?,_,_)``.
  @_disfavoredOverload
  @MainActor public init<Elements: Outputing, Element: Hashable>(
    _ data: Elements?, @ViewBuilder content: @escaping @MainActor (Element) -> [UIView]
  ) where Elements.OutputType == [Element] {
    self.init(data, id: \.self, content: content)
  }

  /// Creates one view for each element of an array that a binding refers to or a stream outputs, and updates the view of a
  /// changed element.
  ///
  /// ```swift
  /// ForEach($contacts, id: \.email) { _ in
  ///   UILabel()
  /// } update: { label, contact in
  ///   label.text = contact.name
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, state, or another stream; `nil` has none.
  ///   - id: The key path of the identity of an element.
  ///   - makeView: Creates the view of an element.
  ///   - update: Displays an element in its view: after its creation, and when the element has changed.
  @MainActor public init<Elements: Outputing, Element, ID: Hashable, View: UIView>(
    _ data: Elements?, id: KeyPath<Element, ID>,
    makeView: @escaping @MainActor (Element) -> View,
    update: @escaping @MainActor (View, Element) -> Void
  ) where Elements.OutputType == [Element] {
    let content = LoopContent<Element> { element in
      let view = makeView(element)
      update(view, element)
      return [view]
    } update: { views, element in
      for case let view as View in views { update(view, element) }
    }
    self.init(content: LoopBlock(read: LatestValue.elements(data), id: id, content: content))
  }

  /// Creates views of elements that never change.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity of an element.
  ///   - content: The views of an element.
  @MainActor public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> [UIView]
  ) {
    let elements = Array(data)
    self.init(content: LoopBlock(read: { elements }, id: id, content: LoopContent(create: content)))
  }

  /// Creates views of elements that never change.
  @_disfavoredOverload
  @MainActor public init<Data: Sequence>(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> [UIView]
  ) {
    self.init(Array(data.enumerated()), id: \.offset) { content($0.element) }
  }

  /// The view that inserts the views of the elements into its superview.
  public var block: ViewBlock { content }
}

extension ResultBuilder where Element == UIView {
  /// Adds the views of the elements of a collection.
  public static func buildExpression(_ loop: ForEach<ViewBlock>) -> [UIView] { [loop.block] }
}
