import LegoTesting
import Testing
import UIKit
import ViewSupport
import ZKit

/// The tables of the libraries that this one replaces, as their documents write them.
@MainActor @Suite("Tables of ZKit and DeclarativeSugar") struct SeedTableTests {
  private final class TestClass {
    let name: String

    init(name: String) { self.name = name }
  }

  private final class Tables: UIViewController {
    @State var arr1: [String] = ["Dog", "Cat", "Fish"]
    var arr2: [String] = ["Tom", "Jerry", "Butch"]
    var testClasses = [TestClass(name: "one"), TestClass(name: "two")]
    var selected: [String] = []

    func sections() {
      self.view.arrangeViews {
        UITableView(style: .grouped) {
          TableViewSection(binding: $arr1) { item in
            UILabel()
              .text("dynamic row: \(item)")
              .alignment(.leading, value: 20)
              .alignment(.centerY)
          } action: { [weak self] item in
            self?.selected.append(item)
          }

          TableViewSection(arr2) { item in
            UILabel()
              .text("static row: \(item)")
              .alignment(.leading, value: 20)
              .alignment(.centerY)
          }
        }
      }
    }

    func oneSection() {
      self.view.arrangeViews {
        UITableView(style: .plain, array: testClasses) { item in
          let title = item.name
          UILabel().text(title)
            .alignment(.leading, value: 20)
            .alignment(.centerY)
        } action: { [weak self] item in
          self?.selected.append(item.name)
        }
      }
    }
  }

  private func frame(_ text: String, in controller: UIViewController) throws -> CGRect {
    let label = try #require(controller.view.labels.first { $0.text == text && $0.window != nil })
    return label.convert(label.bounds, to: controller.view)
  }

  @Test("A bound section follows its array, and a constant one stays") func sections() throws {
    let controller = Tables()
    let screen = Screen(controller)
    controller.sections()
    screen.settle()
    let (dog, cat) = (
      try frame("dynamic row: Dog", in: controller), try frame("dynamic row: Cat", in: controller)
    )
    #expect(dog.minX == 20)
    // The texts are centered in rows of 44 points.
    #expect(cat.midY == dog.midY + 44)
    try screen.tap("dynamic row: Cat")
    #expect(controller.selected == ["Cat"])
    controller.arr1 = ["Cow"]
    controller.arr2 = ["Spike"]
    screen.settle()
    #expect(try frame("dynamic row: Cow", in: controller).midY == dog.midY)
    #expect(screen.text.contains("static row: Butch"))
    #expect(!screen.text.contains("Spike"))
  }

  @Test("A table of objects has one section") func objects() throws {
    let controller = Tables()
    let screen = Screen(controller)
    controller.oneSection()
    screen.settle()
    #expect(try isCentered(frame("two", in: controller), at: 44 + 22))
    try screen.tap("two")
    #expect(controller.selected == ["two"])
  }
}
