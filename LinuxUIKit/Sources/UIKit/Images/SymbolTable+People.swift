extension SymbolTable {
  /// Symbols of people and shopping; behind each the icon's own name.
  static let people: [String: UInt32] = [
    "person": 0xE7FF,  // person_outline
    "person.fill": 0xE7FD,  // person
    "person.circle": 0xE853,  // account_circle
    "person.circle.fill": 0xE853,  // account_circle
    "person.crop.circle": 0xE853,  // account_circle
    "person.crop.circle.fill": 0xE853,  // account_circle
    "person.crop.square": 0xE851,  // account_box
    "person.crop.square.fill": 0xE851,  // account_box
    "person.badge.plus": 0xEA4D,  // person_add_alt
    "person.fill.badge.plus": 0xE7FE,  // person_add
    "person.2": 0xE7FC,  // people_outline
    "person.2.fill": 0xE7FB,  // people
    "person.3": 0xF233,  // groups
    "person.3.fill": 0xF233,  // groups
    "cart": 0xE8CC,  // shopping_cart
    "cart.fill": 0xE8CC,  // shopping_cart
    "cart.badge.plus": 0xE854,  // add_shopping_cart
    "bag": 0xF1CC,  // shopping_bag
    "bag.fill": 0xF1CC,  // shopping_bag
    "basket.fill": 0xE8CB,  // shopping_basket
    "creditcard": 0xE8A1,  // payment
    "creditcard.fill": 0xE870,  // credit_card
    "gift": 0xE8F6,  // card_giftcard
    "gift.fill": 0xE8B1,  // redeem
    "giftcard.fill": 0xE8F6,  // card_giftcard
  ]
}
