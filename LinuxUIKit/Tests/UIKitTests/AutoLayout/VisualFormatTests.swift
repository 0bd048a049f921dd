import TestSupport
import Testing
import UIKit

/// Tests the visual format language, in which a dash is 8 points or a margin (uikit.md, 3.3).
@MainActor @Suite("Visual formats")
struct VisualFormatTests {
  private let root = UIView.sized(300, 200)
  private let first = ContentView(30, 20)
  private let second = ContentView(50, 40)

  init() {
    root.addPlaced(first, second)
    root.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
  }

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics,
        views: ["first": first, "second_2": second]))
    root.layoutIfNeeded()
  }

  private func pixels(_ length: CGFloat) -> Int { Int((length * 3).rounded()) }

  @Test("Views are in a row between the margins of their superview")
  func row() {
    second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    activate("H:|-[first]-[second_2]-|")
    // From 10 to 280; the second keeps its 50 points.
    #expect(pixels(first.frame.minX) == 30)
    #expect(pixels(first.frame.maxX) == 3 * (280 - 50 - 8))
    #expect(pixels(second.frame.minX) == 3 * (280 - 50))
    #expect(pixels(second.frame.maxX) == 3 * 280)
  }

  @Test("Without dashes views are adjacent to each other and the edges")
  func flush() {
    activate("V:|[first(60)][second_2]|")
    #expect(first.frame.minY == 0)
    #expect(first.frame.height == 60)
    #expect(second.frame.minY == 60)
    #expect(second.frame.maxY == 200)
  }

  @Test("Lengths and distances are numbers, names, or lengths of other views")
  func amounts() {
    activate(
      "|-10.67-[first(wide)]-(gap)-[second_2(==first)]", metrics: ["wide": 70, "gap": CGFloat(9)])
    // At a scale of 3: 32, and 32 + 3 × 79.
    #expect(pixels(first.frame.minX) == 32)
    #expect(pixels(first.frame.width) == 210)
    #expect(pixels(second.frame.minX) == 269)
    #expect(pixels(second.frame.width) == 210)
  }

  @Test("Several predicates apply together, and optional ones yield")
  func predicates() {
    activate("H:|-(>=20,==90@250)-[first(>=40,<=45,100@300)]-(-5)-[second_2]")
    #expect(first.frame.minX == 90)
    #expect(first.frame.width == 45)
    #expect(second.frame.minX == 130)
  }

  @Test("Options align the views, and reverse the direction")
  func options() {
    activate("H:|-20-[first(30)]-10-[second_2(50)]", [.alignAllCenterY, .directionRightToLeft])
    activate("V:|-50-[second_2(40)]")
    #expect(first.frame.maxX == 280)
    #expect(second.frame.maxX == 240)
    // The second's center is at 70.
    #expect(first.frame.midY == 70)
  }

  @Test("Distances down a column can be from baseline to baseline")
  func baselines() {
    let labels = ["Upper", "Lower"].map { makeBaselineLabel($0, size: 17) }
    root.addPlaced(labels[0], labels[1])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[upper]-30-[lower]", options: .spacingBaselineToBaseline,
        metrics: nil, views: ["upper": labels[0], "lower": labels[1]]))
    root.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - 30) < 1e-6)
  }

  @Test("The constraints are inactive, and describe themselves")
  func made() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[first]-(>=3@700)-[second_2(20)]", metrics: nil,
      views: ["first": first, "second_2": second])
    #expect(made.count == 2)
    #expect(made.allSatisfy { !$0.isActive })
    let gap = made.first { $0.secondItem != nil }
    #expect(gap?.relation == .greaterThanOrEqual)
    #expect(gap?.constant == 3)
    #expect(gap?.priority.rawValue == 700)
    #expect(gap?.firstAttribute == .top)
    #expect(gap?.secondAttribute == .bottom)
  }

  @Test("In right-to-left formats distances and their relations are mirrored")
  func turned() {
    let made = ["[first]-[second_2]", "[first]-(>=10)-[second_2]"].compactMap { format in
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: .directionRightToLeft, metrics: nil,
        views: ["first": first, "second_2": second]
      ).first
    }
    #expect(made.map(\.firstAttribute) == [.right, .right])
    #expect(made.map(\.secondAttribute) == [.left, .left])
    #expect(made.map(\.constant) == [-8, -10])
    #expect(made.map(\.relation) == [.equal, .lessThanOrEqual])
  }

  @Test("In a row distances are from edge to edge, whatever the spacing option")
  func rowOfBaselines() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[first]-10-[second_2]", options: .spacingBaselineToBaseline,
      metrics: nil, views: ["first": first, "second_2": second])
    #expect(made.map(\.firstAttribute) == [.leading])
    #expect(made.map(\.secondAttribute) == [.trailing])
  }

  @Test(
    "Each alignment option corresponds to its attribute",
    arguments: [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ] as [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)])
  func alignments(
    option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute
  ) {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[first]-[second_2]", options: option, metrics: nil,
      views: ["first": first, "second_2": second])
    #expect(made.map(\.firstAttribute) == [.leading, attribute])
    #expect(made.last?.secondAttribute == attribute)
  }

  @Test("Raw values of the options are Apple's")
  func numbers() {
    typealias Options = NSLayoutConstraint.FormatOptions
    #expect(Options.alignAllCenterY.rawValue == 1024)
    #expect(Options.alignAllFirstBaseline.rawValue == 4096)
    #expect(Options.directionRightToLeft.rawValue == 131_072)
    #expect(Options.spacingBaselineToBaseline.rawValue == 524_288)
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("An invalid format stops with Apple's text and the position")
    func mistake() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            _ = NSLayoutConstraint.constraints(
              withVisualFormat: "H|[view]", metrics: nil, views: ["view": UIView()])
          }
        })
      let log = standardError(of: result)
      #expect(log.contains("NSInvalidArgumentException: Unable to parse constraint format: \n"))
      #expect(log.contains("Expected a ':' here to give orientation \nH|[view] \n ^"))
    }

    @Test("A name without a view stops with Apple's text")
    func unknownView() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            _ = NSLayoutConstraint.constraints(
              withVisualFormat: "[view]-[other]", metrics: nil, views: ["view": UIView()])
          }
        })
      let log = standardError(of: result)
      #expect(log.contains("other is not a key in the views dictionary. \n[view]-[other] \n"))
    }
  #endif
}
