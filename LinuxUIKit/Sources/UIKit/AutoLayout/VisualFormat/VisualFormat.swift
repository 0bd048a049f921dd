import Foundation

/// A parsed visual format, such as `H:|-[icon(44)]-12-[title(>=60@750)]-|`.
///
/// `VisualFormatParser` creates it: the names of views, and the connections between them.
struct VisualFormat: Equatable {
  /// A condition on a length or distance.
  struct Predicate: Equatable {
    /// The value that a length is compared with.
    enum Amount: Equatable {
      /// This many points.
      case points(CGFloat)
      /// The length of a view.
      case lengthOf(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var amount: Amount
    var priority = UILayoutPriority.required.rawValue
  }

  /// The connection of two neighbors.
  enum Connection: Equatable {
    /// The views touch.
    case flush
    /// A dash: the system spacing.
    case standard
    /// Explicit distances.
    case distances([Predicate])
  }

  /// A view and the conditions on its length.
  struct View: Equatable {
    /// The key in the views dictionary.
    var name: String
    var lengths: [Predicate] = []
  }

  /// The axis: horizontal unless the format begins with `V:`.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection of the superview's edge and the first view; `nil` without `|` there.
  var start: Connection?
  /// The views in order; at least one.
  var views: [View] = []
  /// The connections between the views: one less than views.
  var between: [Connection] = []
  /// The connection of the last view and the superview's edge; `nil` without `|` there.
  var end: Connection?
}

/// An error in a visual format.
struct VisualFormatError: Error, CustomStringConvertible {
  var message: String
  var format: String
  /// The number of characters before the error.
  var offset: Int

  /// The message in Apple's form.
  var description: String {
    """
    NSInvalidArgumentException: Unable to parse constraint format: 
    \(message) 
    \(format) 
    \(String(repeating: " ", count: offset))^
    """
  }
}
