/// The state of a view, for which configurations are updated: traits, interaction states and custom
/// values.
public protocol UIConfigurationState {
  /// Creates a default state with traits.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The custom value for a key. Setting `nil` removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

extension UIConfigurationState {
  /// The part shared by views and cells; a custom type has the default state.
  var viewState: UIViewConfigurationState {
    if let cell = self as? UICellConfigurationState { return cell.view }
    return self as? UIViewConfigurationState
      ?? UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// The state of a cell; properties that the type doesn't have are `false`.
  var cellState: UICellConfigurationState {
    self as? UICellConfigurationState ?? UICellConfigurationState(view: viewState)
  }
}
