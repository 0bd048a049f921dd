import CompositionalLayout

extension LayoutDiagnostic.Problem {
  /// The message with which Apple's UIKit stops the program (compositional-layout.md, 6.7); `nil`
  /// if it continues.
  var exceptionMessage: String? {
    switch self {
    case .noAvailableSpace:
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
  /// The line that a layout writes, with the message of Apple's UIKit.
  var note: String {
    let line = "UICollectionViewCompositionalLayout: \(self)"
    return problem.exceptionMessage.map { "\(line) Apple's stops here: \($0)" } ?? line
  }
}
