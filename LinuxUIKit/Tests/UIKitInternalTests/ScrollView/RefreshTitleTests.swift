import Testing

@testable import UIKit

@Suite("The title of a refresh control") @MainActor struct RefreshTitleTests {
  private let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 300, height: 60))

  private var wheel: UIView? { control.subviews.first { $0 is RefreshSpinner } }
  private var title: UILabel? { control.subviews.lazy.compactMap { $0 as? UILabel }.first }

  @Test("Without a title the spinner is centered")
  func untitled() {
    control.layoutIfNeeded()
    #expect(wheel?.center == CGPoint(x: 150, y: 30))
    #expect(title?.frame.height == 0)
  }

  @Test("The spinner, four points and the title are centered together")
  func titled() throws {
    control.attributedTitle = NSAttributedString(
      string: "Pull", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    control.layoutIfNeeded()
    let (wheel, title) = (try #require(wheel), try #require(title))
    // The spinner's 20 points, a gap of 4, and one line of a 10-point font: 10 · 1.193 = 11.93,
    // rounded up to 12.
    #expect(title.frame == CGRect(x: 0, y: 36, width: 300, height: 12))
    #expect(wheel.center == CGPoint(x: 150, y: 22))
    #expect(title.textAlignment == .center)
  }

  @Test("Removing the title centers the spinner")
  func taken() {
    control.attributedTitle = NSAttributedString(string: "Pull")
    control.layoutIfNeeded()
    control.attributedTitle = nil
    control.layoutIfNeeded()
    #expect(wheel?.center == CGPoint(x: 150, y: 30))
    #expect(control.attributedTitle == nil)
  }

  @Test("A title without attributes is small and gray")
  func look() {
    control.attributedTitle = NSAttributedString(
      string: "Pull", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    control.attributedTitle = NSAttributedString(string: "Pull")
    #expect(title?.font == .preferredFont(forTextStyle: .caption1))
    #expect(title?.textColor == .secondaryLabel)
  }
}
