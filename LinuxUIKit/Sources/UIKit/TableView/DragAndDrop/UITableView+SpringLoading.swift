extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that pauses over a row selects it, as a tap does; the default is `false`.
  ///
  /// - Note: Not implemented: overriding this property.
  public var isSpringLoaded: Bool {
    get { rows.isSpringLoaded }
    set { rows.isSpringLoaded = newValue }
  }
}
