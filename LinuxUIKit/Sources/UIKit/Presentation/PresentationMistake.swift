import Foundation

/// Why a screen can't be presented, in Apple's words.
///
/// [guess 9.1] The sheet doesn't tell these texts; they are those of public logs and crash reports.
enum PresentationMistake: CustomStringConvertible {
  /// The presenting screen already has one over it: logged.
  case busy(presented: String, presenter: String, asked: String, current: String)
  /// The presenting screen is in no window: logged.
  case noWindow(presented: String, presenter: String, asked: String)
  /// The screen to present is a part of another one: stops the program.
  case hasParent(presented: String, parent: String)
  /// The screen to present lies over another one already: stops the program.
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

  /// Writes it to standard error where the program goes on, and stops it where Apple's does.
  func report() {
    switch self {
    case .busy, .noWindow: FileHandle.standardError.write(Data("\(self)\n".utf8))
    case .hasParent, .alreadyPresented: fatalError(description)
    }
  }
}
