import Foundation
import TestSupport
import Testing
import UIKit

/// Fonts, texts, colors, images, traits and snapshots, with their caches, on ten threads at once: Apple
/// documents them as safe on any thread.
///
/// `make threads` runs it under the thread sanitizer.
@Suite("Values that ten threads use at once") struct SharedValueTests {
  private static let threads = 10
  private static let rounds = 40

  /// Runs a function on ten threads, each with all arguments in an order of its own, and returns how many
  /// results are not those of one thread.
  private func differences<Value: Equatable & Sendable>(
    of count: Int, _ value: @escaping @Sendable (Int) -> Value
  ) -> Int {
    let results = Results<Value>()
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for step in 0..<count {
        let number = (step * (2 * thread + 1) + thread) % count
        results.add(value(number), for: number)
      }
    }
    #expect(results.count == Self.threads * count)
    return results.differences(from: value)
  }

  @Test("Fonts and sizes of texts are those of one thread")
  func texts() {
    #expect(
      differences(of: Self.rounds) { number in
        let weight: UIFont.Weight = number.isMultiple(of: 2) ? .regular : .bold
        let font = UIFont.systemFont(ofSize: CGFloat(9 + number), weight: weight)
        let text = NSAttributedString(
          string: "Hillside \(number) and a second line", attributes: [.font: font])
        let size = text.boundingRect(
          with: CGSize(width: 120, height: 1_000), options: [.usesLineFragmentOrigin], context: nil
        ).size
        return [size.width, size.height, font.lineHeight, font.ascender]
      } == 0)
  }

  @Test("Scaled fonts and values are those of one thread")
  func metrics() {
    let categories: [UIContentSizeCategory] = [.small, .large, .accessibilityLarge]
    let styles: [UIFont.TextStyle] = [.body, .headline, .caption2, .largeTitle]
    #expect(
      differences(of: Self.rounds) { number in
        let traits = UITraitCollection(
          preferredContentSizeCategory: categories[number % categories.count])
        let style = styles[number % styles.count]
        return [
          UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize,
          UIFontMetrics(forTextStyle: style).scaledValue(
            for: CGFloat(number), compatibleWith: traits),
        ]
      } == 0)
  }

  @Test("Resolved colors and combined traits are those of one thread")
  func colors() {
    let colors: [UIColor] = [.label, .systemBackground, .separator, .systemBlue, .tertiaryLabel]
    #expect(
      differences(of: Self.rounds) { number in
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: number.isMultiple(of: 2) ? .dark : .light),
          UITraitCollection(displayScale: CGFloat(1 + number % 3)),
        ])
        let color = colors[number % colors.count].resolvedColor(with: traits)
        return (color.cgColor.components ?? []) + [traits.displayScale]
      } == 0)
  }

  @Test("Images that are drawn, prepared and scaled down have the pixels of one thread")
  func images() throws {
    let shared = Self.image(number: 7, side: 64)
    let data = try #require(shared.pngData())
    #expect(differences(of: Self.rounds) { pixels(Self.image(number: $0, side: 12)) } == 0)
    #expect(differences(of: Self.rounds) { _ in pixels(shared.preparingForDisplay()) } == 0)
    #expect(
      differences(of: Self.rounds) { number in
        pixels(shared.preparingThumbnail(of: CGSize(width: 8 + number % 5, height: 8)))
      } == 0)
    #expect(
      differences(of: Self.rounds) { _ in pixels(UIImage(data: data)?.preparingForDisplay()) } == 0)
  }

  @Test("Symbols for the same traits are those of one thread")
  func symbols() {
    #expect(
      differences(of: Self.rounds) { number in
        let size = UIImage.SymbolConfiguration(pointSize: CGFloat(10 + number % 7))
        let image = UIImage(
          systemName: number.isMultiple(of: 2) ? "star" : "plus")
        return image?.applyingSymbolConfiguration(size)?.size
      } == 0)
  }

  @Test("Copies of a snapshot are independent of each other")
  func snapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<1_000), toSection: 0)
    let original = snapshot
    #expect(
      differences(of: Self.rounds) { number in
        var copy = original
        copy.deleteItems([number])
        copy.appendItems([1_000 + number], toSection: 1)
        return [
          copy.numberOfItems, copy.indexOfItem(number + 1) ?? -1,
          copy.indexOfItem(1_000 + number) ?? -1, original.indexOfItem(number) ?? -1,
        ]
      } == 0)
    #expect(snapshot.itemIdentifiers == Array(0..<1_000))
  }

  /// A square with a stripe and a letter.
  private static func image(number: Int, side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor(white: CGFloat(number % 10) / 10, alpha: 1).setFill()
      context.fill(bounds)
      UIColor.red.setFill()
      UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
      NSAttributedString(string: "\(number)").draw(at: .zero)
    }
  }
}

/// Returns the pixels of an image, row by row, and its width; an image that is missing has none.
///
/// Files of equal pixels are not always equal: the library that compresses them finds other repetitions.
private func pixels(_ image: UIImage?) -> [UInt32] {
  guard let image else { return [] }
  let reader = PictureReader(image)
  return (0..<reader.height).flatMap { y in (0..<reader.width).map { x in reader[x, y] } }
    + [UInt32(reader.width)]
}

/// The results of several threads.
///
/// `@unchecked Sendable`: a lock guards the values.
private final class Results<Value: Equatable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [(number: Int, value: Value)] = []

  func add(_ value: Value, for number: Int) {
    lock.withLock { values.append((number, value)) }
  }

  var count: Int { lock.withLock { values.count } }

  /// Returns how many results are not those of a function.
  func differences(from expected: (Int) -> Value) -> Int {
    let values = lock.withLock { self.values }
    let known = Dictionary(
      Set(values.map(\.number)).map { ($0, expected($0)) }, uniquingKeysWith: { first, _ in first })
    return values.count { known[$0.number] != $0.value }
  }
}
