import LegoViews
import UIKit

extension IfBlock {
  /// Creates a block that displays views while a condition holds, and others while it doesn't.
  ///
  /// - Parameters:
  ///   - isPresent: The condition; with `nil`, it doesn't hold.
  ///   - content: The views while it holds.
  ///   - contentElse: The views while it doesn't.
  public convenience init<Condition: Outputing>(
    _ isPresent: Condition?, @ViewBuilder content: @escaping @MainActor () -> [UIView],
    @ViewBuilder contentElse: @escaping @MainActor () -> [UIView]
  ) where Condition.OutputType == Bool {
    self.init(isPresent, content: content, else: contentElse)
  }

  /// Creates a block that displays views while a function of a value holds, and others while it doesn't.
  ///
  /// - Parameters:
  ///   - observe: The value; with `nil`, the function doesn't hold.
  ///   - map: The function.
  ///   - contentIf: The views while it holds.
  ///   - contentElse: The views while it doesn't.
  @_disfavoredOverload
  public convenience init<Value: Outputing>(
    _ observe: Value?, map: @escaping @MainActor (Value.OutputType) -> Bool,
    @ViewBuilder contentIf: @escaping @MainActor () -> [UIView],
    @ViewBuilder contentElse: @escaping @MainActor () -> [UIView] = { [] }
  ) {
    self.init(observe, map: map, content: contentIf, else: contentElse)
  }
}

/// The views of a loop.
public typealias ForEachView<Element> = ForEach<ViewBlock>

extension ForEach where Content == ViewBlock {
  /// Creates views for the elements of a stream, which are identified by their positions if they have
  /// no identity of their own.
  ///
  /// - Parameters:
  ///   - models: The elements; with `nil`, there are none.
  ///   - contents: Creates the views of an element.
  @_disfavoredOverload
  @MainActor public init<Elements: Outputing, Element>(
    _ models: Elements?, @ViewBuilder contents: @escaping @MainActor (Element) -> [UIView]
  ) where Elements.OutputType == [Element] {
    self.init(models?.map { Array($0.enumerated()) }, id: \.offset) { contents($0.element) }
  }
}
