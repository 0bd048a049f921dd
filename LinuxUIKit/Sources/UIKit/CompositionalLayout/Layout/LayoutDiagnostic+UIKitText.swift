import CompositionalLayout

extension LayoutDiagnostic.Problem {
  /// The words with which Apple's stops the program (compositional-layout.md 6.7); nil where it goes on.
  var wordsOfException: String? {
    switch self {
    case .noRoom:
      """
      There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or \
      it has no room for any subitems itself.
      """
    case .noSubitems:
      "At least 1 subitem is required for a group"
    case .itemTooLarge:
      """
      NSCollectionLayoutItem created with invalid combination of spacing and size specified. This \
      group cannot fit even a single item.
      """
    case .neverPlaced, .notFinite, .notPositive, .tooManyItems, .sticksOut:
      nil
    }
  }
}

extension LayoutDiagnostic {
  /// The line that a layout writes: what is wrong, and what Apple's would say to it.
  var note: String {
    let line = "UICollectionViewCompositionalLayout: \(self)"
    return problem.wordsOfException.map { "\(line) Apple's stops here: \($0)" } ?? line
  }
}
