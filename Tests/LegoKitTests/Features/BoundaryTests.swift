import LegoSupport
import LegoTesting
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Modifiers of headers and footers", .enabled(if: Touch.isAvailable))
struct BoundaryTests {
  private func screen(
    _ section: @escaping (InteractionScreen) -> Section
  ) -> (controller: InteractionScreen, screen: Screen) {
    let controller = InteractionScreen { screen in Lego { section(screen) } }
    return (controller, Screen(controller))
  }

  @Test("Taps on a header and a footer call their handlers, and on rows those of the rows")
  func taps() throws {
    let (controller, screen) = screen { screen in
      Section(
        id: 0, layout: .list(.insetGrouped),
        header: TextHeader("Albums").onSelect(on: screen) { $0.log.append("header") }
      ) {
        Row(id: 1).onSelect(on: screen) { $0.log.append("row") }
      }
      .footer(TextFooter("Two of ten").onSelect(on: screen) { $0.log.append("footer") })
    }
    try screen.tap("Albums")
    try screen.tap("Two of ten")
    try screen.tap("Row 1")
    #expect(controller.log == ["header", "footer", "row"])
  }

  @Test("The newest handler of a header is called, though the header has not changed")
  func newest() throws {
    let (controller, screen) = screen { screen in
      let count = screen.ids.count
      return Section(
        id: 0, layout: .list(.plain),
        header: TextHeader("Rows").onSelect(on: screen) { $0.log.append("\(count)") }
      ) { screen.rows }
    }
    try screen.tap("Rows")
    controller.ids = [1]
    screen.settle()
    try screen.tap("Rows")
    #expect(controller.log == ["3", "1"])
  }

  @Test("A header that can't be selected, and one of a list that is edited, is not") func disabled()
    throws
  {
    let (controller, screen) = screen { screen in
      Section(
        id: 0, layout: .list(.plain),
        header: TextHeader("Rows").canSelect(screen.choice == 1).onSelect(on: screen) {
          $0.log.append("tap")
        }
      ) { screen.rows }
    }
    try screen.tap("Rows")
    #expect(controller.log == [])
    controller.choice = 1
    try screen.tap("Rows")
    #expect(controller.log == ["tap"])
    controller.collectionView.isEditing = true
    try screen.tap("Rows")
    #expect(controller.log == ["tap"])
  }

  @Test("A header reports once that it appears, and that it disappears") func appearance() throws {
    let (controller, screen) = screen { screen in
      Section(
        id: 0, layout: RowsLayout(),
        header: TextHeader("Rows \(screen.ids.count)", id: 0)
          .onAppear(on: screen) { $0.log.append("appear") }
          .onDisappear(on: screen) { $0.log.append("disappear") }
      ) { screen.rows }
    }
    controller.ids = Array(1...100)
    screen.settle()
    #expect(controller.log == ["appear"])
    try screen.scrollToEnd()
    #expect(controller.log == ["appear", "disappear"])
    try screen.scrollToTop()
    #expect(controller.log == ["appear", "disappear", "appear"])
  }

  @Test("A header with an action is a button that has its label, also after a change of the rows")
  func accessibility() throws {
    let (controller, screen) = screen { screen in
      Section(
        id: 0, layout: .list(.plain),
        header: TextHeader("Rows").accessibilityLabel("All rows").onSelect(on: screen) { _ in }
      ) { screen.rows }
    }
    func header() throws -> UICollectionReusableView {
      screen.settle()
      return try #require(
        controller.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 0)))
    }
    #expect(try header().accessibilityLabel == "All rows")
    #expect(try header().accessibilityTraits == [.header, .button])
    controller.ids = [4]
    #expect(try header().accessibilityLabel == "All rows")
    #expect(try header().accessibilityTraits == [.header, .button])
  }

  @Test("A button in a header performs its action, and not that of the header") func button() throws
  {
    let (controller, screen) = screen { screen in
      Section(
        id: 0, layout: .list(.plain),
        header: TextHeader("Albums").accessories(
          .button("See All") { [weak screen] in screen?.log.append("all") }
        )
        .onSelect(on: screen) { $0.log.append("header") }
      ) { screen.rows }
    }
    try screen.tap("See All")
    #expect(controller.log == ["all"])
    try screen.tap("ALBUMS")
    #expect(controller.log == ["all", "header"])
  }

  @Test("Words of a footer that are links perform their newest actions") func links() throws {
    let (controller, screen) = screen { screen in
      let count = screen.ids.count
      return Section(id: 0, layout: .list(.insetGrouped)) { screen.rows }
        .footer(
          TextFooter(
            "By paying you accept the terms and the privacy policy.",
            links: [
              "terms": { [weak screen] in screen?.log.append("terms \(count)") },
              "privacy policy": { [weak screen] in screen?.log.append("policy \(count)") },
              "missing": { [weak screen] in screen?.log.append("missing") },
            ]))
    }
    try screen.tap("terms")
    controller.ids = [1]
    screen.settle()
    try screen.tap("privacy policy")
    #expect(controller.log == ["terms 3", "policy 1"])
  }

  @Test("A modifier that has no effect on a header is reported with its name, once") func reports()
    throws
  {
    let (controller, screen) = screen { screen in
      Section(
        id: "rows", layout: .list(.plain),
        header: TextHeader("Rows").contextMenu { UIAction(title: "Delete") { _ in } }
          .onSelect(on: screen) { _ in }
      ) { screen.rows }
    }
    var mistakes: [any LegoMistake] = []
    controller.legoRenderer.mistakeHandler = { mistakes.append($0) }
    screen.settle()
    controller.ids = [1]
    screen.settle()
    let found = try #require(mistakes.first as? IneffectiveModifier)
    #expect(mistakes.count == 1)
    #expect(found.modifier == "contextMenu" && found.section == "rows")
    #expect(
      found.description.hasPrefix("`contextMenu` has no effect on the header of section rows."))
  }
}
