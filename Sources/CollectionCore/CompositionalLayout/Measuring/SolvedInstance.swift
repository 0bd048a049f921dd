/// An instance of a section's group that is not as the description alone says, because something
/// inside was measured or because it is not full.
///
/// A class, so that the tree that holds it moves one reference.
final class SolvedInstance: Sendable {
  /// Its frames.
  let template: LayoutTemplate
  /// How many items the frames depend on, counted from its first.
  let reach: Int

  /// An instance with these frames.
  init(_ template: LayoutTemplate, reach: Int) {
    self.template = template
    self.reach = reach
  }
}
