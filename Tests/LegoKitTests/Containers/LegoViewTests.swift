import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("LegoView") struct LegoViewTests {
  final class Model: LegoObservableObject {
    @LegoPublished var paragraphs = [Paragraph(id: 0, height: 60), Paragraph(id: 1, height: 90)]
  }

  /// A controller with a view of content between two labels.
  final class Profile: UIViewController {
    let model = Model()
    let above = UILabel()
    let below = UILabel()
    lazy var content = LegoView { [model] in
      Lego { Section(id: 0, layout: RowsLayout()) { model.paragraphs } }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      (above.text, below.text) = ("Above", "Below")
      content.sizesToContent = true
      let stack = UIStackView(arrangedSubviews: [above, content, below])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  @Test("A view that is sized to its content is as high as its rows, also when they change")
  func height() {
    let profile = Profile()
    let screen = Screen(profile)
    // 60 + 90.
    #expect(profile.content.frame.height == 150)
    #expect(profile.below.frame.minY == profile.above.frame.maxY + 150)
    profile.model.paragraphs.append(Paragraph(id: 2, height: 40))
    screen.settle()
    #expect(profile.content.frame.height == 190)
    profile.model.paragraphs.removeFirst()
    screen.settle()
    // 90 + 40.
    #expect(profile.content.frame.height == 130)
  }

  @Test("A view without content is 0 points high, and grows with its first row") func empty() {
    let profile = Profile()
    profile.model.paragraphs = []
    let screen = Screen(profile)
    #expect(profile.content.frame.height == 0)
    profile.model.paragraphs = [Paragraph(id: 5, height: 75)]
    screen.settle()
    #expect(profile.content.frame.height == 75)
  }

  @Test("A view with a size of its own has no intrinsic height and scrolls") func scrolling() {
    let view = LegoView {
      Lego { Section(id: 0, layout: RowsLayout()) { (0..<50).map { Tile(id: $0) } } }
    }
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    UIView().addSubview(view)
    view.layoutIfNeeded()
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    // 50 rows of 44 points.
    #expect(view.legoRenderer.collectionView?.contentSize.height == 2200)
  }

  @Test("Another closure replaces the content, before and after the first display") func content() {
    func lego(_ ids: [Int]) -> Lego {
      Lego { Section(id: 0, layout: RowsLayout()) { ids.map { Tile(id: $0) } } }
    }
    let view = LegoView { lego([1]) }
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    view.content = { lego([1, 2]) }
    UIView().addSubview(view)
    view.layoutIfNeeded()
    #expect(view.legoRenderer.indexPath(of: 2) == IndexPath(item: 1, section: 0))
    view.content = { lego([3]) }
    view.layoutIfNeeded()
    #expect(view.legoRenderer.indexPath(of: 3) == IndexPath(item: 0, section: 0))
    #expect(view.legoRenderer.indexPath(of: 2) == nil)
  }

  @Test("The content retains neither the view nor its owner") func lifetime() {
    weak var released: LegoView?
    weak var controller: Profile?
    do {
      let profile = Profile()
      profile.loadViewIfNeeded()
      profile.view.layoutIfNeeded()
      (released, controller) = (profile.content, profile)
    }
    #expect(released == nil)
    #expect(controller == nil)
  }
}
