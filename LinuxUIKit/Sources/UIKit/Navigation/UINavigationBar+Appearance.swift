extension UINavigationBar: AppearanceAdopter {
  static var appearanceProperties: [AppearanceProperty] {
    [
      .property(\UINavigationBar.barStyle),
      .property(\UINavigationBar.prefersLargeTitles),
      AppearanceProperty { proxy, _, view in
        guard let bar = view as? UINavigationBar, let proxy = proxy as? UINavigationBar else {
          return
        }
        bar.adoptAppearances(of: proxy)
      },
    ]
  }
}
