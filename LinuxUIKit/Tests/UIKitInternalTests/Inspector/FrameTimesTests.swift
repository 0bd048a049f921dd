import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Times of frames") struct FrameTimesTests {
  @Test("The median, the 99th percentile and the worst of 1 to 100 ms are 50, 99 and 100 ms")
  func statistics() {
    var times = FrameTimes()
    for milliseconds in (1...100).shuffled() {
      times.append(FrameRecord(drawing: Double(milliseconds) / 1000))
    }
    #expect(times.median == 0.05)
    #expect(times.p99 == 0.099)
    #expect(times.worst == 0.1)
  }

  @Test("Without frames all times are zero")
  func empty() {
    #expect(FrameTimes().median == 0 && FrameTimes().p99 == 0 && FrameTimes().worst == 0)
  }

  @Test("The last 120 frames are kept")
  func capacity() {
    var times = FrameTimes()
    for index in 1...130 { times.append(FrameRecord(changedPixels: index)) }
    #expect(times.frames.map(\.changedPixels) == Array(11...130))
  }

  @Test("The time of a frame is the sum of its parts")
  func total() {
    let frame = FrameRecord(events: 1, layout: 2, updates: 4, drawing: 8, presenting: 16)
    #expect(frame.total == 31)
  }

  @Test("The overlay draws a bar for each frame, red above the line of 16.7 ms")
  func picture() {
    let layer = FrameTimesLayer()
    layer.frame = CGRect(origin: .zero, size: FrameTimesLayer.size)
    var times = FrameTimes()
    for index in 0..<120 {
      let load = Double(index) / 120
      times.append(
        FrameRecord(
          events: 0.0005, layout: 0.004 * load, updates: 0.002 * load,
          drawing: index % 40 == 39 ? 0.020 : 0.003, presenting: 0.001))
    }
    layer.display(times)
    let image = layer.image(scale: 2)
    expectImage(image, named: "frame_times")
  }

  @Test("The overlay stands in the lower left corner, and is changed by the next recorded frame")
  func overlay() throws {
    let inspector = Inspector.shared
    inspector.toggleFrameTimes()
    defer { inspector.toggleFrameTimes() }
    inspector.recordFrame(FrameRecord(drawing: 0.004))
    let layer = try #require(inspector.layers.first)
    #expect(layer.frame.minX == UIScreen.main.bounds.minX + 8)
    #expect(UIScreen.main.bounds.contains(layer.frame))
  }
}
