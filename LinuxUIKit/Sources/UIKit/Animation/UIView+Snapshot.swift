extension UIView {
  /// Returns a view with an image of the view as it is presented now; `nil` for a view without size.
  ///
  /// - Parameter afterUpdates: Whether pending layout is performed first.
  /// - Returns: A view of the same size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view with an image of a part of the view; `nil` for a part without size.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether pending layout is performed first.
  ///   - capInsets: The edges that keep their size when the snapshot is resized.
  /// - Returns: A view of the part's size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(traitCollection.displayScale, 1)
    let image = UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(
      image: capInsets == .zero
        ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}
