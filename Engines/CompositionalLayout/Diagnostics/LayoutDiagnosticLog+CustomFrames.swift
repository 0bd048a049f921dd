import Foundation

extension LayoutDiagnosticLog {
  /// Reports what a provider returned and what cannot be laid out as it stands.
  ///
  /// Costs a look at every frame that is placed.
  mutating func check(_ frames: [LayoutCustomFrame]) {
    if frames.isEmpty {
      report(.noSubitems, "the provider returned no frames, so the group stays empty.")
    }
    if frames.count > LayoutLimits.items {
      report(
        .tooManyItems,
        "the provider returned \(frames.count) frames; \(LayoutLimits.items) are placed.")
    }
    for (place, custom) in frames.prefix(LayoutLimits.items).enumerated() where custom.isNonsense {
      guard !isFull(of: .notFinite) else { return }
      report(custom.frame, inChild: place)
    }
  }

  private mutating func report(_ frame: CGRect, inChild place: Int) {
    let text = "\(frame.origin.text) \(frame.size.text)"
    guard frame.hasFiniteNumbers else {
      return report(
        .notFinite, inChild: place,
        "the frame \(text) has numbers that are none; 0 is used. Give it points.")
    }
    report(
      .notPositive, inChild: place,
      "the frame \(text) has a negative size; 0 is used. Give it 0 points or more.")
  }
}

extension LayoutCustomFrame {
  fileprivate var isNonsense: Bool {
    !frame.hasFiniteNumbers || frame.size.width < 0 || frame.size.height < 0
  }
}

extension CGRect {
  fileprivate var hasFiniteNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
