import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pictures of a timeline") struct TimelinePictureTests {
  /// The program of six channels in the evening, with a line at 20:40.
  final class Programs: LegoViewController {
    private static let lengths: [[Double]] = [
      [15, 90, 30, 45], [60, 60, 60], [20, 25, 95, 40], [105, 75], [30, 30, 45, 75], [50, 130],
    ]
    private static let spans = lengths.enumerated().flatMap { row, lengths in
      lengths.indices.map { index in
        TimelineSpan(
          row: row, start: 1_200 + lengths[..<index].reduce(0, +), length: lengths[index])
      }
    }

    override var lego: Lego {
      var layout = TimelineLayout(
        spans: Self.spans, rowCount: 6, range: 1_200..<1_380, pointsPerUnit: 2, rowHeight: 44,
        rowTitleWidth: 70, columnTitleLength: 30, columnTitleHeight: 28, initialPosition: 1_215)
      layout.rowSpacing = 2
      layout.linePosition = 1_240
      return Lego {
        Section(id: "guide", layout: layout) {
          for row in 0..<6 { Self.text("c\(row)", "Ch. \(row + 1)", .title) }
          for half in 0..<layout.columnTitleCount {
            Self.text("h\(half)", "\(20 + half / 2):\(half % 2 == 0 ? "00" : "30")", .hour)
          }
          for index in Self.spans.indices {
            Self.text("p\(index)", "Program \(index + 1)", .program)
          }
        }
        .supplementaryItem(
          ViewItem(id: "now") {
            let view = UIView()
            view.backgroundColor = .systemRed
            return view
          }, ofKind: TimelineLayout.lineKind)
      }
    }

    /// The kind of a text.
    private enum Kind {
      case title, hour, program
    }

    /// A text of a kind.
    private struct Text: Equatable {
      let string: String
      let kind: Kind
    }

    private static func text(_ id: String, _ string: String, _ kind: Kind) -> some LegoItem {
      ViewItem(id: id, Text(string: string, kind: kind)) {
        UILabel()
      } update: { (label: UILabel, text) in
        label.text = text.string
        label.font = .preferredFont(forTextStyle: text.kind == .title ? .headline : .footnote)
        label.backgroundColor = text.kind == .program ? .secondarySystemFill : nil
        label.layer.borderWidth = text.kind == .program ? 1 : 0
        label.layer.borderColor = UIColor.separator.cgColor
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.collectionView?.backgroundColor = .systemBackground
    }
  }

  @Test(
    "A guide matches its golden pictures at first and scrolled in both directions",
    arguments: ["light", "dark", "rtl"])
  func pictures(appearance: String) {
    let isRightToLeft = appearance == "rtl"
    let screen = Screen(
      Programs(), size: CGSize(width: 300, height: 240),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
        UITraitCollection(userInterfaceStyle: appearance == "dark" ? .dark : .light),
        UITraitCollection(displayScale: 1),
      ]))
    expectImage(screen.image(), named: "timeline_\(appearance)")
    let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (80, 130) : (180, 130)
    screen.drag(from: CGPoint(x: start, y: 150), to: CGPoint(x: end, y: 150))
    screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 160))
    expectImage(screen.image(), named: "timeline_scrolled_\(appearance)")
  }
}
