import TestSupport
import Testing
import UIKit

@MainActor struct UIImageSymbolsTests {
  @Test("An unknown symbol name creates no image")
  func unknown() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test(
    "Every symbol that public collection screens use has an image of a symbol's size",
    arguments: [
      "cloud.rain", "applelogo", "arrow.clockwise.circle", "snow", "airplane.circle.fill",
      "tropicalstorm", "hurricane", "star.slash", "bell.badge", "hifispeaker.fill",
      "dot.radiowaves.left.and.right", "42.circle", "rectangle", "printer",
      "arrow.triangle.turn.up.right.circle", "headphones.circle", "viewfinder.circle",
      "questionmark.square.dashed", "square.and.arrow.up.on.square", "pencil.circle",
      "trash.circle", "note", "arrowshape.turn.up.left.fill",
      "person.crop.square.fill.and.at.rectangle", "delete.left", "square.grid.3x2.fill",
      "square.grid.4x3.fill", "forward.end", "speaker", "circlebadge.fill", "bubble.right",
      "lock.shield", "tv.music.note", "rectangle.on.rectangle", "ear", "square.3.stack.3d",
      "chart.bar.xaxis", "eyeglasses", "xmark.octagon.fill", "arrow.left.square.fill",
      "arrow.2.squarepath", "slash.circle", "list.bullet.rectangle.portrait.fill",
      "square.grid.3x3.square", "list.clipboard", "cube.box",
    ])
  func used(name: String) throws {
    let size = try #require(UIImage(systemName: name)).size

    #expect(size.width > 8 && size.width < 40)
    #expect(size.height > 8 && size.height < 40)
  }

  @Test("A name of known words without an icon is a square of a symbol's size")
  func placeholder() throws {
    let square = try #require(UIImage(systemName: "carrot.fill"))

    // 20/24 of an em of 1.4 times 17 points is 19.8 points.
    #expect(square.size == CGSize(width: 20, height: 20))
  }

  @Test("A filled circle is as large as a line around the same number, and has it cut out")
  func number() throws {
    let (line, filled) = (
      try #require(UIImage(systemName: "42.circle")),
      try #require(UIImage(systemName: "42.circle.fill"))
    )
    #expect(line.size == filled.size)

    let inside = { (image: UIImage) in
      let view = UIImageView(image: image)
      view.tintColor = .red
      let picture = view.picture()
      let y = picture.height / 2
      return (0..<picture.width).filter { picture[$0, y] == 0xFFFF_0000 }.count
    }
    // The line crosses two edges and the digits; the disc is all but the digits.
    #expect(inside(filled) > inside(line))
    #expect(inside(filled) < Int(filled.size.width * UIScreen.main.scale))
  }

  @Test("A symbol is a template image in the view's tint color")
  func template() {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.tintColor = .red

    let picture = view.picture()

    #expect(picture[picture.width / 2, picture.height / 2] == 0xFFFF_0000)
    #expect(view.image?.isSymbolImage == true)
  }

  @Test("A custom tint is drawn in the original rendering mode")
  func original() throws {
    let star = try #require(UIImage(systemName: "circle.fill"))
    let view = UIImageView(image: star.withTintColor(.blue, renderingMode: .alwaysOriginal))
    view.tintColor = .red

    let picture = view.picture()

    #expect(picture[picture.width / 2, picture.height / 2] == 0xFF00_00FF)
  }

  @Test("A symbol of twice the point size is twice as large")
  func pointSize() throws {
    let small = try #require(symbol(pointSize: 20))
    let large = try #require(symbol(pointSize: 40))

    // Sizes are whole points, so they are off by up to a point.
    #expect(abs(large.size.width - 2 * small.size.width) <= 1)
    #expect(abs(large.size.height - 2 * small.size.height) <= 1)
  }

  @Test("Without a configuration a symbol is as large as body text of 17 points")
  func standard() throws {
    let plain = try #require(UIImage(systemName: "star.fill"))

    #expect(plain.size == symbol(pointSize: 17)?.size)
  }

  @Test("A large symbol is larger than medium, a small one smaller")
  func scales() throws {
    let sizes = [UIImage.SymbolScale.small, .medium, .large].compactMap {
      UIImage(
        systemName: "star.fill",
        withConfiguration: UIImage.SymbolConfiguration(scale: $0))?.size.width
    }

    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 3)
  }

  @Test("A bold symbol covers more than a regular one")
  func weight() throws {
    let weights: [UIImage.SymbolWeight] = [.regular, .black]
    let ink = weights.compactMap { weight -> Int? in
      let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: weight)
      guard let image = UIImage(systemName: "chevron.right", withConfiguration: configuration)
      else { return nil }
      let picture = PictureReader(image)
      return (0..<picture.height).reduce(0) { sum, y in
        sum + (0..<picture.width).reduce(0) { $0 + Int(picture.alpha($1, y)) }
      }
    }

    #expect(ink.count == 2 && ink[1] > ink[0])
  }

  @Test("A later configuration overrides the values that it specifies")
  func applying() {
    let sized = UIImage.SymbolConfiguration(pointSize: 30)
    let bold = UIImage.SymbolConfiguration(weight: .bold)

    #expect(sized.applying(bold) == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
  }

  @Test("A point size replaces a text style, and vice versa")
  func applyingSizes() {
    let (style, size) = (
      UIImage.SymbolConfiguration(textStyle: .largeTitle),
      UIImage.SymbolConfiguration(pointSize: 30)
    )
    #expect(style.applying(size) == size)
    #expect(size.applying(style) == style)
    #expect(style != UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large))
    let bold = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    #expect(
      bold.applying(UIImage.SymbolConfiguration(scale: .large))
        == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
  }

  @Test("A symbol for a text style is as large as that style's text")
  func textStyle() throws {
    let title = UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .largeTitle))
    // uikit.md, 2.2: a large title has 34 points.
    #expect(try #require(title).size == symbol(pointSize: 34)?.size)
  }

  @Test("A configuration that is applied to a symbol adds to its own")
  func applyingToSymbol() throws {
    let large = try #require(symbol(pointSize: 34))
    let bold = large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(
      bold?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(bold?.size == large.size)
  }

  @Test("A view's preferred configuration applies to symbols without one")
  func preferred() throws {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize == symbol(pointSize: 40)?.size)

    view.image = symbol(pointSize: 20)
    #expect(view.intrinsicContentSize == symbol(pointSize: 20)?.size)
  }

  @Test(
    "Only symbols with a reading direction are mirrored in right-to-left layouts",
    arguments: [
      ("chevron.forward", true), ("arrow.backward", true), ("chevron.right", false),
      ("arrow.left", false), ("star", false), ("forward.fill", false),
    ])
  func direction(name: String, isMirrored: Bool) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.flipsForRightToLeftLayoutDirection == isMirrored)

    let view = UIImageView(image: image)
    let leftToRight = view.picture()
    view.semanticContentAttribute = .forceRightToLeft
    let rightToLeft = view.picture()

    let differs = (0..<leftToRight.height).contains { y in
      (0..<leftToRight.width).contains { leftToRight[$0, y] != rightToLeft[$0, y] }
    }
    #expect(differs == isMirrored)
  }

  @Test("A row of symbols matches its golden picture")
  func golden() {
    let names = [
      "star.fill", "heart", "chevron.right", "trash", "magnifyingglass", "person.crop.circle",
      "cart.fill", "photo", "gear", "ellipsis", "checkmark.circle.fill", "xmark",
    ]
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 28 * 6, height: 56))
    row.backgroundColor = .white
    for (index, name) in names.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name))
      view.contentMode = .center
      view.frame = CGRect(x: 28 * (index % 6), y: 28 * (index / 6), width: 28, height: 28)
      row.addSubview(view)
    }

    expectImage(row.layer.image(scale: 2), named: "symbols")
  }

  private func symbol(pointSize: CGFloat) -> UIImage? {
    UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize))
  }
}
