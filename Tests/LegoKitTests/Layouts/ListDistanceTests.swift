import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Distances in lists of the system") struct ListDistanceTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// The texts of a section above, in and below it.
  struct Texts {
    var header: String?
    var rows: [String]
    var footer: String?
  }

  /// Sections with and without headers and footers, beside each other in every order.
  private static let sections = [
    Texts(header: "Sounds", rows: ["Ringtone", "Alert"], footer: "Played at full volume."),
    Texts(header: nil, rows: ["Vibration"], footer: nil),
    Texts(header: "Haptics", rows: ["Keyboard"], footer: nil),
    Texts(header: nil, rows: ["System"], footer: "Haptics for controls."),
    Texts(header: "Last", rows: ["Reset"], footer: nil),
  ]

  private final class Described: LegoViewController {
    let appearance: Appearance

    init(_ appearance: Appearance) {
      self.appearance = appearance
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var lego: Lego {
      Lego {
        for (index, texts) in ListDistanceTests.sections.enumerated() {
          section(texts, id: index)
        }
      }
    }

    private func section(_ texts: Texts, id: Int) -> Section {
      let section = Section(
        id: id, layout: .list(appearance), header: texts.header.map { TextHeader($0) }
      ) {
        texts.rows.map { TextRow($0) }
      }
      return texts.footer.map { section.footer(TextFooter($0)) } ?? section
    }
  }

  /// The same list written by hand.
  private final class HandWritten: UIViewController, UICollectionViewDataSource {
    private let appearance: Appearance
    private(set) var collectionView: UICollectionView?

    init(_ appearance: Appearance) {
      self.appearance = appearance
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let appearance = appearance
      let layout = UICollectionViewCompositionalLayout { index, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        let texts = ListDistanceTests.sections[index]
        configuration.headerMode = texts.header == nil ? .none : .supplementary
        configuration.footerMode = texts.footer == nil ? .none : .supplementary
        return .list(using: configuration, layoutEnvironment: environment)
      }
      let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        collectionView.register(
          UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: kind)
      }
      collectionView.dataSource = self
      view.addSubview(collectionView)
      self.collectionView = collectionView
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      ListDistanceTests.sections.count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      ListDistanceTests.sections[section].rows.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = ListDistanceTests.sections[indexPath.section].rows[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      var content: UIListContentConfiguration = isHeader ? .groupedHeader() : .groupedFooter()
      let texts = ListDistanceTests.sections[indexPath.section]
      content.text = isHeader ? texts.header : texts.footer
      (view as? UICollectionViewCell)?.contentConfiguration = content
      return view
    }
  }

  /// The frames of all rows, headers and footers, with their names.
  private func frames(in collectionView: UICollectionView?) throws -> [String: CGRect] {
    let layout = try #require(collectionView?.collectionViewLayout)
    var frames: [String: CGRect] = [:]
    for (index, texts) in Self.sections.enumerated() {
      for (item, text) in texts.rows.enumerated() {
        let path = IndexPath(item: item, section: index)
        frames[text] = layout.layoutAttributesForItem(at: path)?.frame
      }
      for (kind, text) in [
        (UICollectionView.elementKindSectionHeader, texts.header),
        (UICollectionView.elementKindSectionFooter, texts.footer),
      ] {
        guard let text else { continue }
        let path = IndexPath(item: 0, section: index)
        frames[text] =
          layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
      }
    }
    return frames
  }

  @Test(
    "Rows, headers and footers of grouped lists are where a list by hand has them",
    arguments: [Appearance.grouped, .insetGrouped], [CGFloat(320), 430])
  func grouped(appearance: Appearance, width: CGFloat) throws {
    let (described, byHand) = (Described(appearance), HandWritten(appearance))
    let size = CGSize(width: width, height: 900)
    let screens = [Screen(described, size: size), Screen(byHand, size: size)]
    let frames = try frames(in: described.legoRenderer.collectionView)
    #expect(frames.count == 11)
    #expect(try self.frames(in: byHand.collectionView) == frames)
    // A header touches its rows, and a footer, too.
    #expect(frames["Sounds"]?.maxY == frames["Ringtone"]?.minY)
    #expect(frames["Alert"]?.maxY == frames["Played at full volume."]?.minY)
    // Two groups without texts between them are 35 points apart, and one beside a text 17.5.
    #expect(frames["Vibration"].map { $0.maxY + 17.5 } == frames["Haptics"]?.minY)
    #expect(frames["Keyboard"].map { $0.maxY + 35 } == frames["System"]?.minY)
    withExtendedLifetime(screens) {}
  }

  @Test("A header that appears takes the place of the space above its rows") func appearing()
    throws
  {
    let controller = InteractionScreen(ids: [1]) { screen in
      Lego {
        if screen.ids.count > 1 {
          Section(id: 0, layout: .list(.insetGrouped), header: TextHeader("Sounds")) { Row(id: 0) }
        } else {
          Section(id: 0, layout: .list(.insetGrouped)) { Row(id: 0) }
        }
      }
    }
    let screen = Screen(controller)
    let view = controller.collectionView
    let path = IndexPath(item: 0, section: 0)
    #expect(view.layoutAttributesForItem(at: path)?.frame.minY == 17.5)
    controller.ids = [1, 2]
    screen.settle()
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header?.frame.minY == 0)
    #expect(view.layoutAttributesForItem(at: path)?.frame.minY == header?.frame.maxY)
    controller.ids = [1]
    screen.settle()
    #expect(view.layoutAttributesForItem(at: path)?.frame.minY == 17.5)
  }
}
