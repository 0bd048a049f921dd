import UIKit

/// What the collection view, its layout and its data source ask. All of it is answered from what
/// is on show, found by token, so that a question about something that has gone has an answer.
extension LegoRenderer {
  /// The cell for an item.
  func makeCell(
    for token: ItemToken, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    answering {
      guard let item = item(token) else { return supply.plainCell(in: view, at: path) }
      return supply.cell(for: item, in: view, at: path)
    }
  }

  /// The section's header, or what the user's provider has for other kinds.
  func makeSupplementaryView(
    ofKind kind: String, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    answering {
      if kind == UICollectionView.elementKindSectionHeader, let header = header(at: path) {
        return supply.header(for: header, in: view, at: path)
      }
      return supplementaryViewProvider?(view, kind, path)
        ?? supply.plainView(ofKind: kind, in: view, at: path)
    }
  }

  /// The layout of a section, a plain one if nobody knows the section any more.
  func makeSection(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    answering {
      guard let section = section(at: index) else { return .placeholder }
      measures.adopt(environment.traitCollection)
      return withHeader(of: section.section, makeContext(of: section, environment))
    }
  }

  /// The item of a token, on show or just leaving.
  func item(_ token: ItemToken) -> AnyItem? {
    shown.item(token) ?? outgoing?.item(token)
  }

  // While an update is made, a section may be known as it was and as it will be. The one with as
  // many items as the data source has at this moment is the one on show.
  private func section(at index: Int) -> ShownContent.ShownSection? {
    guard let stage, let token = stage.dataSource.sectionIdentifier(for: index) else { return nil }
    let known = [shown.section(token), outgoing?.section(token)].compactMap { $0 }
    let count = stage.dataSource.collectionView(
      stage.collectionView, numberOfItemsInSection: index)
    return known.first { $0.items.count == count } ?? known.first
  }

  // A header above all sections has a path of one index, and belongs to none of them.
  private func header(at path: IndexPath) -> AnyItem? {
    path.count > 1 ? section(at: path.section)?.section.header : nil
  }

  // The collection view cannot be changed while it waits for an answer.
  private func answering<Answer>(_ answer: () -> Answer) -> Answer {
    callbackDepth += 1
    defer { callbackDepth -= 1 }
    return answer()
  }

  private func makeContext(
    of section: ShownContent.ShownSection, _ environment: any NSCollectionLayoutEnvironment
  ) -> SectionContext {
    SectionContext(environment: environment, itemCount: section.items.count) {
      [measures] index, room in
      measures.size(of: section.section.items[index], token: section.items[index], in: room)
    }
  }
}
