extension AccessoryKind {
  /// A view that can show accessories of the kind.
  @MainActor func makeView() -> UIView {
    switch self {
    case .customView(let view): return view
    case .label: return UILabel()
    default:
      let view = UIImageView()
      view.preferredSymbolConfiguration = symbolConfiguration
      view.contentMode = .center
      return view
    }
  }

  /// The size at which symbols have the ink of uikit.md 3.4.5: arrows 7 by 12 points, circles 22 to
  /// 24, checkmarks 19 wide.
  ///
  /// Arrows and checkmarks are semibold [seen].
  private var symbolConfiguration: UIImage.SymbolConfiguration {
    let semibold = UIImage.SymbolConfiguration(weight: .semibold)
    switch self {
    case .disclosureIndicator, .outlineDisclosure:
      return UIImage.SymbolConfiguration(textStyle: .body, scale: .medium).applying(semibold)
    case .checkmark:
      return UIImage.SymbolConfiguration(textStyle: .subheadline, scale: .large).applying(semibold)
    default: return UIImage.SymbolConfiguration(textStyle: .subheadline, scale: .large)
    }
  }
}
