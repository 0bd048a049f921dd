import Foundation

// Unverified: uikit.md, 9.1 doesn't have these messages; they are those of public logs and crash
// reports.
/// The reasons for which a presentation is refused, with Apple's messages.
enum PresentationMistake: CustomStringConvertible {
  /// The presenter already presents another view controller. Logged.
  case busy(presented: String, presenter: String, asked: String, current: String)
  /// The presenter's view isn't in a window. Logged.
  case noWindow(presented: String, presenter: String, asked: String)
  /// The view controller to present is a child of another one. Traps.
  case hasParent(presented: String, parent: String)
  /// The view controller is already being presented. Traps.
  case alreadyPresented(presented: String, presenter: String)

  var description: String {
    switch self {
    case .busy(let presented, let presenter, let asked, let current):
      """
      Attempt to present \(presented) on \(presenter) (from \(asked)) which is already \
      presenting \(current).
      """
    case .noWindow(let presented, let presenter, let asked):
      """
      Attempt to present \(presented) on \(presenter) (from \(asked)) whose view is not in the \
      window hierarchy.
      """
    case .hasParent(let presented, let parent):
      """
      Application tried to present modally a view controller \(presented) that has a parent view \
      controller \(parent).
      """
    case .alreadyPresented(let presented, let presenter):
      """
      Application tried to present modally a view controller \(presented) that is already being \
      presented by \(presenter).
      """
    }
  }

  /// Logs the message to standard error, or traps where Apple's UIKit does.
  func report() {
    switch self {
    case .busy, .noWindow: FileHandle.standardError.write(Data("\(self)\n".utf8))
    case .hasParent, .alreadyPresented: fatalError(description)
    }
  }
}
