import LegoState

/// The names of the properties of `@Observable` models that have changed, for reports.
@MainActor final class ModelNames {
  /// Whether names are collected.
  private(set) var isEnabled = false
  // The values of the models at the last evaluation, a `ModelValues`.
  private var values: Any?

  /// Collects names from now on, or no longer.
  func setIsEnabled(_ isEnabled: Bool, for container: AnyObject?) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    values = nil
    record(container)
  }

  /// Remembers the values of the models of a container if names are collected.
  func record(_ container: AnyObject?) {
    guard isEnabled, let container, #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
    else { return }
    values = ModelValues(ownedBy: container)
  }

  /// Returns the names of the properties that have changed since the values were remembered.
  func changed(in container: AnyObject?) -> [String] {
    guard let container, #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *),
      let values = values as? ModelValues
    else { return [] }
    return ModelValues(ownedBy: container).names(changedSince: values)
  }
}
