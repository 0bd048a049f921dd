import Foundation

/// Times as people read them.
enum Length {
  /// A time in nanoseconds with three figures and its unit.
  static func text(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(figures(nanoseconds)) ns"
    case ..<1_000_000: "\(figures(nanoseconds / 1_000)) us"
    default: "\(figures(nanoseconds / 1_000_000)) ms"
    }
  }

  /// How many times a floor something is.
  static func ratio(_ ratio: Double) -> String { figures(ratio) }

  private static func figures(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
  }
}
