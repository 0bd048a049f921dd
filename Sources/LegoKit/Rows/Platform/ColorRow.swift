#if !os(tvOS)
  import UIKit

  /// A row with circles of colors, of which the user chooses one.
  ///
  /// ```swift
  /// ColorRow("Theme", selection: $theme, options: Theme.allCases) { ($0.name, $0.color) }
  /// ```
  ///
  /// The circles are below the title, six in a line, in the order of the options. Assistive technologies
  /// read the names.
  public struct ColorRow: ListRow, StatementIdentified {
    /// The identity of the row.
    public let id: AnyHashable
    /// The title.
    public let title: String
    /// The options of the row.
    public var options = RowOptions()
    let swatches: [Swatch]
    let selection: Binding<Int>

    /// A color that can be chosen.
    struct Swatch: Equatable {
      let name: String
      let color: UIColor
    }

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: The chosen value. No circle is selected if it is not among the options.
    ///   - options: The values, one for each circle.
    ///   - id: The identity. The default is the title.
    ///   - swatch: Returns the name and the color of a value.
    @MainActor public init<Values: RandomAccessCollection>(
      _ title: String, selection: Binding<Values.Element>, options: Values, id: AnyHashable? = nil,
      swatch: (Values.Element) -> (name: String, color: UIColor)
    ) where Values.Element: Equatable {
      (self.title, self.id) = (title, id ?? AnyHashable(title))
      self.options.isIdentifiedByTitle = id == nil
      swatches = options.map {
        let (name, color) = swatch($0)
        return Swatch(name: name, color: color)
      }
      self.selection = selection.position(in: options).remembering()
    }

    /// The configuration of the content.
    @MainActor public var content: any UIContentConfiguration {
      ControlContent(row: self, viewType: ColorRowView.self)
    }
  }

  private final class ColorRowView: ControlView<ColorRow> {
    private static let countOfLine = 6
    private let lines = UIStackView()
    private var buttons: [SwatchButton] = []

    override func setUp() {
      lines.axis = .vertical
      lines.alignment = .leading
      stack.addArrangedSubview(lines)
    }

    override func updateAxis() {
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 0
    }

    override func update(with row: ColorRow, isSame: Bool) {
      setTitle(row.title)
      if buttons.count != row.swatches.count { makeButtons(row.swatches.count) }
      for (index, button) in buttons.enumerated() {
        button.display(row.swatches[index])
        button.isEnabled = row.options.isEnabled
      }
      select(row.selection.rememberedValue)
    }

    private func select(_ index: Int) {
      for (position, button) in buttons.enumerated() { button.isSelected = position == index }
    }

    private func makeButtons(_ count: Int) {
      for line in lines.arrangedSubviews { line.removeFromSuperview() }
      buttons = (0..<count).map { index in
        let button = SwatchButton()
        button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        return button
      }
      for start in stride(from: 0, to: count, by: Self.countOfLine) {
        let end = min(count, start + Self.countOfLine)
        lines.addArrangedSubview(UIStackView(arrangedSubviews: Array(buttons[start..<end])))
      }
    }

    private func choose(_ index: Int) {
      let selection = currentRow.selection
      selection.wrappedValue = index
      select(selection.wrappedValue)
    }
  }

  /// A circle of a color in a square that is large enough to tap, with a ring around it if it is selected.
  private final class SwatchButton: UIControl {
    private static let length: CGFloat = 44
    private static let diameter: CGFloat = 26
    private static let ringDiameter: CGFloat = 36
    private let circle = UIView()
    private let ring = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for (view, diameter) in [(ring, Self.ringDiameter), (circle, Self.diameter)] {
        view.isUserInteractionEnabled = false
        view.layer.cornerRadius = diameter / 2
        addSubview(view)
      }
      ring.layer.borderWidth = 3
      ring.isHidden = true
      isAccessibilityElement = true
      accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: Self.length, height: Self.length) }

    override var isSelected: Bool {
      didSet {
        ring.isHidden = !isSelected
        accessibilityTraits = isSelected ? [.button, .selected] : .button
      }
    }

    override var isEnabled: Bool {
      didSet { alpha = isEnabled ? 1 : 0.4 }
    }

    func display(_ swatch: ColorRow.Swatch) {
      accessibilityLabel = swatch.name
      circle.backgroundColor = swatch.color
      updateRing()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      for (view, diameter) in [(ring, Self.ringDiameter), (circle, Self.diameter)] {
        view.bounds.size = CGSize(width: diameter, height: diameter)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      }
    }

    @available(visionOS, deprecated: 1)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      updateRing()
    }

    // A layer's color doesn't follow the appearance by itself.
    private func updateRing() {
      let color = circle.backgroundColor?.resolvedColor(with: traitCollection)
      ring.layer.borderColor = color?.cgColor
    }
  }
#endif
