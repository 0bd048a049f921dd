import Foundation
import LegoKit
import LegoTesting
import Observation
import Testing
import UIKit

@MainActor @Suite("@Observable models, section by section") struct ModelSectionTests {
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class Details {
    var text = "a"
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class Model {
    var first = [Tile(id: 1)]
    var second = [Tile(id: 2)]
    var title = "a"
    var isLong = false
    var selectedID = 0
    var details = Details()
  }

  /// A screen that records which blocks run.
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  final class Screen: UIViewController, LegoContainer {
    var evaluations: [String] = []
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego { content(self) }
    private let content: (Screen) -> Lego

    init(_ content: @escaping (Screen) -> Lego) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ text: String) { evaluations.append(text) }

    /// Displays what has been written, and returns which blocks ran.
    func update(_ change: () -> Void) -> [String] {
      evaluations = []
      change()
      view.layoutIfNeeded()
      return evaluations
    }

    /// The ids or texts of the displayed tiles of a section.
    func texts(_ section: Int) -> [String] {
      legoRenderer.lego.sections[section].items.compactMap { ($0.base as? Tile)?.text }
    }

    func ids(_ section: Int) -> [Int] {
      legoRenderer.lego.sections[section].items.compactMap { ($0.base as? Tile)?.id }
    }
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  private func displayed(_ content: @escaping (Screen) -> Lego) -> Screen {
    let screen = Screen(content)
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.legoRenderer.isAnimationEnabled = false
    screen.legoRenderer.render(in: screen.view)
    screen.view.layoutIfNeeded()
    return screen
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test(
    "A write to one property of a model evaluates only the section that reads it", arguments: 1...3)
  func oneModel(rounds: Int) {
    let model = Model()
    let screen = displayed { screen in
      Lego {
        Section(id: 1, layout: RowsLayout()) {
          screen.note("first")
          model.first
        }
        Section(id: 2, layout: RowsLayout()) {
          screen.note("second")
          model.second
        }
      }
    }
    for round in 1...rounds {
      #expect(screen.update { model.first.append(Tile(id: 10 + round)) } == ["first"])
      #expect(screen.update { model.second.append(Tile(id: 20 + round)) } == ["second"])
      #expect(screen.update { model.title = "\(round)" } == [])
    }
    #expect(screen.ids(0) == [1] + (1...rounds).map { 10 + $0 })
    #expect(screen.ids(1) == [2] + (1...rounds).map { 20 + $0 })
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A write to one of two models evaluates only the section that reads it")
  func twoModels() {
    let (one, other) = (Model(), Model())
    let screen = displayed { screen in
      Lego {
        for (index, model) in [one, other].enumerated() {
          Section(id: index, layout: RowsLayout()) {
            screen.note("\(index)")
            model.first
          }
        }
      }
    }
    #expect(screen.update { other.first = [Tile(id: 5)] } == ["1"])
    #expect(screen.update { one.first = [Tile(id: 6)] } == ["0"])
    #expect(screen.ids(0) + screen.ids(1) == [6, 5])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A property that the description reads evaluates all sections, also those that read it")
  func outside() {
    let model = Model()
    let screen = displayed { screen in
      let title = model.title
      return Lego {
        Section(id: 1, layout: RowsLayout()) {
          screen.note("first")
          Tile(id: 1, text: title)
        }
        Section(id: 2, layout: RowsLayout()) {
          screen.note("second")
          Tile(id: 2, text: model.title + "!")
        }
        Section(id: 3, layout: RowsLayout()) {
          screen.note("third")
          model.first
        }
      }
    }
    for title in ["b", "c"] {
      #expect(screen.update { model.title = title } == ["first", "second", "third"])
      #expect(screen.texts(0) + screen.texts(1) == [title, title + "!"])
      #expect(screen.update { model.first.append(Tile(id: 9)) } == ["third"])
    }
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A condition around a section is read by the description, one in it by the section")
  func conditions() {
    let model = Model()
    let screen = displayed { screen in
      Lego {
        Section(id: 1, layout: RowsLayout()) {
          screen.note("first")
          if model.title == "b" { model.second } else { model.first }
        }
        if model.isLong {
          Section(id: 2, layout: RowsLayout()) {
            screen.note("second")
            Tile(id: 100)
          }
        }
      }
    }
    #expect(screen.update { model.second.append(Tile(id: 3)) } == [])
    #expect(screen.update { model.title = "b" } == ["first"])
    #expect(screen.ids(0) == [2, 3])
    #expect(screen.update { model.first = [] } == [])
    #expect(screen.update { model.second.removeLast() } == ["first"])
    #expect(screen.update { model.isLong = true } == ["first", "second"])
    #expect(screen.legoRenderer.lego.sections.count == 2)
    #expect(screen.update { model.second.append(Tile(id: 4)) } == ["first"])
    #expect(screen.update { model.isLong = false } == ["first"])
    #expect(screen.legoRenderer.lego.sections.count == 1)
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("What an item of a ForEach reads is observed for its section only") func onDemand() {
    let model = Model()
    let screen = displayed { screen in
      Lego {
        Section(id: 1, layout: RowsLayout()) {
          screen.note("first")
          model.first
        }
        Section(id: 2, layout: RowsLayout()) {
          screen.note("second")
          ForEach(10..<13, id: \.self) { id in
            Tile(id: id, text: id == model.selectedID ? "selected" : "")
          }
        }
      }
    }
    #expect(screen.update { model.selectedID = 11 } == ["second"])
    #expect(screen.texts(1) == ["", "selected", ""])
    #expect(screen.update { model.first = [] } == ["first"])
    #expect(screen.update { model.selectedID = 12 } == ["second"])
    #expect(screen.texts(1) == ["", "", "selected"])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A replaced model inside a model is observed by its section, and the old one is not")
  func replacement() {
    let model = Model()
    let old = model.details
    let screen = displayed { screen in
      Lego {
        Section(id: 1, layout: RowsLayout()) {
          screen.note("first")
          Tile(id: 1, text: model.details.text)
        }
        Section(id: 2, layout: RowsLayout()) {
          screen.note("second")
          model.second
        }
      }
    }
    #expect(screen.update { model.details.text = "b" } == ["first"])
    #expect(screen.update { model.details = Details() } == ["first"])
    #expect(screen.texts(0) == ["a"])
    #expect(screen.update { old.text = "c" } == [])
    #expect(screen.update { model.details.text = "d" } == ["first"])
    #expect(screen.texts(0) == ["d"])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A description that writes the model that it reads does not update for ever")
  func writes() async {
    let model = Model()
    var count = 0
    let screen = displayed { _ in
      count += 1
      model.selectedID += 1
      return Lego {
        Section(id: 1, layout: RowsLayout()) { Tile(id: 1, text: "\(model.selectedID)") }
      }
    }
    for _ in 0..<20 { await Task.yield() }
    let before = count
    for _ in 0..<20 {
      await Task.yield()
      screen.view.layoutIfNeeded()
    }
    #expect(count == before)
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A tap that writes a model evaluates only the section that reads it") func tap() throws {
    let model = Model()
    let controller = Screen { screen in
      Lego {
        Section(id: 1, layout: RowsLayout()) {
          screen.note("rows")
          Row(id: 1)
          Row(id: 2)
        }
        .onSelect { (row: Row) in model.selectedID = row.id }
        Section(id: 2, layout: RowsLayout()) {
          screen.note("selection")
          if model.selectedID > 0 { Memo(id: model.selectedID) }
        }
      }
    }
    controller.loadViewIfNeeded()
    controller.legoRenderer.render(in: controller.view)
    let screen = LegoTesting.Screen(controller)
    for id in [2, 1] {
      controller.evaluations = []
      try screen.tap("Row \(id)")
      #expect(screen.text.contains("Memo \(id)"))
      #expect(controller.evaluations == ["selection"])
    }
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("Where the system observes layout passes as well, a change still makes one update")
  func systemTracking() {
    let model = Model()
    let screen = displayed { screen in
      Lego {
        Section(id: 1, layout: RowsLayout()) {
          screen.note("first")
          model.first
        }
        Section(id: 2, layout: RowsLayout()) {
          screen.note("second")
          model.second
        }
      }
    }
    var updates = 0
    screen.legoRenderer.onUpdate = { _ in updates += 1 }
    // UIKit of iOS 26 observes what a view's layoutSubviews reads, and then lays the view out again.
    func layOutObserved() {
      withObservationTracking {
        screen.view.layoutIfNeeded()
      } onChange: { [weak screen] in
        MainActor.assumeIsolated { screen?.legoRenderer.collectionView?.setNeedsLayout() }
      }
    }
    for step in 1...3 {
      screen.evaluations = []
      model.first.append(Tile(id: 10 + step))
      layOutObserved()
      layOutObserved()
      #expect(screen.evaluations == ["first"])
      #expect(updates == step)
    }
  }
}
