import ExampleScreens
import Foundation
import LegoTesting
import UIKit

/// An image file of one screen in one appearance.
@MainActor struct Snapshot {
  let screen: ExampleScreen
  let appearance: Appearance

  /// The file name: the screen's name and the differences from the default appearance.
  var fileName: String {
    screen.name + appearance.suffix + ".png"
  }

  /// Draws the screen and writes the file; creates the folder if necessary.
  func write(into folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(fileName)
    guard let data = picture.pngData() else { throw DrawingFailure(file: file.path) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// The screen as it first appears.
  var picture: UIImage {
    appearance.showsOutlines ? displayed.outlinedImage() : displayed.image()
  }

  /// The views at a point of the screen, from the window to the deepest one, with the facts about
  /// them.
  func inspection(at point: CGPoint) -> String {
    Screen.recordingUpdates { displayed.inspection(at: point) }
  }

  private var displayed: Screen {
    Screen(
      UINavigationController(rootViewController: screen.makeViewController()),
      size: appearance.size, traits: appearance.traits,
      safeAreaInsets: appearance.safeAreaInsets)
  }
}

/// An image that could not be encoded as PNG.
struct DrawingFailure: Error, CustomStringConvertible {
  let file: String

  var description: String { "\(file) could not be drawn: the picture has no pixels." }
}
