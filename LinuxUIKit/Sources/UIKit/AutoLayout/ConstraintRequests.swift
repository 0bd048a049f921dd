/// How often views asked for `updateConstraints`, or came into a tree, since the program began.
///
/// A layout pass asks all views for their constraints before it lays out. Where the number has grown
/// while a view was laid out, there are more to ask: the cells that a collection view just took in.
@MainActor enum ConstraintRequests {
  /// The number.
  static var count = 0
}
