import SeededNumbers
import UIKit

/// A random row or column of views with natural lengths, and their expected positions.
///
/// A plain implementation of the rules of uikit.md, 4.10.
struct RandomStack {
  struct Item {
    var natural: Double
    var across: Double
    var isHidden: Bool
    var customSpacing: Double?
    var hugging: Float
    var resistance: Float
  }

  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var spacing: Double
  var length: Double
  var items: [Item]
  /// The length of the stack across the axis.
  static let across = 90.0

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    axis = Bool.random(using: &random) ? .horizontal : .vertical
    let distributions: [UIStackView.Distribution] = [
      .fill, .fill, .fillEqually, .equalSpacing, .equalCentering,
    ]
    distribution = distributions.randomElement(using: &random) ?? .fill
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
    alignment = alignments.randomElement(using: &random) ?? .fill
    spacing = Double(Int.random(in: 0...12, using: &random))
    let count = Int.random(in: 1...7, using: &random)
    let hugging = Array(0..<count).shuffled(using: &random)
    let resistance = Array(0..<count).shuffled(using: &random)
    items = (0..<count).map { index in
      Item(
        natural: Double(Int.random(in: 1...60, using: &random)),
        across: Double(Int.random(in: 1...90, using: &random)),
        isHidden: Int.random(in: 0..<5, using: &random) == 0,
        customSpacing: Int.random(in: 0..<4, using: &random) == 0
          ? Double(Int.random(in: 0...30, using: &random)) : nil,
        hugging: 240 + Float(hugging[index]), resistance: 740 + Float(resistance[index]))
    }
    length = 0
    let gaps = gaps
    // The gaps always fit: the rest is anything from zero to twice the length of the content.
    let least = (gaps.max() ?? 0) * Double(gaps.count)
    let content = visible.map(\.natural).reduce(0, +)
    length = least + Double(Int.random(in: 0...Int(2 * content), using: &random))
  }

  var visible: [Item] { items.filter { !$0.isHidden } }

  /// The minimum gaps between visible neighbors.
  var gaps: [Double] { visible.dropLast().map { $0.customSpacing ?? spacing } }

  /// The expected start and length of each visible view along the axis, or `nil` if the rules don't
  /// determine them.
  var expected: [(start: Double, length: Double)]? {
    switch distribution {
    case .fillEqually:
      let each = (length - gaps.reduce(0, +)) / Double(visible.count)
      return placed(visible.map { _ in each }, gaps: gaps)
    case .equalSpacing where visible.count > 1:
      let share = (length - naturals.reduce(0, +)) / Double(gaps.count)
      let gap = max(share, gaps.max() ?? 0)
      let equal = gaps.map { _ in gap }
      return placed(adjusted(to: length - equal.reduce(0, +)), gaps: equal)
    case .equalCentering where visible.count > 1: return centered
    default: return placed(adjusted(to: length - gaps.reduce(0, +)), gaps: gaps)
    }
  }

  private var naturals: [Double] { visible.map(\.natural) }

  /// Returns the natural lengths changed to add up to a sum.
  ///
  /// The view with the lowest hugging priority grows; views shrink one after the other, in
  /// ascending order of compression resistance.
  private func adjusted(to sum: Double) -> [Double] {
    var lengths = naturals
    var rest = sum - lengths.reduce(0, +)
    let order = visible.indices
    if rest > 0, let grows = order.min(by: { visible[$0].hugging < visible[$1].hugging }) {
      lengths[grows] += rest
    }
    for index in order.sorted(by: { visible[$0].resistance < visible[$1].resistance })
    where rest < 0 {
      let taken = min(lengths[index], -rest)
      lengths[index] -= taken
      rest += taken
    }
    return lengths
  }

  /// Returns spans with equidistant centers, or `nil` if the minimum gaps don't permit them.
  private var centered: [(start: Double, length: Double)]? {
    let lengths = naturals
    guard let first = lengths.first, let last = lengths.last,
      lengths.reduce(0, +) + gaps.reduce(0, +) <= length
    else { return nil }
    let distance = (length - first / 2 - last / 2) / Double(lengths.count - 1)
    let spans = lengths.enumerated().map { index, length in
      (start: first / 2 + Double(index) * distance - length / 2, length: length)
    }
    let seen = zip(spans, spans.dropFirst()).map { $1.start - $0.start - $0.length }
    return zip(seen, gaps).allSatisfy { $0 >= $1 } ? spans : nil
  }

  private func placed(
    _ lengths: [Double], gaps: [Double]
  ) -> [(start: Double, length: Double)] {
    var start = 0.0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return (start, length)
    }
  }

  /// Returns the expected start and length of a view across the axis.
  func expectedAcross(_ item: Item) -> (start: Double, length: Double) {
    switch alignment {
    case .leading: (0, item.across)
    case .trailing: (Self.across - item.across, item.across)
    case .center: ((Self.across - item.across) / 2, item.across)
    default: (0, Self.across)
    }
  }
}
