import Foundation
@_exported import UIKit

// The definitions of the system's traits.

@available(iOS 17.0, tvOS 17.0, *) public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public typealias Value = UIUserInterfaceIdiom
  public static var defaultValue: UIUserInterfaceIdiom { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
  public static var defaultValue: UIUserInterfaceStyle { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitDisplayScale: UITraitDefinition {
  public typealias Value = CGFloat
  public static var defaultValue: CGFloat { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
  public static var defaultValue: UIContentSizeCategory { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitAccessibilityContrast: UITraitDefinition {
  public typealias Value = UIAccessibilityContrast
  public static var defaultValue: UIAccessibilityContrast { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitLegibilityWeight: UITraitDefinition {
  public typealias Value = UILegibilityWeight
  public static var defaultValue: UILegibilityWeight { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitDisplayGamut: UITraitDefinition {
  public typealias Value = UIDisplayGamut
  public static var defaultValue: UIDisplayGamut { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitForceTouchCapability: UITraitDefinition {
  public typealias Value = UIForceTouchCapability
  public static var defaultValue: UIForceTouchCapability { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitActiveAppearance: UITraitDefinition {
  public typealias Value = UIUserInterfaceActiveAppearance
  public static var defaultValue: UIUserInterfaceActiveAppearance { fatalError() }
}
@available(iOS 17.0, *) @available(tvOS, unavailable)
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public typealias Value = UIUserInterfaceLevel
  public static var defaultValue: UIUserInterfaceLevel { fatalError() }
}
@available(iOS 18.0, tvOS 18.0, *) public struct UITraitListEnvironment: UITraitDefinition {
  public typealias Value = UIListEnvironment
  public static var defaultValue: UIListEnvironment { fatalError() }
}
