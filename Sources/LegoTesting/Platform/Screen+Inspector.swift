import UIKit

#if !canImport(Darwin)
  extension Screen {
    /// An image of the screen with the outlines of its views: frames, names, index paths and reuse
    /// identifiers.
    package func outlinedImage() -> UIImage {
      let image = image()
      let format = UIGraphicsImageRendererFormat()
      format.scale = image.scale
      format.opaque = true
      return UIGraphicsImageRenderer(size: image.size, format: format).image { context in
        image.draw(at: .zero)
        Inspector.shared.outlineLayer(of: root).render(in: context.cgContext)
      }
    }

    /// Returns the views at a point, from the window to the deepest one, with the facts about them.
    package func inspection(at point: CGPoint) -> String {
      settle()
      return Inspector.shared.describe(at: point, in: root)
    }

    /// Returns the result of a closure while the causes of updates are recorded.
    package static func recordingUpdates<Result>(_ body: () throws -> Result) rethrows -> Result {
      let wasRecording = ElementUpdates.isRecording
      ElementUpdates.setRecording(true)
      defer { ElementUpdates.setRecording(wasRecording) }
      return try body()
    }
  }
#endif
