extension SymbolTable {
  /// Symbols of letters, time, talk and maps; behind each the icon's own name.
  static let messages: [String: UInt32] = [
    "paperplane": 0xE163,  // send
    "paperplane.fill": 0xE163,  // send
    "envelope": 0xE0E1,  // mail_outline
    "envelope.fill": 0xE158,  // mail
    "envelope.open": 0xE151,  // drafts
    "envelope.open.fill": 0xE151,  // drafts
    "calendar": 0xE935,  // calendar_today
    "calendar.badge.plus": 0xE878,  // event
    "clock": 0xE192,  // access_time
    "clock.fill": 0xE924,  // watch_later
    "alarm": 0xE855,  // alarm
    "alarm.fill": 0xE855,  // alarm
    "stopwatch": 0xE425,  // timer
    "timer": 0xE425,  // timer
    "hourglass": 0xE88B,  // hourglass_empty
    "phone": 0xE0CD,  // phone
    "phone.fill": 0xE0CD,  // phone
    "phone.down.fill": 0xE0B1,  // call_end
    "video": 0xE04B,  // videocam
    "video.fill": 0xE04B,  // videocam
    "video.slash.fill": 0xE04C,  // videocam_off
    "message": 0xE0CB,  // chat_bubble_outline
    "message.fill": 0xE0CA,  // chat_bubble
    "bubble.left": 0xE0CB,  // chat_bubble_outline
    "bubble.left.fill": 0xE0CA,  // chat_bubble
    "bubble.left.and.bubble.right": 0xE0BF,  // forum
    "bubble.left.and.bubble.right.fill": 0xE0BF,  // forum
    "text.bubble": 0xE0B7,  // chat
    "text.bubble.fill": 0xE0B7,  // chat
    "map": 0xE55B,  // map
    "map.fill": 0xE55B,  // map
    "mappin": 0xE55F,  // place
    "mappin.and.ellipse": 0xE55F,  // place
    "mappin.circle.fill": 0xE55F,  // place
    "location": 0xE569,  // near_me
    "location.fill": 0xE569,  // near_me
    "location.circle.fill": 0xE55C,  // my_location
    "safari": 0xE87A,  // explore
    "safari.fill": 0xE87A,  // explore
    "globe": 0xE894,  // language
    "network": 0xE9F4,  // hub
  ]
}
