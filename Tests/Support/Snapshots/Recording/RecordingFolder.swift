import Foundation
import SnapshotComparison
import UIKit

/// The folder in which tests record what the UIKit that runs them displays.
///
/// `make record-apple` sets it on a Mac. A recording has `pictures/TESTFILE/NAME.png`, and the frames
/// of views in `frames.json`.
public struct RecordingFolder {
  private let folder: URL

  /// Creates a recording in a folder, which is created when something is recorded.
  public init(at folder: URL) {
    self.folder = folder
  }

  /// The folder that the environment variable `RECORD_APPLE` names, or `nil` if tests don't record.
  public static var current: RecordingFolder? {
    ProcessInfo.processInfo.environment["RECORD_APPLE"].map {
      RecordingFolder(at: URL(fileURLWithPath: $0))
    }
  }

  /// Writes the picture that a test compares with a snapshot of this name.
  ///
  /// - Throws: An error of the file system. An image without pixels isn't written.
  @MainActor public func record(_ image: UIImage, named name: String, testFile: String) throws {
    guard let data = image.pngData() else { return }
    let suite = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    let file = SnapshotFile(
      named: name, fileExtension: "png", in: folder.appendingPathComponent("pictures/\(suite)"))
    try file.record(data)
  }

  /// Writes the frames of scenes.
  ///
  /// - Throws: An error of the file system.
  public func record(_ frames: FrameRecording) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = SnapshotFile(named: "frames", fileExtension: "json", in: folder)
    try file.record(try encoder.encode(frames))
  }
}
