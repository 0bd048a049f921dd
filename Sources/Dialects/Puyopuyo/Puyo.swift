import LegoViews
import UIKit

/// A view with Puyopuyo's modifiers, which `attach` returns.
///
/// It is the extension point: a modifier of one's own is written for the views of a class.
///
/// ```swift
/// extension Puyo where T: UISlider {
///   @discardableResult
///   func value<O: Outputing>(_ value: O) -> Self where O.OutputType == Float {
///     value.asOutput().distinct().safeBind(to: view) { v, s in
///       v.value = s
///     }
///     return self
///   }
/// }
/// ```
///
/// Each modifier of LegoViews has one here, which applies it to ``view``.
@MainActor public struct Puyo<T: BoxElement> {
  /// The view, or the group without a view, that the modifiers change.
  public let view: T

  /// Creates the modifiers of a view.
  public init(_ view: T) {
    self.view = view
  }

  /// Changes the view, and returns the modifiers.
  @discardableResult func with(_ change: (T) -> Void) -> Self {
    change(view)
    return self
  }
}

extension ViewModifiable {
  /// Adds the view to a parent, runs a block with the view, and returns its modifiers.
  ///
  /// ```swift
  /// VBox().attach(view) {
  ///   UILabel().attach($0)
  ///     .text("Title")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - parent: A box, a stack view, or any view, as for `arrangeViews`; `nil` adds the view to none.
  ///   - block: A block that takes the view, as the parent of others.
  /// - Returns: The modifiers of the view.
  @discardableResult public func attach(
    _ parent: UIView? = nil, _ block: (Self) -> Void = { _ in }
  ) -> Puyo<Self> {
    parent?.arrangeViews { self }
    block(self)
    return Puyo(self)
  }

  /// Adds the view to a group, runs a block with the view, and returns its modifiers.
  @discardableResult public func attach(
    _ group: BoxGroup, _ block: (Self) -> Void = { _ in }
  ) -> Puyo<Self> {
    group.add(self)
    block(self)
    return Puyo(self)
  }
}

extension BoxArranging where Self: BoxGroup {
  /// Runs a block with the group, adds its views to a parent, and returns the modifiers of the group.
  @discardableResult public func attach(
    _ parent: UIView? = nil, _ block: (Self) -> Void = { _ in }
  ) -> Puyo<Self> {
    block(self)
    parent?.arrangeViews { views }
    return Puyo(self)
  }

  /// Adds the group to another group, runs a block with it, and returns its modifiers.
  @discardableResult public func attach(
    _ group: BoxGroup, _ block: (Self) -> Void = { _ in }
  ) -> Puyo<Self> {
    group.add(self)
    block(self)
    return Puyo(self)
  }
}

extension ForEach where Content == ViewBlock {
  /// Adds the views of the elements to a parent, and keeps them up to date.
  @MainActor @discardableResult public func attach(_ parent: UIView) -> Puyo<ViewBlock> {
    block.attach(parent)
  }
}
