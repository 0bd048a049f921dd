import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Views in boxes") struct BoxViewTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func laidOut<View: UIView>(_ view: View, width: CGFloat = 200, height: CGFloat = 400)
    -> View
  {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  @Test("A block of a box creates its subviews, one below the other") func column() {
    let (title, text) = (PiecesView(3), PiecesView(5))
    let box = laidOut(
      VBox {
        title; text
      }.space(5).padding(10))
    #expect(box.subviews == [title, text])
    #expect(title.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
    #expect(text.frame == CGRect(x: 10, y: 35, width: 50, height: 20))
  }

  @Test("Views of a block have sizes of their own") func sizes() {
    let (title, button) = (PiecesView(3), PiecesView(2))
    screen.arrangeViews {
      VBox {
        title.size(.wrap(add: 20), 100)
        button.size(.fill, .wrap)
      }
      .size(.fill, .fill)
    }
    screen.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(button.frame == CGRect(x: 0, y: 100, width: 200, height: 20))
  }

  @Test("Boxes in boxes are one layout") func nested() {
    let (icon, text) = (PiecesView(1), PiecesView(30))
    let row = HBox {
      icon; text.size(.fill, .wrap)
    }.space(10).size(.fill, .wrap)
    let box = laidOut(VBox { row }.padding(10))
    // 200 − 20 − 10 − 10 = 160 points: 30 pieces are two lines.
    #expect(row.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
    #expect(text.frame == CGRect(x: 20, y: 0, width: 160, height: 40))
    #expect(box.sizeThatFits(CGSize(width: 200, height: 400)).height == 60)
  }

  @Test("A view that is changed, hidden or removed moves the others") func changes() {
    let views = [PiecesView(1), PiecesView(1), PiecesView(1)]
    let box = laidOut(HBox { views })
    views[0].width(30)
    box.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 40])
    views[0].visibility(.gone)
    box.layoutIfNeeded()
    #expect(views[0].isHidden)
    #expect(views.map(\.frame.minX) == [0, 0, 10])
    views[1].removeFromSuperview()
    box.layoutIfNeeded()
    #expect(views[2].frame.minX == 0)
  }

  @Test("A view that is inserted behind another is behind it in the line") func inserts() {
    let (first, second, new) = (PiecesView(1), PiecesView(2), PiecesView(3))
    let box = laidOut(
      HBox {
        first; second
      })
    box.insertSubview(new, at: 1)
    box.layoutIfNeeded()
    #expect([first, new, second].map(\.frame.minX) == [0, 10, 40])
  }

  @Test("A view that isn't active has a frame of its own") func inactive() {
    let (free, other) = (PiecesView(1), PiecesView(1))
    let box = laidOut(
      VBox {
        free.activate(false).then { $0.frame = rect(50, 60, 70, 80) }; other
      })
    #expect(free.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
    #expect(other.frame.origin == .zero)
    #expect(box.sizeThatFits(.zero) == CGSize(width: 10, height: 20))
  }

  @Test("From right to left a row begins at the right") func rightToLeft() {
    let (first, second) = (PiecesView(1), PiecesView(2))
    let box = HBox {
      first; second
    }
    box.semanticContentAttribute = .forceRightToLeft
    _ = laidOut(box)
    #expect([first, second].map(\.frame.minX) == [190, 170])
  }

  @Test("A flow of views wraps") func flow() {
    let views = (0..<5).map { _ in PiecesView(5) }
    _ = laidOut(HFlow { views }.space(10).lineSpacing(4), width: 120)
    #expect(
      views.map(\.frame.origin) == [
        .zero, CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 24), CGPoint(x: 60, y: 24),
        CGPoint(x: 0, y: 48),
      ])
  }

  @Test("A plain view places its views by constraints at their alignments") func plain() {
    let (center, edge) = (PiecesView(4), PiecesView(1))
    screen.arrangeViews {
      center.alignment(.center)
      edge.alignment(.trailing, value: -20).alignment(.bottom).frame(width: 30, height: 40)
    }
    screen.layoutIfNeeded()
    #expect(center.frame == CGRect(x: 80, y: 190, width: 40, height: 20))
    #expect(edge.frame == CGRect(x: 150, y: 360, width: 30, height: 40))
  }

  @Test("A box in a plain view is as large as its views, and as high as they are in its width")
  func intrinsicSize() {
    let text = PiecesView(30)
    let box = VBox { text }.padding(5)
    screen.arrangeViews { box.alignment([.leading, .trailing, .centerY]) }
    screen.layoutIfNeeded()
    screen.layoutIfNeeded()
    // 190 points: 30 pieces are two lines of 20, with a padding of 10.
    #expect(box.frame == CGRect(x: 0, y: 175, width: 200, height: 50))
  }

  @Test("A stack view arranges its views, and ignores their alignment") func stack() {
    let (first, second) = (PiecesView(2), PiecesView(3))
    let stack = UIStackView(axis: .vertical, alignment: .leading, spacing: 4) {
      first.alignment(.center)
      HBox { second }
    }
    screen.arrangeViews { stack }
    screen.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(stack.frame.size == CGSize(width: 30, height: 44))
  }

  @Test("A view with constraints inside is as large as they require") func constraints() {
    let inside = PiecesView(30)
    let wrapper = UIView { inside.alignment(.allEdges) }
    let box = laidOut(VBox { wrapper.size(.fill, 60) }, width: 100)
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(box.subviews == [wrapper])
  }
}
