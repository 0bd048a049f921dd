import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Recordings of Apple's UIKit") struct RecordingTests {
  private var current: FrameRecording {
    let scenes = FrameScene.all.map { ($0.name, $0.frames()) }
    return FrameRecording(
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      scale: Double(UITraitCollection.current.displayScale),
      scenes: Dictionary(uniqueKeysWithValues: scenes))
  }

  /// The frames that were recorded with Apple's UIKit, by the name of their file.
  private var recordings: [String: FrameRecording] {
    get throws {
      let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }.appendingPathComponent("Specification/Recordings")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      let pairs = try files.filter { $0.pathExtension == "json" }.map {
        ($0.lastPathComponent, try FrameRecording(contentsOf: $0))
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
  }

  @Test("Every scene has the frames that the documentation gives, rounded to pixels")
  func documented() {
    let documented = FrameRecording(
      system: "the documentation", scale: current.scale,
      scenes: Dictionary(uniqueKeysWithValues: FrameScene.all.map { ($0.name, $0.expected) }))
    #expect(!documented.scenes.isEmpty)
    #expect(documented.differences(from: current) == [])
  }

  @Test("The running UIKit has the frames of every recording, and records its own if asked")
  func recorded() throws {
    let current = current
    for (name, recording) in try recordings {
      #expect(recording.differences(from: current) == [], "\(name)")
    }
    try RecordingFolder.current?.record(current)
  }

  @Test("A recording that was written and read is the same, and its pictures are PNG files")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("RecordingTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    try RecordingFolder(at: folder).record(current)
    try RecordingFolder(at: folder).record(image, named: "square", testFile: "/a/SquareTests.swift")

    let read = try FrameRecording(contentsOf: folder.appendingPathComponent("frames.json"))
    let picture = try Data(
      contentsOf: folder.appendingPathComponent("pictures/SquareTests/square.png"))
    #expect(read == current)
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("A frame that is more than half a pixel away, or missing, is a difference")
  func differences() {
    let apple = FrameRecording(
      system: "iOS 26.2", scale: 2,
      scenes: [
        "row": [
          "a": CGRect(x: 0, y: 0, width: 10, height: 10),
          "b": CGRect(x: 0, y: 0, width: 10, height: 20), "c": .zero,
        ]
      ])
    let ours = FrameRecording(
      system: "Linux", scale: 3,
      scenes: [
        "row": [
          "a": CGRect(x: 0.25, y: 0, width: 10, height: 10),
          "b": CGRect(x: 0.26, y: 0, width: 10, height: 20),
        ], "later": ["a": .zero],
      ])

    // Half a pixel of the coarser one is 0.25 points.
    #expect(
      apple.differences(from: ours) == [
        "row, b: [0.0, 0.0, 10.0, 20.0] with iOS 26.2, [0.26, 0.0, 10.0, 20.0] with Linux",
        "row, c: [0.0, 0.0, 0.0, 0.0] with iOS 26.2, none with Linux",
      ])
  }
}
