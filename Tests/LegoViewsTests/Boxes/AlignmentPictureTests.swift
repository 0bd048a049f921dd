import LegoViews
import TestSupport
import Testing
import UIKit

/// The pictures of the article `AligningViews.md`.
@MainActor @Suite("Images of alignments") struct AlignmentPictureTests {
  /// A view that shows how it is aligned.
  private func tag(_ text: String, _ color: UIColor = .systemBlue) -> UILabel {
    let label = UILabel()
    label.text = " \(text) "
    label.font = .systemFont(ofSize: 12)
    label.textColor = .white
    label.backgroundColor = color
    return label
  }

  /// A parent with a border.
  private func frame(_ view: UIView) -> UIView {
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.systemGray.cgColor
    view.backgroundColor = .secondarySystemBackground
    return view
  }

  private func image(_ content: UIView, height: CGFloat) -> UIImage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: height))
    window.backgroundColor = .systemBackground
    let page = VBox { content.size(.fill, .fill) }.padding(12)
    page.frame = window.bounds
    window.addSubview(page)
    window.isHidden = false
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }

  @Test("In a plain view views are at edges and centers, with offsets") func plain() {
    let parent = frame(
      UIView {
        tag("none")
        tag(".centerX").alignment(.centerX)
        tag(".trailing").alignment(.trailing)
        tag(".centerY, .leading value 20").alignment(.centerY).alignment(.leading, value: 20)
        tag("[.trailing, .centerY] margin 8").alignment([.trailing, .centerY]).margin(8)
        tag("[.leading, .trailing, .bottom]", .systemGreen)
          .alignment([.leading, .trailing, .bottom])
        tag(".center value 36", .systemOrange).alignment(.center, value: 36)
      })
    expectDocumentationImage(image(parent, height: 180), named: "alignment-plain", in: "LegoViews")
  }

  @Test("In a stack view the alignment is ignored") func stack() {
    let parent = frame(
      UIStackView(axis: .vertical, distribution: .equalSpacing, alignment: .leading) {
        tag("none")
        tag(".center").alignment(.center)
        tag("[.trailing, .bottom]").alignment([.trailing, .bottom])
        tag("width 200", .systemGreen).width(200)
        tag("padding 10 at the leading edge", .systemOrange).padding(leading: 10)
      })
    expectDocumentationImage(image(parent, height: 180), named: "alignment-stack", in: "LegoViews")
  }

  @Test("In a box the alignment is the place across the line, or on both axes") func boxes() {
    let column = frame(
      VBox {
        tag("none")
        tag(".centerX").alignment(.centerX)
        tag(".trailing").alignment(.trailing)
        tag("xRatio: -0.5").alignment(xRatio: -0.5)
        tag(".size(.fill, .wrap)", .systemGreen).size(.fill, .wrap)
      }
      .space(6).padding(8))
    let overlay = frame(
      ZBox {
        tag("none")
        tag(".center").alignment(.center)
        tag("[.trailing, .bottom]").alignment([.trailing, .bottom])
        tag("yRatio: 0.5", .systemOrange).alignment(xRatio: -1, yRatio: 0.5)
      }
      .padding(8))
    let both = HBox {
      column.size(.fill, .fill)
      overlay.size(.fill, .fill)
    }
    .space(12)
    expectDocumentationImage(image(both, height: 180), named: "alignment-box", in: "LegoViews")
  }
}
