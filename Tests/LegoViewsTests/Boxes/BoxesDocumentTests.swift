import Foundation
import LegoViews
import Testing
import UIKit
import ViewSupport

/// The code of the articles `LayingOutViewsInBoxes` and `AligningViews`, with identical text apart from line breaks.
@MainActor @Suite("The code of the pages on boxes") struct BoxesDocumentTests {
  private let title = PiecesView(4)
  private let icon = PiecesView(1)
  private let text = PiecesView(30)

  @Test("Every block of Swift and every example of a table is compiled here") func blocks() throws {
    let source = words(try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8))
    var count = 0
    for name in ["LayingOutViewsInBoxes", "AligningViews"] {
      let page = try document(name)
      let blocks = page.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
      for example in blocks + examples(in: page) {
        count += 1
        #expect(source.contains(words(example)), "not in this file:\n\(example)")
      }
    }
    #expect(count > 35)
  }

  @Test("A card of boxes in boxes") func card() {
    let card = VBox {
      title
      HBox {
        icon.size(40, 40)
        text.size(.fill, .wrap)
      }
      .space(10).justifyContent(.centerY).size(.fill, .wrap)
    }
    .space(5).padding(15)
    card.laidOut()
    #expect(card.frame(of: title) == rect(15, 15, 40, 20))
    #expect(card.frame(of: icon) == rect(15, 50, 40, 40))
    // 200 − 2 x 15 − 40 − 10 = 120 points: 30 pieces are three lines.
    #expect(card.frame(of: text) == rect(65, 40, 120, 60))
  }

  @Test("A group in a list") func group() {
    let list = VBox {
      title
      HGroup {
        icon
        text.width(.fill)
      }
      .space(8).size(.fill, .wrap)
    }
    list.laidOut(218)
    #expect(
      list.frames(of: [title, icon, text]) == [
        rect(0, 0, 40, 20), rect(0, 20, 10, 20), rect(18, 20, 200, 40),
      ])
  }

  /// Returns the frames of a view of 40 x 20 and of one of 30 x 20 behind it in a row of 200 x 100.
  private func row(_ change: (UIView) -> Void) -> [CGRect] {
    let views = [PiecesView(4), PiecesView(3)]
    let box = HBox { views }
    change(views[0])
    box.laidOut(200, 100)
    return box.frames(of: views)
  }

  @Test("The options of a view in a row") func viewOptions() {
    #expect(row { view in view.size(40, 30) } == [rect(0, 0, 40, 30), rect(40, 0, 30, 20)])
    #expect(row { view in view.size(.fill, .wrap) } == [rect(0, 0, 170, 20), rect(170, 0, 30, 20)])
    #expect(row { view in view.width(.fill(2)) }[0].width == 170)
    #expect(row { view in view.width(.wrap(add: 20)) }[0].width == 60)
    #expect(row { view in view.width(.wrap(min: 50, max: 90)) }[0].width == 50)
    #expect(row { view in view.width(.wrap(priority: 1)) }[0].width == 40)
    #expect(row { view in view.width(.wrap(shrink: 1)) }[0].width == 40)
    #expect(row { view in view.width(.wrap(grow: 1)) }[0].width == 170)
    #expect(row { view in view.size(60, .aspectRatio(3)) }[0] == rect(0, 0, 60, 20))
    #expect(row { view in view.margin(leading: 8) } == [rect(8, 0, 40, 20), rect(48, 0, 30, 20)])
    #expect(row { view in view.padding(8) } == [rect(8, 8, 40, 20), rect(56, 0, 30, 20)])
    #expect(row { view in view.alignment(.bottom) }[0] == rect(0, 80, 40, 20))
    #expect(row { view in view.alignment(xRatio: 0, yRatio: 0.5) }[0] == rect(0, 60, 40, 20))
    #expect(row { view in view.visibility(.invisible) }[1].minX == 40)
    #expect(row { view in view.visibility(.gone) }[1].minX == 0)
    #expect(row { view in view.visibility(.free) }[1].minX == 0)
    #expect(
      row { view in view.activate(false).then { $0.frame = CGRect(x: 5, y: 6, width: 7, height: 8) }
      }
        == [rect(5, 6, 7, 8), rect(0, 0, 30, 20)])
    #expect(row { view in view.place(.trailing) } == [rect(160, 0, 40, 20), rect(0, 0, 30, 20)])
  }

  @Test("A line that is too short shares by priority, and by what shrinks") func shortage() {
    func widths(_ change: (UIView) -> Void) -> [CGFloat] {
      let views = [PiecesView(6), PiecesView(6)]
      change(views[1])
      HBox { views }.laidOut(80, 100)
      return views.map(\.frame.width)
    }
    // 80 points for 60 and 60.
    #expect(widths { _ in } == [60, 20])
    #expect(widths { view in view.width(.wrap(priority: 1)) } == [20, 60])
    #expect(widths { view in view.width(.wrap(shrink: 1)) } == [60, 20])
  }

  @Test("The options of a line") func lineOptions() {
    func frames(_ change: (HBox) -> Void) -> [CGRect] {
      let views = [PiecesView(4), PiecesView(3)]
      let box = HBox { views }
      change(box)
      box.laidOut(200, 100)
      return views.map(\.frame)
    }
    #expect(frames { box in box.padding(top: 10, leading: 5) }[0].origin == CGPoint(x: 5, y: 10))
    #expect(frames { box in box.justifyContent(.centerY) }.map(\.minY) == [40, 40])
    #expect(frames { box in box.semanticDirection(.rightToLeft) }.map(\.minX) == [160, 130])
    #expect(frames { box in box.animator(Animators.default) }.map(\.minX) == [0, 40])
    #expect(frames { box in box.space(8) }.map(\.minX) == [0, 48])
    #expect(frames { box in box.format(.spaceBetween) }.map(\.minX) == [0, 170])
    #expect(frames { box in box.reverse() }.map(\.minX) == [30, 0])
  }

  @Test("The options of a flow") func flowOptions() {
    func frames(_ change: (HFlow) -> Void) -> [CGRect] {
      let views = (0..<3).map { _ in PiecesView(4) }
      let flow = HFlow { views }
      change(flow)
      flow.size(.fill, .fill).laidOut(100, 100)
      return views.map(\.frame)
    }
    #expect(frames { _ in }.map(\.minY) == [0, 0, 20])
    #expect(frames { flow in flow.itemsPerLine(2) }.map(\.minY) == [0, 0, 20])
    #expect(frames { flow in flow.lineSpacing(4) }.map(\.minY) == [0, 0, 24])
    // 100 − 2 x 20 = 60 points: 20 before, between and behind.
    #expect(frames { flow in flow.lineFormat(.spaceEvenly) }.map(\.minY) == [20, 20, 60])
    #expect(frames { flow in flow.lineLength(.fill) }.map(\.minY) == [0, 0, 50])
    let view = PiecesView(4)
    let ended = HFlow {
      view; PiecesView(4)
    }
    view.endsLine()
    #expect(ended.laidOut(100).subviews[1].frame.minY == 20)
  }

  @Test("A box that scrolls, one that animates, and a cell") func others() {
    let scroll = ScrollBox(.vertical) {
      title
      text.size(.fill, .wrap)
    }
    .space(12).padding(16)
    scroll.laidOut(132, 60)
    // 16 + 20 + 12 + 60 + 16.
    #expect(scroll.contentSize == CGSize(width: 132, height: 124))
    let animated = VBox {
      title
      text
    }
    .animator(Animators.default)
    #expect(animated.laidOut().frame(of: text).minY == 20)
    let cell = UICollectionViewCell(frame: rect(0, 0, 120, 44))
    cell.contentView.arrangeViews {
      VBox {
        title; text
      }.padding(10).alignment(.allEdges)
    }
    cell.layoutIfNeeded()
    // 100 points: a line and three lines of 20, with 2 x 10.
    let fitting = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 120, height: 100))
  }

  @Test("The code of the page on alignment") func alignment() {
    let (badge, title, line, background) = (
      BlockView(40, 20), BlockView(40, 20), BlockView(40, 20), BlockView(40, 20)
    )
    let root = UIView {
      badge.alignment([.trailing, .top]).margin(8)
      title.alignment(.leading, value: 20).alignment(.centerY)
      line.frame(height: 2, alignment: [.leading, .bottom, .trailing])
      background.alignment(.allEdges)
    }
    .laidOut(200, 100)
    #expect(
      root.frames(of: [badge, title, line, background]) == [
        rect(152, 8, 40, 20), rect(20, 40, 40, 20), rect(0, 98, 200, 2), rect(0, 0, 200, 100),
      ])
    let (first, second, third) = (BlockView(40, 20), BlockView(40, 20), BlockView(40, 20))
    let column = VBox {
      first
      second.alignment(.centerX)
      third.alignment(.trailing)
    }
    column.laidOut(200, 100)
    #expect([first, second, third].map(\.frame.minX) == [0, 80, 160])
  }
}

extension BoxesDocumentTests {
  private func document(_ name: String) throws -> String {
    var top = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(atPath: top.appendingPathComponent("Package.swift").path)
    {
      top.deleteLastPathComponent()
    }
    return try String(
      contentsOf: top.appendingPathComponent(
        "Sources/LegoViews/LegoViews.docc/Articles/\(name).md"), encoding: .utf8)
  }

  /// Returns the code in tables that calls a modifier of a view, a box or a flow.
  private func examples(in page: String) -> [String] {
    page.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
      .flatMap {
        $0.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      }
      .filter { $0.hasPrefix("view.") || $0.hasPrefix("box.") || $0.hasPrefix("flow.") }
      .filter { $0.contains("(") }
  }

  /// Returns code with single spaces instead of line breaks and indentation.
  private func words(_ code: String) -> String {
    code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacingOccurrences(of: "; ", with: " ")
  }
}
