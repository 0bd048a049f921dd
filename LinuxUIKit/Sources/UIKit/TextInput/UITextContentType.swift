/// What the text of a field means, for those who offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The meaning of this name; any string is accepted.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// [guess 2.7] The names are those of HTML's forms, as far as it has one.
extension UITextContentType {
  /// A person's whole name.
  public static let name = Self(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// What stands behind a name.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// A name among friends.
  public static let nickname = Self(rawValue: "nickname")
  /// What somebody works as.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// A company.
  public static let organizationName = Self(rawValue: "organization")
  /// A place.
  public static let location = Self(rawValue: "location")
  /// A whole address.
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
  /// An address of mail.
  public static let emailAddress = Self(rawValue: "email")
  /// An address of a page.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// A name to sign in by.
  public static let username = Self(rawValue: "username")
  /// A password that is known.
  public static let password = Self(rawValue: "password")
  /// A password that is made up.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is good for once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
