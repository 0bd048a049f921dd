import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("The lifetime of views in boxes") struct ReleaseTests {
  /// Returns whether the views that a block creates are released after it.
  private func areReleased(_ create: () -> [UIView]) -> Bool {
    let references = { create().map(Weak.init) }()
    return references.allSatisfy { $0.view == nil }
  }

  private struct Weak {
    weak var view: UIView?

    init(_ view: UIView) { self.view = view }
  }

  @Test("Views are released with their box, with and without a layout") func boxes() {
    #expect(
      areReleased {
        let view = PiecesView(1)
        return [VBox { HBox { view } }.laidOut(), view]
      })
    #expect(
      areReleased {
        let view = PiecesView(1)
        return [ScrollBox { ZBox { view } }, view]
      })
  }

  @Test("Views of groups are released, in a box, in a plain view, and before they are in one")
  func groups() {
    for isPlain in [true, false] {
      #expect(
        areReleased {
          let views = [PiecesView(1), PiecesView(1)]
          let group = HGroup {
            views[0]
            VGroup { views[1].padding(3) }
          }
          let parent = isPlain ? UIView { group } : VBox { group }
          return [parent.laidOut()] + views
        })
    }
  }

  @Test("Views with a padding are released") func paddings() {
    #expect(areReleased { [PiecesView(1).padding(5)] })
    #expect(
      areReleased {
        let views = [PiecesView(1).padding(5), PiecesView(1).padding(5), PiecesView(1)]
        let stack = UIStackView { views }
        views[2].padding(2)
        return [UIView { stack.padding(1) }.laidOut()] + views
      })
  }

  @Test("A view that is removed and added again has its padding and margin again") func comesBack()
  {
    let view = BlockView(40, 20).padding(5).margin(3)
    let box = VBox { view }.laidOut()
    view.removeFromSuperview()
    #expect(box.subviews.isEmpty)
    let stack = UIStackView(axis: .vertical, alignment: .leading) { view }
    let root = UIView { stack }.laidOut()
    #expect(root.frame(of: view) == rect(5, 5, 40, 20))
    view.arrangeInBox(box)
    #expect(box.frame(of: view) == rect(8, 8, 40, 20))
  }
}

extension UIView {
  fileprivate func arrangeInBox(_ box: VBox) {
    box.add(self)
    box.layoutIfNeeded()
  }
}
