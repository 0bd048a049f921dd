/// The meaning of a field's text, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name; any string is accepted.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// Unverified: the names are those of HTML forms as far as they have one (uikit.md, 2.7).
extension UITextContentType {
  /// A full name.
  public static let name = Self(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A name suffix.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// An organization's name.
  public static let organizationName = Self(rawValue: "organization")
  /// A location.
  public static let location = Self(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state.
  public static let addressState = Self(rawValue: "address-level1")
  /// A city and its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = Self(rawValue: "address-level3")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An email address.
  public static let emailAddress = Self(rawValue: "email")
  /// A URL.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// A user name.
  public static let username = Self(rawValue: "username")
  /// An existing password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
