import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Reduce Motion") struct ReduceMotionTests {
  private let controller = InteractionScreen { screen in
    Lego { Section(id: 0, layout: RowsLayout()) { screen.rows } }
  }

  private func reports(of updates: (Screen) -> Void) -> [UpdateReport] {
    let screen = Screen(controller)
    var reports: [UpdateReport] = []
    controller.legoRenderer.onUpdate = { reports.append($0) }
    updates(screen)
    return reports
  }

  @Test("Updates are not animated while the user prefers reduced motion") func plain() {
    let reports = reports { screen in
      screen.withReducedMotion {
        controller.ids = [3, 1]
        screen.settle()
      }
      controller.ids = [1, 2, 3]
      screen.settle()
    }
    #expect(reports.map(\.display) == [.plain, .animated])
    #expect(
      reports.map(\.fallback) == ["Reduce Motion is on, so the update is plain.", nil])
    #expect(controller.displayedIDs == [1, 2, 3])
  }

  @Test("A renderer can animate nevertheless") func ignored() {
    controller.legoRenderer.respectsReduceMotion = false
    let reports = reports { screen in
      screen.withReducedMotion {
        controller.ids = [3, 1]
        screen.settle()
      }
    }
    #expect(reports.map(\.display) == [.animated])
    #expect(reports.first?.fallback == nil)
  }

  @Test("An update without animation is not affected") func unanimated() {
    let reports = reports { screen in
      screen.withReducedMotion {
        withLegoTransaction(.none) { controller.ids = [3] }
        screen.settle()
      }
    }
    #expect(reports.map(\.display) == [.plain])
    #expect(reports.first?.fallback == nil)
  }
}
