import UIKit

/// Views that are displayed while a binding is `true`, and others while it is `false`.
///
/// ```swift
/// @State var showsCake = false
///
/// view.arrangeViews {
///   VBox {
///     IfBlock($showsCake) {
///       UILabel().text("Cake")
///     } else: {
///       UILabel().text("No cake yet")
///     }
///     UIButton().text("Toggle").action { [weak self] in self?.showsCake.toggle() }
///   }
/// }
/// ```
///
/// The views of a branch are created when it is displayed for the first time, and kept: a branch that
/// is displayed again has the same views. Their closure is released after it has run. A closure that
/// refers to the owner of the block, such as a controller, captures it weakly.
///
/// An `if` in a block of views is evaluated once and does not follow state.
public final class IfBlock: ViewBlock {
  private let readCondition: @MainActor () -> Bool
  private var isTrue = false
  private var branch: Branch
  private var branchElse: Branch

  /// Creates views that follow a Boolean value.
  ///
  /// - Parameters:
  ///   - isPresent: A binding to the value, state, or another stream; `nil` counts as `false`, for ever.
  ///   - content: The views for `true`.
  ///   - other: The views for `false`. The default are none.
  public convenience init<Condition: Outputing>(
    _ isPresent: Condition?, @ViewBuilder content: @escaping @MainActor () -> [UIView],
    @ViewBuilder else other: @escaping @MainActor () -> [UIView] = { [] }
  ) where Condition.OutputType == Bool {
    self.init(isPresent, map: { $0 }, content: content, else: other)
  }

  /// Creates views that follow a condition of a value.
  ///
  /// - Parameters:
  ///   - value: A binding to the value, state, or another stream; if it is `nil`, the condition is never
  ///     satisfied.
  ///   - map: Returns whether the value satisfies the condition.
  ///   - content: The views for values that do.
  ///   - other: The views for the others. The default are none.
  public convenience init<Value: Outputing>(
    _ value: Value?, map: @escaping @MainActor (Value.OutputType) -> Bool,
    @ViewBuilder content: @escaping @MainActor () -> [UIView],
    @ViewBuilder else other: @escaping @MainActor () -> [UIView] = { [] }
  ) {
    let stream = value.map(LatestValue.init)
    self.init(
      condition: { stream?.value.map(map) ?? false }, content: content, else: other)
  }

  init(
    condition: @escaping @MainActor () -> Bool, content: @escaping @MainActor () -> [UIView],
    else other: @escaping @MainActor () -> [UIView]
  ) {
    readCondition = condition
    branch = .closure(content)
    branchElse = .closure(other)
    super.init()
  }

  override func readState() {
    isTrue = readCondition()
  }

  override func currentViews() -> [UIView] {
    isTrue ? branch.create() : branchElse.create()
  }
}

/// The views of one branch, or the closure that creates them.
@MainActor private enum Branch {
  case closure(@MainActor () -> [UIView])
  case views([UIView])

  /// Returns the views, which are created at the first call.
  mutating func create() -> [UIView] {
    switch self {
    case .views(let views): return views
    case .closure(let closure):
      let views = closure()
      self = .views(views)
      return views
    }
  }
}
