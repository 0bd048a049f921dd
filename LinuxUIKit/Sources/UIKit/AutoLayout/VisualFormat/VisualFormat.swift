import Foundation

/// A line of the visual format language, such as `H:|-[icon(44)]-12-[title(>=60@750)]-|`.
///
/// It is what `VisualFormatParser` makes of a text: views by their names, with what stands between.
struct VisualFormat: Equatable {
  /// A length, or a distance, and how much it matters.
  struct Predicate: Equatable {
    /// What a length is compared with.
    enum Amount: Equatable {
      /// So many points.
      case points(CGFloat)
      /// The length of a view.
      case lengthOf(String)
    }

    /// How the length compares.
    var relation = NSLayoutConstraint.Relation.equal
    /// What with.
    var amount: Amount
    /// How much it matters.
    var priority = UILayoutPriority.required.rawValue
  }

  /// What stands between two neighbors.
  enum Connection: Equatable {
    /// Nothing: they touch.
    case flush
    /// A dash: the system's distance.
    case standard
    /// Distances that are written out.
    case distances([Predicate])
  }

  /// A view, and what is said of its length.
  struct View: Equatable {
    /// The key of the view.
    var name: String
    /// What holds of its length.
    var lengths: [Predicate] = []
  }

  /// The direction: horizontal unless the text begins with `V:`.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// What stands between the superview's edge and the first view; nil without `|` there.
  var start: Connection?
  /// The views in their order; there is at least one.
  var views: [View] = []
  /// What stands between the views: one less than there are views.
  var between: [Connection] = []
  /// What stands between the last view and the superview's edge; nil without `|` there.
  var end: Connection?
}

/// Why a text is no visual format, and where.
struct VisualFormatMistake: Error, CustomStringConvertible {
  /// What is wrong.
  var message: String
  /// The text.
  var format: String
  /// How many characters of it were read.
  var offset: Int

  /// The whole text that people read, in Apple's form.
  var description: String {
    """
    NSInvalidArgumentException: Unable to parse constraint format: 
    \(message) 
    \(format) 
    \(String(repeating: " ", count: offset))^
    """
  }
}
