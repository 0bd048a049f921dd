import LegoSupport
import LegoTesting
import LegoViews
import TestSupport
import Testing
import UIKit
import ViewSupport

private struct Song: Identifiable, Hashable {
  let id: Int
  var title: String
  var isLiked = false
}

/// A label that counts how many there are.
private final class TitleLabel: UILabel {
  @MainActor static var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.count += 1
    numberOfLines = 0
    font = .systemFont(ofSize: 17)
  }

  required init?(coder: NSCoder) { nil }
}

private final class SongsController: UIViewController, LegoContainer {
  @State var songs: [Song] = []
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) {
        ForEach(songs) { song in
          ViewItem(id: song.id, song) { song in
            VBox {
              TitleLabel().text(song.title).size(.fill, .wrap)
              IfBlock(song.isLiked) { Piece("heart", 10, 30) }
            }
            .padding(10)
          }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view)
  }

  func cell(_ item: Int) -> UICollectionViewCell? {
    legoRenderer.collectionView?.cellForItem(at: IndexPath(item: item, section: 0))
  }
}

@MainActor @Suite("Cells in boxes", .serialized) struct BoxItemTests {
  private let controller = SongsController()
  private let screen: Screen
  private let long = Self.text(words: 30)

  init() {
    TitleLabel.count = 0
    screen = Screen(controller)
  }

  /// The height of `count` words in the width of the screen without the padding.
  ///
  /// The lines of a label are as high as those of its font, and their sum is rounded up to a pixel:
  /// `uikit.md, 2.6`.
  private func textHeight(words count: Int, width: CGFloat = 370) -> CGFloat {
    // 17 points, of 2444 / 2048 em, on a screen with two pixels in a point.
    let lineHeight: CGFloat = 17 * 2444 / 2048
    let lineCount = CGFloat((count + wordsInLine(width) - 1) / wordsInLine(width))
    return (lineCount * lineHeight * 2).rounded(.up) / 2
  }

  /// The number of words that fit in a line.
  private func wordsInLine(_ width: CGFloat) -> Int {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    let widths = (1...30).map { count in
      label.text = Self.text(words: count)
      return label.intrinsicContentSize.width
    }
    return widths.prefix { $0 <= width }.count
  }

  private static func text(words count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  @Test("A cell is as high as its boxes, at the first layout")
  func heights() {
    controller.songs = [Song(id: 1, title: "a"), Song(id: 2, title: long, isLiked: true)]
    screen.settle()
    let (one, many) = (textHeight(words: 1), textHeight(words: 30))
    #expect(many > 2 * one)
    #expect(controller.cell(0)?.frame == CGRect(x: 0, y: 0, width: 390, height: one + 20))
    #expect(
      controller.cell(1)?.frame == CGRect(x: 0, y: one + 20, width: 390, height: many + 30 + 20))
  }

  @Test("A changed value changes the views of its cell, and the height of the cell")
  func changes() {
    controller.songs = [Song(id: 1, title: "a"), Song(id: 2, title: "b")]
    screen.settle()
    let cell = controller.cell(0)
    controller.songs[0] = Song(id: 1, title: long, isLiked: true)
    screen.settle()
    #expect(controller.cell(0) === cell)
    #expect(TitleLabel.count == 2)
    #expect(controller.cell(0)?.frame.height == textHeight(words: 30) + 30 + 20)
    #expect(controller.cell(1)?.frame.minY == textHeight(words: 30) + 30 + 20)
  }

  @Test("Another width gives the cells other heights")
  func resizing() {
    controller.songs = [Song(id: 1, title: long)]
    screen.settle()
    screen.resize(to: CGSize(width: 220, height: 800))
    // 220 − 20.
    #expect(controller.cell(0)?.frame.height == textHeight(words: 30, width: 200) + 20)
  }

  // UIKit may create a view although another one waits for reuse.
  @Test("Scrolling 10,000 cells creates the views of a screen")
  func reuse() {
    withOwnChoices { checkReuse() }
  }

  private func checkReuse() {
    controller.songs = (0..<10_000).map { Song(id: $0, title: "\($0)") }
    screen.settle()
    let height = textHeight(words: 1) + 20
    let visible = Int((844 / height).rounded(.up)) + 1
    for step in 1...200 {
      controller.legoRenderer.collectionView?.contentOffset.y = CGFloat(step) * 700
      screen.settle()
    }
    // Cells that leave are reused by those that appear; a screen more may be prepared.
    #expect(TitleLabel.count <= 2 * visible + 2)
    #expect(screen.text.contains("\(Int((700 * 200 / height).rounded(.up)))"))
  }

  @Test("A stated height, insets and an aspect ratio apply to boxes, too")
  func sizing() throws {
    func item(_ id: Int, height: CGFloat?) -> some TypedItemType {
      ViewItem(
        id: id, "a", height: height,
        insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      ) { (_: Binding<String>) in
        HBox { Piece("a", 10, 50) }
      }
    }
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          item(1, height: nil)
          item(2, height: 120)
          ViewItem(id: 3) { ZBox { Piece("b") } }.aspectRatio(3)
        }
      })
    let cells = (0..<3).map {
      shown.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))
    }
    // 50 + 1 + 3, the stated one, and 375 / 3.
    #expect(cells.map { $0?.frame.height } == [54, 120, 125])
    let box = try #require(cells[0].map { views(of: HBox.self, in: $0) }?.first)
    #expect(box.frame == CGRect(x: 2, y: 1, width: 369, height: 50))
  }

  @Test("The space for boxes, and for a height in proportion, is the width without the insets")
  func widthWithoutInsets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 25, bottom: 3, trailing: 50)
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          ViewItem(id: 1, 60, insets: insets) { (count: Binding<Int>) in
            HBox { Pieces(count.wrappedValue).size(.fill, .wrap) }
          }
          ViewItem(id: 2, insets: insets) { ZBox { Piece("b") } }.aspectRatio(3)
        }
      })
    // 375 - 75 = 300 points: 30 pieces of 10 points in a line, so 60 are 2 lines of 20 points. A third of 300.
    // With 1 + 3 points of the other insets: 40 + 4 and 100 + 4.
    #expect(shown.frames.map(\.height) == [44, 104])
  }

  @Test("A view that isn't a box fills its cell without the insets, also after they have changed")
  func insetsOfOtherViews() throws {
    func lego(_ insets: NSDirectionalEdgeInsets) -> Lego {
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          ViewItem(id: 1, "a", insets: insets) {
            Piece("a", 10, 50)
          } update: { (_, _: String) in
          }
        }
      }
    }
    let shown = DisplayedLego(
      lego(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    let cell = shown.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    let piece = try #require(cell.map { views(of: Piece.self, in: $0) }?.first)
    // 375 - 2 - 4, and 50 + 1 + 3.
    #expect(piece.frame == CGRect(x: 2, y: 1, width: 369, height: 50))
    #expect(shown.frames == [CGRect(x: 0, y: 0, width: 375, height: 54)])
    shown.apply(lego(NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)))
    // 375 - 20 - 40, and 50 + 10 + 30.
    #expect(piece.frame == CGRect(x: 20, y: 10, width: 315, height: 50))
    #expect(shown.frames == [CGRect(x: 0, y: 0, width: 375, height: 90)])
  }

  @Test("A waterfall measures cells of boxes by their boxes")
  func waterfall() {
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: WaterfallLayout(columns: 3)) {
          for height in [40, 60, 80] {
            ViewItem(id: height, height) { (value: Binding<Int>) in
              VBox { Piece("a").bind(value) { $0.height(.equalTo(CGFloat($1))) } }
            }
          }
        }
      })
    #expect(shown.frames.map(\.height) == [40, 60, 80])
  }
}
