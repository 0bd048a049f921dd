extension UIToolbar: AppearanceAdopter {
  static var appearanceProperties: [AppearanceProperty] {
    [
      .property(\UIToolbar.barStyle),
      AppearanceProperty { proxy, _, view in
        guard let bar = view as? UIToolbar, let proxy = proxy as? UIToolbar else { return }
        bar.adoptAppearances(of: proxy)
      },
    ]
  }
}
