extension SymbolTable {
  /// Symbols of weather and nature; behind each the icon's own name.
  static let nature: [String: UInt32] = [
    "bolt": 0xEA0B,  // bolt
    "bolt.fill": 0xEA0B,  // bolt
    "bolt.slash.fill": 0xE3E6,  // flash_off
    "flame": 0xE80E,  // whatshot
    "flame.fill": 0xEF55,  // local_fire_department
    "moon": 0xEF44,  // bedtime
    "moon.fill": 0xEF44,  // bedtime
    "moon.stars.fill": 0xEA46,  // nights_stay
    "sun.max": 0xE518,  // light_mode
    "sun.max.fill": 0xE518,  // light_mode
    "sun.min.fill": 0xE1AD,  // brightness_low
    "cloud": 0xE2C2,  // cloud_queue
    "cloud.fill": 0xE2BD,  // cloud
    "cloud.bolt.fill": 0xEBDB,  // thunderstorm
    "icloud": 0xE2C2,  // cloud_queue
    "icloud.fill": 0xE2BD,  // cloud
    "icloud.and.arrow.down": 0xE2C0,  // cloud_download
    "icloud.and.arrow.up": 0xE2C3,  // cloud_upload
    "snowflake": 0xEB3B,  // ac_unit
    "drop.fill": 0xE798,  // water_drop
    "wind": 0xEFD8,  // air
    "tornado": 0xE199,  // tornado
    "umbrella.fill": 0xF1AD,  // umbrella
    "thermometer": 0xE1FF,  // device_thermostat
    "leaf": 0xEA35,  // eco
    "leaf.fill": 0xEA35,  // eco
    "pawprint.fill": 0xE91D,  // pets
    "ant.fill": 0xF0FA,  // pest_control
    "ladybug.fill": 0xE868,  // bug_report
  ]
}
