import Foundation
import Testing

/// Animations, gestures and timers follow the frame clock, which tests pause and slow motion slows
/// down.
@Suite("Real time") struct RealTimeTests {
  /// The files of the Linux UIKit that may read the time of the machine, and why.
  private static let exceptions = [
    "QuartzCore/Platform/FrameTimer.swift": "it drives the frame clock",
    "UIKit/Application/":
      "the loop of the app and the display's library wait for events, the first screen for content",
    "UIKit/Tracing/Trace.swift": "it measures how long something takes",
    "UIKit/DragAndDrop/Pasteboards/PasteboardContents.swift": "items expire at a date",
    "UIKit/TextInput/Editing/TextCanvas.swift":
      "a caret that blinks by frames would cause sixty a second; its phase follows the frame clock",
    "UIKit/Pickers/DatePicker/DatePickerState.swift": "the first date is today",
  ]

  private static let marks = [
    "DispatchTime", "DispatchWallTime", "asyncAfter", "Task.sleep", "ContinuousClock",
    "SuspendingClock",
    "Timer.scheduledTimer", " Timer(", "makeTimerSource", "clock_gettime", "Date()",
    "timeIntervalSinceNow",
    "CFAbsoluteTimeGetCurrent", "systemUptime",
  ]

  @Test("Only the named files of the Linux UIKit read the time of the machine")
  func machineTime() {
    let files = SourceFile.files(in: ["LinuxUIKit"]).filter { $0.path.contains("Sources/") }
    #expect(files.count > 500)
    var readers: Set<String> = []
    for file in files {
      let places = file.places { line in
        let code = line.withoutComment
        return Self.marks.contains { code.has($0) }
      }
      guard !places.isEmpty else { continue }
      let exception = Self.exceptions.keys.first { file.path.contains($0) }
      if let exception { readers.insert(exception) }
      #expect(exception != nil, "\(places)")
    }
    // An exception that isn't needed any more is removed.
    let needed = Self.exceptions.keys.filter { !$0.hasSuffix("/") }
    #expect(readers.isSuperset(of: needed), "\(Set(needed).subtracting(readers))")
  }
}
