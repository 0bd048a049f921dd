import CoreGraphics
import Foundation

/// The frames of views in scenes, as one version of UIKit laid them out.
public struct FrameRecording: Codable, Equatable, Sendable {
  /// The version of the system that laid out the views.
  public let system: String
  /// The number of pixels of a point, to which UIKit may round frames.
  public let scale: Double
  /// For the name of each scene the frames of its elements by name: x, y, width and height in points,
  /// in the coordinate system that the scene states.
  public let scenes: [String: [String: [Double]]]

  /// Creates a recording of frames in points.
  public init(system: String, scale: Double, scenes: [String: [String: CGRect]]) {
    self.system = system
    self.scale = scale
    self.scenes = scenes.mapValues { frames in frames.mapValues(\.components) }
  }

  /// Reads a file that ``RecordingFolder/record(_:)`` has written.
  ///
  /// - Throws: An error of the file system, or a `DecodingError` for another file.
  public init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  /// Returns a sentence for each frame of this recording that `other` doesn't have within half a pixel.
  ///
  /// Scenes and elements that `other` lacks are differences; those that this recording lacks are not,
  /// since scenes are added after a recording was made.
  public func differences(from other: FrameRecording) -> [String] {
    let tolerance = 0.5 / min(scale, other.scale)
    return scenes.keys.sorted().flatMap { scene -> [String] in
      let (frames, others) = (scenes[scene] ?? [:], other.scenes[scene] ?? [:])
      return frames.keys.sorted().compactMap { element -> String? in
        let (frame, otherFrame) = (frames[element] ?? [], others[element])
        guard !frame.agrees(with: otherFrame, within: tolerance) else { return nil }
        let found = otherFrame.map { "\($0)" } ?? "none"
        return "\(scene), \(element): \(frame) with \(system), \(found) with \(other.system)"
      }
    }
  }
}

extension CGRect {
  fileprivate var components: [Double] {
    [Double(minX), Double(minY), Double(width), Double(height)]
  }
}

extension [Double] {
  fileprivate func agrees(with other: [Double]?, within tolerance: Double) -> Bool {
    guard let other, other.count == count else { return false }
    return zip(self, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
