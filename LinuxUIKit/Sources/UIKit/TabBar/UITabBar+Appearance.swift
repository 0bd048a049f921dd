extension UITabBar: AppearanceAdopter {
  static var appearanceProperties: [AppearanceProperty] {
    [
      .property(\UITabBar.barStyle),
      .property(\UITabBar.unselectedItemTintColor),
      AppearanceProperty { proxy, _, view in
        guard let bar = view as? UITabBar, let proxy = proxy as? UITabBar else { return }
        bar.adoptAppearances(of: proxy)
      },
    ]
  }
}
