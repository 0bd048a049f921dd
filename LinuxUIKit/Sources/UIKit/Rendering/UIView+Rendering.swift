extension UIView: LayerOwner {
  package var canAnimateLayer: Bool { canAnimate }

  package var layerBackgroundColor: CGColor? {
    backgroundColor?.cgColor(with: drawingTraits)
  }

  package var hasLayerBackground: Bool { backgroundColor != nil }

  package var layerContentDependsOnClip: Bool { contentDependsOnClip }

  package var layerContentPhase: Int? { contentPhase }

  package func setLayerBackgroundColor(_ color: CGColor?) {
    backgroundColor = color.map { UIColor(cgColor: $0) }
  }

  package var layerContentFrame: CGRect? { contentFrame }

  package var layerEffect: LayerEffect? { visualEffect }

  package var hasLayerContent: Bool {
    !Self.classesWithoutContent.contains(ObjectIdentifier(type(of: self)))
  }

  /// Classes whose instances draw nothing themselves; those of their subclasses may.
  private static let classesWithoutContent = Set(
    [
      UIView.self, UIWindow.self, UIScrollView.self, UIStackView.self, UICollectionView.self,
      UICollectionReusableView.self, UICollectionViewCell.self, UICollectionViewListCell.self,
      UIListContentView.self, UITableView.self, UITableViewCell.self, UINavigationBar.self,
      UITabBar.self, UIVisualEffectView.self, ListBackgroundView.self,
      ConfiguredBackgroundView.self, BarBackgroundView.self, NavigationView.self,
      NavigationBarContent.self, TabBarView.self, SheetView.self, PresentationContainerView.self,
      StyledContentView.self, TableSpacerView.self, AccessoryView.self,
    ].map(ObjectIdentifier.init))

  package func drawLayerContent(in context: CGContext) {
    drawingTraits.performAsCurrent { renderContent(in: context) }
  }

  /// Draws by `draw(_:)`, clipped to the bounds.
  func drawClipped(in context: CGContext) {
    context.saveGState()
    context.clip(toPixelsAround: bounds)
    context.beginPath()
    draw(bounds)
    context.restoreGState()
  }

  /// The traits with which colors are resolved while the view draws: with its tint color.
  var drawingTraits: UITraitCollection {
    traitCollection.with(tintColor: tintColor)
  }
}

extension UIView {
  func renderHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    let trace = DisplayTrace.begin()
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.renderPresentation(in: context)
    context.restoreGState()
    trace?.end(self, size: rect.size)
    return true
  }
}

extension UIView.ContentMode {
  /// The placement of an image in this mode.
  var placement: ContentPlacement {
    switch self {
    case .scaleToFill, .redraw: .fill
    case .scaleAspectFit: .aspectFit
    case .scaleAspectFill: .aspectFill
    case .center: .aligned(x: 0.5, y: 0.5)
    case .top: .aligned(x: 0.5, y: 0)
    case .bottom: .aligned(x: 0.5, y: 1)
    case .left: .aligned(x: 0, y: 0.5)
    case .right: .aligned(x: 1, y: 0.5)
    case .topLeft: .aligned(x: 0, y: 0)
    case .topRight: .aligned(x: 1, y: 0)
    case .bottomLeft: .aligned(x: 0, y: 1)
    case .bottomRight: .aligned(x: 1, y: 1)
    }
  }
}
