extension SymbolTable {
  /// Symbols of recording and playing; behind each the icon's own name.
  static let media: [String: UInt32] = [
    "camera": 0xE412,  // photo_camera
    "camera.fill": 0xE412,  // photo_camera
    "camera.rotate": 0xEA38,  // flip_camera_ios
    "mic": 0xE02A,  // mic_none
    "mic.fill": 0xE029,  // mic
    "mic.slash": 0xE02B,  // mic_off
    "mic.slash.fill": 0xE02B,  // mic_off
    "speaker.fill": 0xE04E,  // volume_mute
    "speaker.wave.2": 0xE050,  // volume_up
    "speaker.wave.2.fill": 0xE050,  // volume_up
    "speaker.wave.3.fill": 0xE050,  // volume_up
    "speaker.slash": 0xE04F,  // volume_off
    "speaker.slash.fill": 0xE04F,  // volume_off
    "headphones": 0xF01F,  // headphones
    "music.note": 0xE405,  // music_note
    "music.note.list": 0xE03D,  // queue_music
    "music.mic": 0xEF5A,  // mic_external_on
    "play": 0xE037,  // play_arrow
    "play.fill": 0xE037,  // play_arrow
    "play.circle": 0xE039,  // play_circle_outline
    "play.circle.fill": 0xE038,  // play_circle_filled
    "play.rectangle.fill": 0xF06A,  // smart_display
    "pause": 0xE034,  // pause
    "pause.fill": 0xE034,  // pause
    "pause.circle": 0xE036,  // pause_circle_outline
    "pause.circle.fill": 0xE035,  // pause_circle_filled
    "stop": 0xE047,  // stop
    "stop.fill": 0xE047,  // stop
    "stop.circle.fill": 0xEF71,  // stop_circle
    "backward.fill": 0xE020,  // fast_rewind
    "forward.fill": 0xE01F,  // fast_forward
    "backward.end.fill": 0xE045,  // skip_previous
    "forward.end.fill": 0xE044,  // skip_next
    "gobackward": 0xE042,  // replay
    "gobackward.10": 0xE059,  // replay_10
    "gobackward.30": 0xE05A,  // replay_30
    "goforward.10": 0xE056,  // forward_10
    "goforward.30": 0xE057,  // forward_30
    "film": 0xE02C,  // movie
    "film.fill": 0xE02C,  // movie
    "tv": 0xE333,  // tv
    "tv.fill": 0xE333,  // tv
    "gamecontroller": 0xEA28,  // sports_esports
    "gamecontroller.fill": 0xEA28,  // sports_esports
  ]
}
