/// The overrides of a subclass that were called.
final class OverrideLog: @unchecked Sendable {
  private(set) var names: Set<String> = []

  /// Records the function or property in whose body the call stands.
  func record(_ name: String = #function) {
    names.insert(name)
  }
}
