import LegoViews
import UIKit

@MainActor extension ModifierRow {
  private static let images = (
    solid(.red, width: 10, height: 20), solid(.blue, width: 30, height: 40)
  )
  private static let menus = (UIMenu(title: "One"), UIMenu(title: "Two"))

  private static func solid(_ color: UIColor, width: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// The rows of views.
  static var views: [ModifierRow] {
    [
      row("UIView.backgroundColor", { UIView() }, \.backgroundColor, (.red, .blue)) {
        $0.backgroundColor($1)
      } bind: {
        $0.backgroundColor($1)
      },
      presentRow("UIView.backgroundColor of values", { UIView() }, \.backgroundColor, (.red, .blue))
      { $0.backgroundColor($1) },
      row("UIView.tintColor", { UIView() }, \.tintColor, (.red, .blue)) {
        $0.tintColor($1)
      } bind: {
        $0.tintColor($1)
      },
      presentRow("UIView.tintColor of values", { UIView() }, \.tintColor, (.red, .blue)) {
        $0.tintColor($1)
      },
      row("UIView.alpha", { UIView() }, \.alpha, (0.25, 0.5)) {
        $0.alpha($1)
      } bind: {
        $0.alpha($1)
      },
      row("UIView.contentMode", { UIView() }, \.contentMode, (.center, .scaleAspectFit)) {
        $0.contentMode($1)
      } bind: {
        $0.contentMode($1)
      },
      row("UIView.clipped", { UIView() }, \.clipsToBounds, (false, true)) {
        $0.clipped($1)
      } bind: {
        $0.clipped($1)
      },
      row("UIView.cornerRadius", { UIView() }, \.layer.cornerRadius, (0.25, 0.5)) {
        $0.cornerRadius($1)
      } bind: {
        $0.cornerRadius($1)
      },
      row("UIView.borderWidth", { UIView() }, \.layer.borderWidth, (0.25, 0.5)) {
        $0.borderWidth($1)
      } bind: {
        $0.borderWidth($1)
      },
      row("UIView.userInteractionEnabled", { UIView() }, \.isUserInteractionEnabled, (false, true))
      {
        $0.userInteractionEnabled($1)
      } bind: {
        $0.userInteractionEnabled($1)
      },
      row("UIView.tag", { UIView() }, \.tag, (1, 3)) {
        $0.tag($1)
      } bind: {
        $0.tag($1)
      },
      row(
        "UIView.transform", { UIView() }, \.transform,
        (CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(rotationAngle: 1))
      ) {
        $0.transform($1)
      } bind: {
        $0.transform($1)
      },
      row(
        "UIView.semanticContentAttribute", { UIView() }, \.semanticContentAttribute,
        (.forceLeftToRight, .forceRightToLeft)
      ) {
        $0.semanticContentAttribute($1)
      } bind: {
        $0.semanticContentAttribute($1)
      },
      row(
        "UIView.layoutMargins", { UIView() }, \.directionalLayoutMargins,
        (
          NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
          NSDirectionalEdgeInsets(top: 9, leading: 8, bottom: 7, trailing: 6)
        )
      ) {
        $0.layoutMargins($1)
      } bind: {
        $0.layoutMargins($1)
      },
      row("UIView.isAccessibilityElement", { UIView() }, \.isAccessibilityElement, (false, true)) {
        $0.isAccessibilityElement($1)
      } bind: {
        $0.isAccessibilityElement($1)
      },
      row(
        "UIView.accessibilityLabel", { UIView() }, \.accessibilityLabel, ("Short", "A longer text")
      ) {
        $0.accessibilityLabel($1)
      } bind: {
        $0.accessibilityLabel($1)
      },
      presentRow(
        "UIView.accessibilityLabel of values", { UIView() }, \.accessibilityLabel,
        ("Short", "A longer text")
      ) { $0.accessibilityLabel($1) },
      row(
        "UIView.accessibilityValue", { UIView() }, \.accessibilityValue, ("Short", "A longer text")
      ) {
        $0.accessibilityValue($1)
      } bind: {
        $0.accessibilityValue($1)
      },
      presentRow(
        "UIView.accessibilityValue of values", { UIView() }, \.accessibilityValue,
        ("Short", "A longer text")
      ) { $0.accessibilityValue($1) },
      row("UIView.accessibilityHint", { UIView() }, \.accessibilityHint, ("Short", "A longer text"))
      {
        $0.accessibilityHint($1)
      } bind: {
        $0.accessibilityHint($1)
      },
      presentRow(
        "UIView.accessibilityHint of values", { UIView() }, \.accessibilityHint,
        ("Short", "A longer text")
      ) { $0.accessibilityHint($1) },
      row("UIView.accessibilityTraits", { UIView() }, \.accessibilityTraits, (.header, .button)) {
        $0.accessibilityTraits($1)
      } bind: {
        $0.accessibilityTraits($1)
      },
      row(
        "UIView.accessibilityIdentifier", { UIView() }, \.accessibilityIdentifier,
        ("Short", "A longer text")
      ) {
        $0.accessibilityIdentifier($1)
      } bind: {
        $0.accessibilityIdentifier($1)
      },
      presentRow(
        "UIView.accessibilityIdentifier of values", { UIView() }, \.accessibilityIdentifier,
        ("Short", "A longer text")
      ) { $0.accessibilityIdentifier($1) },
      row("UIControl.isEnabled", { UIControl() }, \.isEnabled, (false, true)) {
        $0.isEnabled($1)
      } bind: {
        $0.isEnabled($1)
      },
      row("UIControl.isSelected", { UIControl() }, \.isSelected, (false, true)) {
        $0.isSelected($1)
      } bind: {
        $0.isSelected($1)
      },
      row("UIControl.isHighlighted", { UIControl() }, \.isHighlighted, (false, true)) {
        $0.isHighlighted($1)
      } bind: {
        $0.isHighlighted($1)
      },
      row("UIControl.textAlignment", { UIControl() }, \.contentHorizontalAlignment, (.left, .right))
      {
        $0.textAlignment($1)
      } bind: {
        $0.textAlignment($1)
      },
      row(
        "UIControl.verticalContentAlignment", { UIControl() }, \.contentVerticalAlignment,
        (.top, .bottom)
      ) {
        $0.verticalContentAlignment($1)
      } bind: {
        $0.verticalContentAlignment($1)
      },
      row("UIButton.menu", { UIButton(type: .system).text("Text") }, \.menu, (menus.0, menus.1)) {
        $0.menu($1)
      } bind: {
        $0.menu($1)
      },
      presentRow(
        "UIButton.menu of values", { UIButton(type: .system).text("Text") }, \.menu,
        (menus.0, menus.1)
      ) { $0.menu($1) },
      row(
        "UIButton.role", { UIButton(type: .system).text("Text") }, \.role, (.primary, .destructive)
      ) {
        $0.role($1)
      } bind: {
        $0.role($1)
      },
      row("UIImageView.image", { UIImageView() }, \.image, (images.0, images.1)) {
        $0.image($1)
      } bind: {
        $0.image($1)
      },
      presentRow("UIImageView.image of values", { UIImageView() }, \.image, (images.0, images.1)) {
        $0.image($1)
      },
      row(
        "UIImageView.highlightedImage", { UIImageView() }, \.highlightedImage, (images.0, images.1)
      ) {
        $0.highlightedImage($1)
      } bind: {
        $0.highlightedImage($1)
      },
      presentRow(
        "UIImageView.highlightedImage of values", { UIImageView() }, \.highlightedImage,
        (images.0, images.1)
      ) { $0.highlightedImage($1) },
      row("UIImageView.isHighlighted", { UIImageView() }, \.isHighlighted, (false, true)) {
        $0.isHighlighted($1)
      } bind: {
        $0.isHighlighted($1)
      },
      row(
        "UIImageView.symbolConfiguration", { UIImageView().systemImage("star") },
        \.preferredSymbolConfiguration,
        (UIImage.SymbolConfiguration(pointSize: 10), UIImage.SymbolConfiguration(pointSize: 40))
      ) {
        $0.symbolConfiguration($1)
      } bind: {
        $0.symbolConfiguration($1)
      },
      presentRow(
        "UIImageView.symbolConfiguration of values", { UIImageView().systemImage("star") },
        \.preferredSymbolConfiguration,
        (UIImage.SymbolConfiguration(pointSize: 10), UIImage.SymbolConfiguration(pointSize: 40))
      ) { $0.symbolConfiguration($1) },
      row(
        "UIStackView.axis",
        {
          UIStackView {
            UILabel().text("One"); UILabel().text("Two")
          }
        }, \.axis, (.horizontal, .vertical)
      ) {
        $0.axis($1)
      } bind: {
        $0.axis($1)
      },
      row(
        "UIStackView.distribution",
        {
          UIStackView {
            UILabel().text("One"); UILabel().text("Two")
          }
        }, \.distribution, (.fillEqually, .equalSpacing)
      ) {
        $0.distribution($1)
      } bind: {
        $0.distribution($1)
      },
      row(
        "UIStackView.itemAlignment",
        {
          UIStackView {
            UILabel().text("One"); UILabel().text("Two")
          }
        }, \.alignment, (.center, .bottom)
      ) {
        $0.itemAlignment($1)
      } bind: {
        $0.itemAlignment($1)
      },
      row(
        "UIStackView.spacing",
        {
          UIStackView {
            UILabel().text("One"); UILabel().text("Two")
          }
        }, \.spacing, (0.25, 0.5)
      ) {
        $0.spacing($1)
      } bind: {
        $0.spacing($1)
      },
      row(
        "UIStackView.isLayoutMarginsRelativeArrangement",
        {
          UIStackView {
            UILabel().text("One"); UILabel().text("Two")
          }
        }, \.isLayoutMarginsRelativeArrangement, (false, true)
      ) {
        $0.isLayoutMarginsRelativeArrangement($1)
      } bind: {
        $0.isLayoutMarginsRelativeArrangement($1)
      },
      row(
        "UIStackView.isBaselineRelativeArrangement",
        {
          UIStackView {
            UILabel().text("One"); UILabel().text("Two")
          }
        }, \.isBaselineRelativeArrangement, (false, true)
      ) {
        $0.isBaselineRelativeArrangement($1)
      } bind: {
        $0.isBaselineRelativeArrangement($1)
      },
    ]
  }

  /// The rows of texts.
  static var texts: [ModifierRow] {
    [
      row("UILabel.text", { UILabel().text("Text") }, \.text, ("Short", "A longer text")) {
        $0.text($1)
      } bind: {
        $0.text($1)
      },
      presentRow(
        "UILabel.text of values", { UILabel().text("Text") }, \.text, ("Short", "A longer text")
      ) { $0.text($1) },
      row(
        "UILabel.attributedText", { UILabel() }, \.attributedText,
        (NSAttributedString(string: "Short"), NSAttributedString(string: "A longer text"))
      ) {
        $0.attributedText($1)
      } bind: {
        $0.attributedText($1)
      },
      presentRow(
        "UILabel.attributedText of values", { UILabel() }, \.attributedText,
        (NSAttributedString(string: "Short"), NSAttributedString(string: "A longer text"))
      ) { $0.attributedText($1) },
      row("UILabel.textColor", { UILabel().text("Text") }, \.textColor, (.red, .blue)) {
        $0.textColor($1)
      } bind: {
        $0.textColor($1)
      },
      presentRow(
        "UILabel.textColor of values", { UILabel().text("Text") }, \.textColor, (.red, .blue)
      ) { $0.textColor($1) },
      row(
        "UILabel.font", { UILabel().text("Text") }, \.font,
        (.systemFont(ofSize: 10), .boldSystemFont(ofSize: 30))
      ) {
        $0.font($1)
      } bind: {
        $0.font($1)
      },
      presentRow(
        "UILabel.font of values", { UILabel().text("Text") }, \.font,
        (.systemFont(ofSize: 10), .boldSystemFont(ofSize: 30))
      ) { $0.font($1) },
      row("UILabel.textAlignment", { UILabel().text("Text") }, \.textAlignment, (.center, .right)) {
        $0.textAlignment($1)
      } bind: {
        $0.textAlignment($1)
      },
      row("UILabel.numberOfLines", { UILabel().text("Text") }, \.numberOfLines, (1, 3)) {
        $0.numberOfLines($1)
      } bind: {
        $0.numberOfLines($1)
      },
      row(
        "UILabel.lineBreakMode", { UILabel().text("Text") }, \.lineBreakMode,
        (.byCharWrapping, .byTruncatingMiddle)
      ) {
        $0.lineBreakMode($1)
      } bind: {
        $0.lineBreakMode($1)
      },
      row(
        "UILabel.adjustsFontForContentSizeCategory", { UILabel().text("Text") },
        \.adjustsFontForContentSizeCategory, (false, true)
      ) {
        $0.adjustsFontForContentSizeCategory($1)
      } bind: {
        $0.adjustsFontForContentSizeCategory($1)
      },
      row(
        "UILabel.adjustsFontSizeToFitWidth", { UILabel().text("Text") },
        \.adjustsFontSizeToFitWidth, (false, true)
      ) {
        $0.adjustsFontSizeToFitWidth($1)
      } bind: {
        $0.adjustsFontSizeToFitWidth($1)
      },
      row(
        "UILabel.minimumScaleFactor", { UILabel().text("Text") }, \.minimumScaleFactor, (0.25, 0.5)
      ) {
        $0.minimumScaleFactor($1)
      } bind: {
        $0.minimumScaleFactor($1)
      },
      row("UILabel.isEnabled", { UILabel().text("Text") }, \.isEnabled, (false, true)) {
        $0.isEnabled($1)
      } bind: {
        $0.isEnabled($1)
      },
      row("UILabel.isHighlighted", { UILabel().text("Text") }, \.isHighlighted, (false, true)) {
        $0.isHighlighted($1)
      } bind: {
        $0.isHighlighted($1)
      },
      row(
        "UILabel.highlightedTextColor", { UILabel().text("Text") }, \.highlightedTextColor,
        (.red, .blue)
      ) {
        $0.highlightedTextColor($1)
      } bind: {
        $0.highlightedTextColor($1)
      },
      presentRow(
        "UILabel.highlightedTextColor of values", { UILabel().text("Text") },
        \.highlightedTextColor, (.red, .blue)
      ) { $0.highlightedTextColor($1) },
      row("UILabel.textShadowColor", { UILabel().text("Text") }, \.shadowColor, (.red, .blue)) {
        $0.textShadowColor($1)
      } bind: {
        $0.textShadowColor($1)
      },
      presentRow(
        "UILabel.textShadowColor of values", { UILabel().text("Text") }, \.shadowColor,
        (.red, .blue)
      ) { $0.textShadowColor($1) },
      row(
        "UILabel.textShadowOffset", { UILabel().text("Text") }, \.shadowOffset,
        (CGSize(width: 1, height: 1), CGSize(width: 2, height: 3))
      ) {
        $0.textShadowOffset($1)
      } bind: {
        $0.textShadowOffset($1)
      },
      row(
        "UITextField.attributedText", { UITextField() }, \.attributedText,
        (NSAttributedString(string: "Short"), NSAttributedString(string: "A longer text"))
      ) {
        $0.attributedText($1)
      } bind: {
        $0.attributedText($1)
      },
      presentRow(
        "UITextField.attributedText of values", { UITextField() }, \.attributedText,
        (NSAttributedString(string: "Short"), NSAttributedString(string: "A longer text"))
      ) { $0.attributedText($1) },
      row("UITextField.placeholder", { UITextField() }, \.placeholder, ("Short", "A longer text")) {
        $0.placeholder($1)
      } bind: {
        $0.placeholder($1)
      },
      presentRow(
        "UITextField.placeholder of values", { UITextField() }, \.placeholder,
        ("Short", "A longer text")
      ) { $0.placeholder($1) },
      row(
        "UITextField.attributedPlaceholder", { UITextField() }, \.attributedPlaceholder,
        (NSAttributedString(string: "Short"), NSAttributedString(string: "A longer text"))
      ) {
        $0.attributedPlaceholder($1)
      } bind: {
        $0.attributedPlaceholder($1)
      },
      presentRow(
        "UITextField.attributedPlaceholder of values", { UITextField() }, \.attributedPlaceholder,
        (NSAttributedString(string: "Short"), NSAttributedString(string: "A longer text"))
      ) { $0.attributedPlaceholder($1) },
      row("UITextField.textColor", { UITextField().text("Text") }, \.textColor, (.red, .blue)) {
        $0.textColor($1)
      } bind: {
        $0.textColor($1)
      },
      presentRow(
        "UITextField.textColor of values", { UITextField().text("Text") }, \.textColor,
        (.red, .blue)
      ) { $0.textColor($1) },
      row(
        "UITextField.font", { UITextField().text("Text") }, \.font,
        (.systemFont(ofSize: 10), .boldSystemFont(ofSize: 30))
      ) {
        $0.font($1)
      } bind: {
        $0.font($1)
      },
      presentRow(
        "UITextField.font of values", { UITextField().text("Text") }, \.font,
        (.systemFont(ofSize: 10), .boldSystemFont(ofSize: 30))
      ) { $0.font($1) },
      row(
        "UITextField.textAlignment", { UITextField().text("Text") }, \.textAlignment,
        (.center, .right)
      ) {
        $0.textAlignment($1)
      } bind: {
        $0.textAlignment($1)
      },
      row(
        "UITextField.borderStyle", { UITextField().text("Text") }, \.borderStyle,
        (.line, .roundedRect)
      ) {
        $0.borderStyle($1)
      } bind: {
        $0.borderStyle($1)
      },
      row(
        "UITextField.clearButtonMode", { UITextField().text("Text") }, \.clearButtonMode,
        (.always, .whileEditing)
      ) {
        $0.clearButtonMode($1)
      } bind: {
        $0.clearButtonMode($1)
      },
      row(
        "UITextField.clearsOnBeginEditing", { UITextField().text("Text") }, \.clearsOnBeginEditing,
        (false, true)
      ) {
        $0.clearsOnBeginEditing($1)
      } bind: {
        $0.clearsOnBeginEditing($1)
      },
      row(
        "UITextField.adjustsFontForContentSizeCategory", { UITextField().text("Text") },
        \.adjustsFontForContentSizeCategory, (false, true)
      ) {
        $0.adjustsFontForContentSizeCategory($1)
      } bind: {
        $0.adjustsFontForContentSizeCategory($1)
      },
      row(
        "UITextField.adjustsFontSizeToFitWidth", { UITextField().text("Text") },
        \.adjustsFontSizeToFitWidth, (false, true)
      ) {
        $0.adjustsFontSizeToFitWidth($1)
      } bind: {
        $0.adjustsFontSizeToFitWidth($1)
      },
      row(
        "UITextField.minimumFontSize", { UITextField().text("Text") }, \.minimumFontSize,
        (0.25, 0.5)
      ) {
        $0.minimumFontSize($1)
      } bind: {
        $0.minimumFontSize($1)
      },
      row(
        "UITextField.keyboardType", { UITextField().text("Text") }, \.keyboardType,
        (.numberPad, .URL)
      ) {
        $0.keyboardType($1)
      } bind: {
        $0.keyboardType($1)
      },
      row(
        "UITextField.keyboardAppearance", { UITextField().text("Text") }, \.keyboardAppearance,
        (.dark, .light)
      ) {
        $0.keyboardAppearance($1)
      } bind: {
        $0.keyboardAppearance($1)
      },
      row(
        "UITextField.returnKeyType", { UITextField().text("Text") }, \.returnKeyType,
        (.done, .search)
      ) {
        $0.returnKeyType($1)
      } bind: {
        $0.returnKeyType($1)
      },
      row(
        "UITextField.textContentType", { UITextField().text("Text") }, \.textContentType,
        (.name, .password)
      ) {
        $0.textContentType($1)
      } bind: {
        $0.textContentType($1)
      },
      presentRow(
        "UITextField.textContentType of values", { UITextField().text("Text") }, \.textContentType,
        (.name, .password)
      ) { $0.textContentType($1) },
      row(
        "UITextField.autocapitalizationType", { UITextField().text("Text") },
        \.autocapitalizationType, (.words, .allCharacters)
      ) {
        $0.autocapitalizationType($1)
      } bind: {
        $0.autocapitalizationType($1)
      },
      row(
        "UITextField.autocorrectionType", { UITextField().text("Text") }, \.autocorrectionType,
        (.no, .yes)
      ) {
        $0.autocorrectionType($1)
      } bind: {
        $0.autocorrectionType($1)
      },
      row(
        "UITextField.spellCheckingType", { UITextField().text("Text") }, \.spellCheckingType,
        (.no, .yes)
      ) {
        $0.spellCheckingType($1)
      } bind: {
        $0.spellCheckingType($1)
      },
      row(
        "UITextField.isSecureTextEntry", { UITextField().text("Text") }, \.isSecureTextEntry,
        (false, true)
      ) {
        $0.isSecureTextEntry($1)
      } bind: {
        $0.isSecureTextEntry($1)
      },
      row(
        "UITextField.enablesReturnKeyAutomatically", { UITextField().text("Text") },
        \.enablesReturnKeyAutomatically, (false, true)
      ) {
        $0.enablesReturnKeyAutomatically($1)
      } bind: {
        $0.enablesReturnKeyAutomatically($1)
      },
      row(
        "UITextView.attributedText", { UITextView() }, \.attributedText,
        (NSAttributedString(string: "Short"), NSAttributedString(string: "A longer text"))
      ) {
        $0.attributedText($1)
      } bind: {
        $0.attributedText($1)
      },
      row("UITextView.textColor", { UITextView() }, \.textColor, (.red, .blue)) {
        $0.textColor($1)
      } bind: {
        $0.textColor($1)
      },
      presentRow("UITextView.textColor of values", { UITextView() }, \.textColor, (.red, .blue)) {
        $0.textColor($1)
      },
      row(
        "UITextView.font", { UITextView() }, \.font,
        (.systemFont(ofSize: 10), .boldSystemFont(ofSize: 30))
      ) {
        $0.font($1)
      } bind: {
        $0.font($1)
      },
      presentRow(
        "UITextView.font of values", { UITextView() }, \.font,
        (.systemFont(ofSize: 10), .boldSystemFont(ofSize: 30))
      ) { $0.font($1) },
      row("UITextView.textAlignment", { UITextView() }, \.textAlignment, (.center, .right)) {
        $0.textAlignment($1)
      } bind: {
        $0.textAlignment($1)
      },
      row("UITextView.isSelectable", { UITextView() }, \.isSelectable, (false, true)) {
        $0.isSelectable($1)
      } bind: {
        $0.isSelectable($1)
      },
      row(
        "UITextView.textContainerInset", { UITextView() }, \.textContainerInset,
        (
          UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
          UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
        )
      ) {
        $0.textContainerInset($1)
      } bind: {
        $0.textContainerInset($1)
      },
      row(
        "UITextView.adjustsFontForContentSizeCategory", { UITextView() },
        \.adjustsFontForContentSizeCategory, (false, true)
      ) {
        $0.adjustsFontForContentSizeCategory($1)
      } bind: {
        $0.adjustsFontForContentSizeCategory($1)
      },
      row("UITextView.keyboardType", { UITextView() }, \.keyboardType, (.numberPad, .URL)) {
        $0.keyboardType($1)
      } bind: {
        $0.keyboardType($1)
      },
      row("UITextView.keyboardAppearance", { UITextView() }, \.keyboardAppearance, (.dark, .light))
      {
        $0.keyboardAppearance($1)
      } bind: {
        $0.keyboardAppearance($1)
      },
      row("UITextView.returnKeyType", { UITextView() }, \.returnKeyType, (.done, .search)) {
        $0.returnKeyType($1)
      } bind: {
        $0.returnKeyType($1)
      },
      row(
        "UITextView.autocapitalizationType", { UITextView() }, \.autocapitalizationType,
        (.words, .allCharacters)
      ) {
        $0.autocapitalizationType($1)
      } bind: {
        $0.autocapitalizationType($1)
      },
      row("UITextView.autocorrectionType", { UITextView() }, \.autocorrectionType, (.no, .yes)) {
        $0.autocorrectionType($1)
      } bind: {
        $0.autocorrectionType($1)
      },
      row("UITextView.spellCheckingType", { UITextView() }, \.spellCheckingType, (.no, .yes)) {
        $0.spellCheckingType($1)
      } bind: {
        $0.spellCheckingType($1)
      },
    ]
  }

  /// The rows of indicators.
  static var indicators: [ModifierRow] {
    [
      row(
        "UIScrollView.contentInset", { UIScrollView() }, \.contentInset,
        (
          UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
          UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
        )
      ) {
        $0.contentInset($1)
      } bind: {
        $0.contentInset($1)
      },
      row(
        "UIScrollView.contentInsetAdjustmentBehavior", { UIScrollView() },
        \.contentInsetAdjustmentBehavior, (.never, .always)
      ) {
        $0.contentInsetAdjustmentBehavior($1)
      } bind: {
        $0.contentInsetAdjustmentBehavior($1)
      },
      row("UIScrollView.isScrollEnabled", { UIScrollView() }, \.isScrollEnabled, (false, true)) {
        $0.isScrollEnabled($1)
      } bind: {
        $0.isScrollEnabled($1)
      },
      row(
        "UIScrollView.isDirectionalLockEnabled", { UIScrollView() }, \.isDirectionalLockEnabled,
        (false, true)
      ) {
        $0.isDirectionalLockEnabled($1)
      } bind: {
        $0.isDirectionalLockEnabled($1)
      },
      row(
        "UIScrollView.keyboardDismissMode", { UIScrollView() }, \.keyboardDismissMode,
        (.onDrag, .interactive)
      ) {
        $0.keyboardDismissMode($1)
      } bind: {
        $0.keyboardDismissMode($1)
      },
      row("UIScrollView.decelerationRate", { UIScrollView() }, \.decelerationRate, (.fast, .normal))
      {
        $0.decelerationRate($1)
      } bind: {
        $0.decelerationRate($1)
      },
      row(
        "UIScrollView.delaysContentTouches", { UIScrollView() }, \.delaysContentTouches,
        (false, true)
      ) {
        $0.delaysContentTouches($1)
      } bind: {
        $0.delaysContentTouches($1)
      },
      row("UIProgressView.progress", { UIProgressView() }, \.progress, (0.25, 0.5)) {
        $0.progress($1)
      } bind: {
        $0.progress($1)
      },
      row(
        "UIProgressView.progressTintColor", { UIProgressView() }, \.progressTintColor, (.red, .blue)
      ) {
        $0.progressTintColor($1)
      } bind: {
        $0.progressTintColor($1)
      },
      presentRow(
        "UIProgressView.progressTintColor of values", { UIProgressView() }, \.progressTintColor,
        (.red, .blue)
      ) { $0.progressTintColor($1) },
      row("UIProgressView.trackTintColor", { UIProgressView() }, \.trackTintColor, (.red, .blue)) {
        $0.trackTintColor($1)
      } bind: {
        $0.trackTintColor($1)
      },
      presentRow(
        "UIProgressView.trackTintColor of values", { UIProgressView() }, \.trackTintColor,
        (.red, .blue)
      ) { $0.trackTintColor($1) },
      row(
        "UIProgressView.progressViewStyle", { UIProgressView() }, \.progressViewStyle,
        (.bar, .default)
      ) {
        $0.progressViewStyle($1)
      } bind: {
        $0.progressViewStyle($1)
      },
      row("UIActivityIndicatorView.color", { UIActivityIndicatorView() }, \.color, (.red, .blue)) {
        $0.color($1)
      } bind: {
        $0.color($1)
      },
      presentRow(
        "UIActivityIndicatorView.color of values", { UIActivityIndicatorView() }, \.color,
        (.red, .blue)
      ) { $0.color($1) },
      row(
        "UIActivityIndicatorView.style", { UIActivityIndicatorView() }, \.style, (.large, .medium)
      ) {
        $0.style($1)
      } bind: {
        $0.style($1)
      },
      row(
        "UIActivityIndicatorView.hidesWhenStopped", { UIActivityIndicatorView() },
        \.hidesWhenStopped, (false, true)
      ) {
        $0.hidesWhenStopped($1)
      } bind: {
        $0.hidesWhenStopped($1)
      },
      row("UIPageControl.numberOfPages", { UIPageControl() }, \.numberOfPages, (1, 3)) {
        $0.numberOfPages($1)
      } bind: {
        $0.numberOfPages($1)
      },
      row(
        "UIPageControl.hidesForSinglePage", { UIPageControl() }, \.hidesForSinglePage, (false, true)
      ) {
        $0.hidesForSinglePage($1)
      } bind: {
        $0.hidesForSinglePage($1)
      },
      row(
        "UIPageControl.pageIndicatorTintColor", { UIPageControl() }, \.pageIndicatorTintColor,
        (.red, .blue)
      ) {
        $0.pageIndicatorTintColor($1)
      } bind: {
        $0.pageIndicatorTintColor($1)
      },
      presentRow(
        "UIPageControl.pageIndicatorTintColor of values", { UIPageControl() },
        \.pageIndicatorTintColor, (.red, .blue)
      ) { $0.pageIndicatorTintColor($1) },
      row(
        "UIPageControl.currentPageIndicatorTintColor", { UIPageControl() },
        \.currentPageIndicatorTintColor, (.red, .blue)
      ) {
        $0.currentPageIndicatorTintColor($1)
      } bind: {
        $0.currentPageIndicatorTintColor($1)
      },
      presentRow(
        "UIPageControl.currentPageIndicatorTintColor of values", { UIPageControl() },
        \.currentPageIndicatorTintColor, (.red, .blue)
      ) { $0.currentPageIndicatorTintColor($1) },
      row(
        "UISegmentedControl.selectedSegmentTintColor",
        { UISegmentedControl(items: ["One", "Two"]) }, \.selectedSegmentTintColor, (.red, .blue)
      ) {
        $0.selectedSegmentTintColor($1)
      } bind: {
        $0.selectedSegmentTintColor($1)
      },
      presentRow(
        "UISegmentedControl.selectedSegmentTintColor of values",
        { UISegmentedControl(items: ["One", "Two"]) }, \.selectedSegmentTintColor, (.red, .blue)
      ) { $0.selectedSegmentTintColor($1) },
      row(
        "UISegmentedControl.isMomentary", { UISegmentedControl(items: ["One", "Two"]) },
        \.isMomentary, (false, true)
      ) {
        $0.isMomentary($1)
      } bind: {
        $0.isMomentary($1)
      },
    ]
  }

}
