import Testing
import UIKit

// Classes with a designated initializer of their own inherit no other one, and have to repeat only
// `init(coder:)`, which is `required` at Apple's.

private final class TitledCell: UICollectionViewCell {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  }

  required init?(coder: NSCoder) { nil }
}

private final class TitledHeader: UICollectionReusableView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TitledTableCell: UITableViewCell {
  let title: String

  init(title: String) {
    self.title = title
    super.init(style: .subtitle, reuseIdentifier: "titled")
  }

  required init?(coder: NSCoder) { nil }
}

private final class TitledTableHeader: UITableViewHeaderFooterView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(reuseIdentifier: "titled")
  }

  required init?(coder: NSCoder) { nil }
}

private final class ReasonedContext: UICollectionViewLayoutInvalidationContext {
  let reason: String

  init(reason: String) {
    self.reason = reason
    super.init()
  }
}

/// An appearance whose copies are made by an override, since a bar copies what it is given.
private final class NamedAppearance: UINavigationBarAppearance {
  let name: String

  init(name: String) {
    self.name = name
    super.init(idiom: .phone)
  }

  override init(barAppearance: UIBarAppearance) {
    name = "copy of \((barAppearance as? NamedAppearance)?.name ?? "another one")"
    super.init(barAppearance: barAppearance)
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell whose initializer for a list takes its values from its own one.
private final class DefaultCell: UICollectionViewCell {
  let title: String

  override init(frame: CGRect) {
    title = "default"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor struct OwnInitializerTests {
  @Test("Views of lists with a designated initializer of their own need no other one")
  func views() {
    #expect(TitledCell(title: "cell").title == "cell")
    #expect(TitledCell(title: "cell").reuseIdentifier == nil)
    #expect(TitledHeader(title: "header").title == "header")
    #expect(TitledTableCell(title: "row").title == "row")
    #expect(TitledTableCell(title: "row").reuseIdentifier == "titled")
    #expect(TitledTableHeader(title: "header").title == "header")
    #expect(ReasonedContext(reason: "none").reason == "none")
  }

  @Test("The copy of an appearance is made by the overridden init(barAppearance:)")
  func appearance() {
    let copy = NamedAppearance(name: "dark").copy()
    #expect((copy as? NamedAppearance)?.name == "copy of dark")
  }

  @Test("A list creates a cell by the overridden init(frame:)")
  func created() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: RowsLayout())
    view.register(DefaultCell.self, forCellWithReuseIdentifier: "default")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "default", for: [0, 0])
    #expect((cell as? DefaultCell)?.title == "default" && cell.reuseIdentifier == "default")
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A list that would create a class without init(frame:) stops and names the class")
    func unimplemented() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await Self.dequeueTitledCell()
        })
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("unimplemented initializer 'init(frame:)'"))
      #expect(text.contains("TitledCell"))
    }

    private static func dequeueTitledCell() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: RowsLayout())
      view.register(TitledCell.self, forCellWithReuseIdentifier: "titled")
      _ = view.dequeueReusableCell(withReuseIdentifier: "titled", for: [0, 0])
    }
  #endif
}
