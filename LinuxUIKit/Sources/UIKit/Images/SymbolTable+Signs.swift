extension SymbolTable {
  /// Symbols of security, hints and answers; behind each the icon's own name.
  static let signs: [String: UInt32] = [
    "wifi": 0xE63E,  // wifi
    "wifi.slash": 0xE648,  // wifi_off
    "antenna.radiowaves.left.and.right": 0xE51E,  // sensors
    "battery.100": 0xE1A4,  // battery_full
    "lock": 0xE899,  // lock_outline
    "lock.fill": 0xE897,  // lock
    "lock.open": 0xE898,  // lock_open
    "lock.open.fill": 0xE898,  // lock_open
    "key": 0xE73C,  // key
    "key.fill": 0xE0DA,  // vpn_key
    "shield.fill": 0xE9E0,  // shield
    "checkmark.shield.fill": 0xE8E8,  // verified_user
    "faceid": 0xE87C,  // face
    "hand.raised.fill": 0xE925,  // pan_tool
    "hand.thumbsup": 0xE9F3,  // thumb_up_off_alt
    "hand.thumbsup.fill": 0xE8DC,  // thumb_up
    "hand.thumbsdown": 0xE9F2,  // thumb_down_off_alt
    "hand.thumbsdown.fill": 0xE8DB,  // thumb_down
    "eye": 0xE8F4,  // visibility
    "eye.fill": 0xE8F4,  // visibility
    "eye.slash": 0xE8F5,  // visibility_off
    "eye.slash.fill": 0xE8F5,  // visibility_off
    "info": 0xE88E,  // info
    "info.circle": 0xE88F,  // info_outline
    "info.circle.fill": 0xE88E,  // info
    "questionmark": 0xEB8B,  // question_mark
    "questionmark.circle": 0xE8FD,  // help_outline
    "questionmark.circle.fill": 0xE887,  // help
    "exclamationmark": 0xE645,  // priority_high
    "exclamationmark.circle": 0xE001,  // error_outline
    "exclamationmark.circle.fill": 0xE000,  // error
    "exclamationmark.triangle": 0xF083,  // warning_amber
    "exclamationmark.triangle.fill": 0xE002,  // warning
    "nosign": 0xE14B,  // block
    "flag": 0xE16E,  // outlined_flag
    "flag.fill": 0xE153,  // flag
    "pin": 0xF10D,  // push_pin
    "pin.fill": 0xF10D,  // push_pin
  ]
}
