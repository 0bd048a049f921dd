import TestSupport
import Testing
import UIKit

@Suite("Golden pictures of list content views") @MainActor struct ContentPictureTests {
  @Test("Rows, headers and footers in four appearances")
  func appearances() {
    for appearance in TraitsHost.appearances {
      let host = TraitsHost(appearance.traits) { ContentStack(contents) }
      expectImage(host.picture, named: "contents_\(appearance.name)")
    }
  }

  private var contents: [UIListContentConfiguration] {
    var header = UIListContentConfiguration.groupedHeader()
    header.text = "Lines"
    var plain = UIListContentConfiguration.cell()
    plain.text = "Plain"
    var subtitle = UIListContentConfiguration.subtitleCell()
    subtitle.image = UIImage(systemName: "star")
    subtitle.text = "With image"
    subtitle.secondaryText = "And a second text"
    var value = UIListContentConfiguration.valueCell()
    value.text = "Value"
    value.secondaryText = "42"
    var long = UIListContentConfiguration.valueCell()
    long.text = "A long value goes below"
    long.secondaryText = "where it has room"
    var footer = UIListContentConfiguration.groupedFooter()
    footer.text = "Four lines are shown."
    return [header, plain, subtitle, value, long, footer]
  }
}

/// List content views stacked vertically at their fitting heights.
private final class ContentStack: UIView {
  init(_ contents: [UIListContentConfiguration]) {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 352))
    backgroundColor = .systemGroupedBackground
    for content in contents {
      let view = UIListContentView(configuration: content)
      if content.secondaryText != nil { view.backgroundColor = .secondarySystemGroupedBackground }
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for view in subviews {
      let height = view.sizeThatFits(CGSize(width: 240, height: 0)).height
      view.frame = CGRect(x: 0, y: y, width: 240, height: height)
      y += height
    }
  }
}
