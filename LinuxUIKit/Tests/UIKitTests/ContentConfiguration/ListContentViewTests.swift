import Testing
import UIKit

/// Tests list content views (uikit.md, 3.4.1 to 3.4.3).
///
/// Lines of 17 points are 20.333 high, lines of 13 points 15.667.
@Suite("List content views") @MainActor struct ListContentViewTests {
  private func labels(of view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  private func height(of content: UIListContentConfiguration, width: CGFloat = 320) -> CGFloat {
    UIListContentView(configuration: content)
      .sizeThatFits(CGSize(width: width, height: 0)).height
  }

  @Test("A row of one line is 44 points high, an empty one too")
  func oneLine() {
    var content = UIListContentConfiguration.cell()
    #expect(height(of: content) == 44)
    content.text = "Stations"
    #expect(height(of: content) == 44)
  }

  @Test("A grouped header of one line is 17 + 15.667 + 6 points high")
  func header() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Stations"
    #expect(abs(height(of: content) - 38.667) < 0.01)
  }

  @Test("Layout guides follow the parts, change no height, and are nil for missing parts")
  func guides() {
    var content = UIListContentConfiguration.cell()
    content.text = "Stations"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    #expect(view.imageLayoutGuide == nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    guard let guide = view.textLayoutGuide else { return #expect(Bool(false)) }
    badge.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 4).isActive = true
    view.layoutIfNeeded()
    let text = labels(of: view).first?.frame ?? .zero
    #expect(abs(guide.layoutFrame.minY - text.minY) < 1e-6)
    #expect(guide.layoutFrame.minX == text.minX)
    #expect(badge.frame.minX == text.maxX + 4)
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    content.secondaryText = "Below"
    view.configuration = content
    let below = view.secondaryTextLayoutGuide
    view.layoutIfNeeded()
    #expect(view.textLayoutGuide === guide)
    // The texts are three points apart.
    #expect(abs((below?.layoutFrame.minY ?? 0) - guide.layoutFrame.maxY - 3) < 1e-6)
  }

  /// Returns the frames of the image and the text of a row.
  private func frames(
    image: UIImage?, reserved: CGSize = .zero, category: UIContentSizeCategory = .large
  ) throws -> (image: CGRect, text: CGRect) {
    var content = UIListContentConfiguration.cell()
    (content.text, content.image) = ("Stations", image)
    content.imageProperties.reservedLayoutSize = reserved
    let view = UIListContentView(configuration: content)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category), forChild: child)
    child.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    view.layoutIfNeeded()
    let imageView = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    return (imageView.frame, try #require(labels(of: view).first).frame)
  }

  @Test("Texts beside symbols of different widths begin at one position, with the symbols centered")
  func symbols() throws {
    let names = ["star", "chevron.right", "plus", "person"]
    let rows = try names.map { try frames(image: UIImage(systemName: $0)) }
    #expect(Set(rows.map(\.image.width)).count > 1)
    for (name, row) in zip(names, rows) {
      // The slot is 28 points wide, from 16 to 44, and the text 16 points behind it.
      #expect(abs(row.image.midX - 30) <= 0.5, "\(name) is at \(row.image)")
      #expect(row.text.minX == 60, "\(name)")
    }
    // Body text is 48 points high in the largest category: 28 · 48 / 17, on pixels.
    let large = try frames(
      image: UIImage(systemName: "plus"), category: .accessibilityExtraExtraExtraLarge)
    #expect(large.text.minX > 60 + 40)
  }

  @Test("The slot of other images is as wide as the image, unless a size is reserved")
  func otherImages() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
    #expect(try frames(image: image).image.minX == 16)
    #expect(try frames(image: image).text.minX == 16 + 12 + 16)
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    #expect(try frames(image: image, reserved: CGSize(width: standard, height: 0)).text.minX == 60)
    let star = try frames(
      image: UIImage(systemName: "star"), reserved: CGSize(width: 50, height: 0))
    #expect(abs(star.text.minX - (16 + 50 + 16)) < 1e-6)
  }

  @Test("The alpha of the configuration applies to all of the content")
  @available(iOS 18, macCatalyst 18, tvOS 18, *)
  func alpha() {
    var content = UIListContentConfiguration.cell()
    content.text = "Stations"
    content.alpha = 0.4
    let view = UIListContentView(configuration: content)
    #expect(abs((labels(of: view).first?.alpha ?? 0) - 0.4) < 1e-6)
    content.alpha = 1
    view.configuration = content
    #expect(labels(of: view).first?.alpha == 1)
  }

  @Test("Text wraps, and the row grows by whole lines")
  func wrapping() {
    var content = UIListContentConfiguration.cell()
    content.text = "One line, and a second one"
    let line = UILabel()
    line.font = .preferredFont(forTextStyle: .body)
    line.text = "x"
    let one = line.sizeThatFits(CGSize(width: 1000, height: 1000)).height
    line.text = "x\nx"
    line.numberOfLines = 0
    let two = line.sizeThatFits(CGSize(width: 1000, height: 1000)).height
    #expect(one < 22)
    #expect(height(of: content, width: 200) == 11 + two + 11)
  }

  @Test("Text is displayed according to its properties")
  func look() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Stations"
    content.textProperties.alignment = .center
    let label = labels(of: UIListContentView(configuration: content)).first
    #expect(label?.text == "STATIONS")
    #expect(label?.textColor == .secondaryLabel)
    #expect(label?.textAlignment == .center)
  }

  @Test("Sides are at least the superview's margins on preserved axes")
  func superviewMargins() {
    var content = UIListContentConfiguration.cell()
    content.text = "Stations"
    let view = UIListContentView(configuration: content)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20)
    view.frame = outer.bounds
    outer.addSubview(view)
    outer.layoutIfNeeded()
    #expect(labels(of: view).first?.frame.minX == 20)
    #expect(labels(of: view).first?.frame.width == 280)
    #expect(view.sizeThatFits(view.bounds.size).height == 44)
  }

  @Test("From right to left, everything is mirrored")
  func mirrored() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "A"
    content.secondaryText = "B"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    let frames = labels(of: view).map(\.frame)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    for (label, frame) in zip(labels(of: view), frames) {
      #expect(abs(label.frame.minX - (320 - frame.maxX)) < 0.001)
    }
  }

  @Test("Under constraints, the view is as high as its text at its width")
  func constraints() {
    var content = UIListContentConfiguration.cell()
    content.text = "One line, and a second one"
    let view = UIListContentView(configuration: content)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(abs(view.frame.height - height(of: content, width: 200)) < 0.001)
    #expect(view.frame.height > 44)
  }

  @Test("A configuration of another type is not supported")
  func otherType() {
    let view = UIListContentView(configuration: .cell())
    #expect(!view.supports(OtherConfiguration()))
    view.configuration = OtherConfiguration()
    #expect(view.configuration is UIListContentConfiguration)
  }

  @Test("A large content size category enlarges fonts")
  func largeText() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let content = UIListContentConfiguration.cell().updated(
      for: UICellConfigurationState(traitCollection: traits))
    // Body at AX2 is 33 points.
    #expect(content.textProperties.font.pointSize == 33)
    #expect(height(of: content) == 44)
  }
}
