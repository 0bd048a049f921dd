import Testing
import UIKit

@MainActor @Suite("Layout priorities") struct LayoutPriorityTests {
  @Test("A priority is raised and lowered by numbers")
  func arithmetic() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    #expect((UILayoutPriority.defaultLow + 10).rawValue == 260)
    priority += 0.5
    #expect(priority.rawValue == 999.5)
    priority -= 249.5
    #expect(priority == .defaultHigh)
  }

  @Test("A constraint of a raised priority takes precedence")
  func precedence() {
    let view = UIView()
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = .defaultLow + 1
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([wide, narrow])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 200)
  }
}
