/// What a view's configuration depends on besides its content: traits, what a person does, and
/// values of the app's own.
public protocol UIConfigurationState {
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value of the app's own; nil when there is none, or to take it out.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

extension UIConfigurationState {
  /// The part that views and cells share; what an app's own type does not tell is not the case.
  var viewState: UIViewConfigurationState {
    if let cell = self as? UICellConfigurationState { return cell.view }
    return self as? UIViewConfigurationState
      ?? UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// The part that only cells have.
  var cellState: UICellConfigurationState {
    self as? UICellConfigurationState ?? UICellConfigurationState(view: viewState)
  }
}
