/// The Material icons that represent Apple's symbols.
enum SymbolTable {
  /// The icon's code point in the font, by Apple's name.
  static let icons = parsed(table)

  /// Returns whether a symbol is mirrored in right-to-left layouts.
  ///
  /// Apple mirrors those whose name contains a reading direction, and not those with `left` or
  /// `right`.
  static func hasReadingDirection(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first, first == "chevron" || first == "arrow" else { return false }
    return parts.contains("forward") || parts.contains("backward")
  }

  /// The words that Apple's symbols are named by.
  static let words = Set(icons.keys.flatMap { $0.split(separator: ".").map(String.init) })
    .union(otherWords.split(whereSeparator: \.isWhitespace).map(String.init))

  private static func parsed(_ table: String) -> [String: UInt32] {
    table.split(separator: "\n").reduce(into: [:]) { icons, line in
      let columns = line.split(separator: " ")
      guard columns.count == 3, let codePoint = UInt32(columns[1], radix: 16) else { return }
      icons[String(columns[0])] = codePoint
    }
  }

  /// The symbols, one per line: Apple's name, the icon's code point and the icon's own name.
  ///
  /// The code points are those of Debian's fonts-material-design-icons-iconfont 6.7.0. Several
  /// symbols share an icon where the free set has no filled, or no outlined, variant.
  private static let table = """
    # Arrows
    chevron.right E5CC chevron_right
    chevron.left E5CB chevron_left
    chevron.forward E5CC chevron_right
    chevron.backward E5CB chevron_left
    chevron.up E5CE expand_less
    chevron.down E5CF expand_more
    chevron.up.chevron.down E5D7 unfold_more
    chevron.right.2 EAC9 keyboard_double_arrow_right
    chevron.left.2 EAC3 keyboard_double_arrow_left
    chevron.down.circle E7CD expand_circle_down
    arrow.right E5C8 arrow_forward
    arrow.left E5C4 arrow_back
    arrow.forward E5C8 arrow_forward
    arrow.backward E5C4 arrow_back
    arrow.up E5D8 arrow_upward
    arrow.down E5DB arrow_downward
    arrow.up.right F1E1 north_east
    arrow.up.left F1E2 north_west
    arrow.down.right F1E4 south_east
    arrow.down.left F1E5 south_west
    arrow.clockwise E5D5 refresh
    arrow.counterclockwise E042 replay
    arrow.triangle.2.circlepath E627 sync
    arrow.up.arrow.down E8D5 swap_vert
    arrow.left.arrow.right E8D4 swap_horiz
    arrow.uturn.left E166 undo
    arrow.uturn.right E15A redo
    arrow.uturn.backward E166 undo
    arrow.uturn.forward E15A redo
    arrow.right.circle.fill EAAA arrow_circle_right
    arrow.left.circle.fill EAA7 arrow_circle_left
    arrow.up.circle.fill F182 arrow_circle_up
    arrow.down.circle.fill F181 arrow_circle_down
    arrow.triangle.branch E0B6 call_split
    arrowshape.turn.up.left E15E reply
    arrowshape.turn.up.right E154 forward
    # Marks and shapes
    star E83A star_border
    star.fill E838 star
    star.leadinghalf.filled E839 star_half
    heart E87E favorite_border
    heart.fill E87D favorite
    heart.slash.fill EAC2 heart_broken
    plus E145 add
    plus.circle E148 add_circle_outline
    plus.circle.fill E147 add_circle
    plus.square.fill E146 add_box
    plus.rectangle.on.rectangle E02E library_add
    minus E15B remove
    minus.circle E15D remove_circle_outline
    minus.circle.fill E15C remove_circle
    multiply E5CD close
    xmark E5CD close
    xmark.circle E888 highlight_off
    xmark.circle.fill E5C9 cancel
    checkmark E5CA check
    checkmark.circle E92D check_circle_outline
    checkmark.circle.fill E86C check_circle
    checkmark.square.fill E834 check_box
    checkmark.seal.fill EF76 verified
    square E835 check_box_outline_blank
    square.fill E047 stop
    circle E836 radio_button_unchecked
    circle.fill EF4A circle
    circle.inset.filled E837 radio_button_checked
    largecircle.fill.circle E837 radio_button_checked
    triangle E86B change_history
    hexagon.fill EB39 hexagon
    trash E92E delete_outline
    trash.fill E872 delete
    magnifyingglass E8B6 search
    magnifyingglass.circle.fill E8B6 search
    plus.magnifyingglass E8FF zoom_in
    minus.magnifyingglass E900 zoom_out
    # People and shopping
    person E7FF person_outline
    person.fill E7FD person
    person.circle E853 account_circle
    person.circle.fill E853 account_circle
    person.crop.circle E853 account_circle
    person.crop.circle.fill E853 account_circle
    person.crop.square E851 account_box
    person.crop.square.fill E851 account_box
    person.badge.plus EA4D person_add_alt
    person.fill.badge.plus E7FE person_add
    person.2 E7FC people_outline
    person.2.fill E7FB people
    person.3 F233 groups
    person.3.fill F233 groups
    cart E8CC shopping_cart
    cart.fill E8CC shopping_cart
    cart.badge.plus E854 add_shopping_cart
    bag F1CC shopping_bag
    bag.fill F1CC shopping_bag
    basket.fill E8CB shopping_basket
    creditcard E8A1 payment
    creditcard.fill E870 credit_card
    gift E8F6 card_giftcard
    gift.fill E8B1 redeem
    giftcard.fill E8F6 card_giftcard
    # Images, lists and editing tools
    photo E3F4 image
    photo.fill E3F4 image
    photo.on.rectangle E413 photo_library
    photo.on.rectangle.angled E3B6 collections
    rectangle.stack E3E0 filter_none
    rectangle.stack.fill E53B layers
    square.stack.3d.up.fill E53B layers
    rectangle.grid.1x2 E8E9 view_agenda
    rectangle.grid.2x2 E9B0 grid_view
    square.grid.2x2 E9B0 grid_view
    square.grid.2x2.fill E9B0 grid_view
    square.grid.3x3 E5C3 apps
    square.grid.3x3.fill E5C3 apps
    rectangle.split.3x1 E8EC view_column
    list.bullet E241 format_list_bulleted
    list.number E242 format_list_numbered
    list.dash E896 list
    line.horizontal.3 E5D2 menu
    line.3.horizontal E5D2 menu
    line.3.horizontal.decrease E152 filter_list
    line.horizontal.3.decrease E152 filter_list
    line.3.horizontal.decrease.circle E152 filter_list
    text.alignleft E236 format_align_left
    text.aligncenter E234 format_align_center
    text.alignright E237 format_align_right
    bold E238 format_bold
    italic E23F format_italic
    underline E249 format_underlined
    textformat E165 text_format
    textformat.size E245 format_size
    gear E8B8 settings
    gearshape E8B8 settings
    gearshape.fill E8B8 settings
    slider.horizontal.3 E429 tune
    wrench.fill E869 build
    hammer.fill EA3C construction
    paintbrush.fill E3AE brush
    paintpalette.fill E40A palette
    pencil E3C9 edit
    pencil.circle.fill E3C9 edit
    square.and.pencil E9A2 drive_file_rename_outline
    highlighter E746 draw
    scissors E14E content_cut
    # Buttons, buildings and documents
    ellipsis E5D3 more_horiz
    ellipsis.circle EF64 pending
    ellipsis.circle.fill EF64 pending
    bell E7F5 notifications_none
    bell.fill E7F4 notifications
    bell.slash E7F6 notifications_off
    bell.slash.fill E7F6 notifications_off
    bell.badge.fill E7F7 notifications_active
    bookmark E867 bookmark_border
    bookmark.fill E866 bookmark
    books.vertical.fill E02F library_books
    book EA19 menu_book
    book.fill E865 book
    newspaper.fill EB81 newspaper
    house E88A home
    house.fill E88A home
    building.fill EA40 apartment
    building.2.fill E7F1 location_city
    tag E54E local_offer
    tag.fill E54E local_offer
    number E9EF tag
    at E0E6 alternate_email
    link E157 link
    paperclip E226 attach_file
    shuffle E043 shuffle
    repeat E040 repeat
    repeat.1 E041 repeat_one
    square.and.arrow.up E6B8 ios_share
    square.and.arrow.up.fill E6B8 ios_share
    square.and.arrow.down E171 save_alt
    square.and.arrow.down.fill E171 save_alt
    arrow.down.to.line E2C4 file_download
    arrow.up.to.line E2C6 file_upload
    arrow.up.right.square E89E open_in_new
    arrow.up.left.and.arrow.down.right F1CE open_in_full
    arrow.down.right.and.arrow.up.left F1CF close_fullscreen
    square.on.square E14D content_copy
    doc E24D insert_drive_file
    doc.fill E24D insert_drive_file
    doc.text E873 description
    doc.text.fill E873 description
    doc.on.doc E14D content_copy
    doc.on.doc.fill E173 file_copy
    doc.on.clipboard E14F content_paste
    clipboard E14F content_paste
    note.text E06F note
    folder E2C8 folder_open
    folder.fill E2C7 folder
    folder.badge.plus E2CC create_new_folder
    archivebox E1A1 inventory_2
    archivebox.fill E149 archive
    tray E156 inbox
    tray.fill E156 inbox
    # Mail, time, speech and maps
    paperplane E163 send
    paperplane.fill E163 send
    envelope E0E1 mail_outline
    envelope.fill E158 mail
    envelope.open E151 drafts
    envelope.open.fill E151 drafts
    calendar E935 calendar_today
    calendar.badge.plus E878 event
    clock E192 access_time
    clock.fill E924 watch_later
    alarm E855 alarm
    alarm.fill E855 alarm
    stopwatch E425 timer
    timer E425 timer
    hourglass E88B hourglass_empty
    phone E0CD phone
    phone.fill E0CD phone
    phone.down.fill E0B1 call_end
    video E04B videocam
    video.fill E04B videocam
    video.slash.fill E04C videocam_off
    message E0CB chat_bubble_outline
    message.fill E0CA chat_bubble
    bubble.left E0CB chat_bubble_outline
    bubble.left.fill E0CA chat_bubble
    bubble.left.and.bubble.right E0BF forum
    bubble.left.and.bubble.right.fill E0BF forum
    text.bubble E0B7 chat
    text.bubble.fill E0B7 chat
    map E55B map
    map.fill E55B map
    mappin E55F place
    mappin.and.ellipse E55F place
    mappin.circle.fill E55F place
    location E569 near_me
    location.fill E569 near_me
    location.circle.fill E55C my_location
    safari E87A explore
    safari.fill E87A explore
    globe E894 language
    network E9F4 hub
    # Recording and playback
    camera E412 photo_camera
    camera.fill E412 photo_camera
    camera.rotate EA38 flip_camera_ios
    mic E02A mic_none
    mic.fill E029 mic
    mic.slash E02B mic_off
    mic.slash.fill E02B mic_off
    speaker.fill E04E volume_mute
    speaker.wave.2 E050 volume_up
    speaker.wave.2.fill E050 volume_up
    speaker.wave.3.fill E050 volume_up
    speaker.slash E04F volume_off
    speaker.slash.fill E04F volume_off
    headphones F01F headphones
    music.note E405 music_note
    music.note.list E03D queue_music
    music.mic EF5A mic_external_on
    play E037 play_arrow
    play.fill E037 play_arrow
    play.circle E039 play_circle_outline
    play.circle.fill E038 play_circle_filled
    play.rectangle.fill F06A smart_display
    pause E034 pause
    pause.fill E034 pause
    pause.circle E036 pause_circle_outline
    pause.circle.fill E035 pause_circle_filled
    stop E047 stop
    stop.fill E047 stop
    stop.circle.fill EF71 stop_circle
    backward.fill E020 fast_rewind
    forward.fill E01F fast_forward
    backward.end.fill E045 skip_previous
    forward.end.fill E044 skip_next
    gobackward E042 replay
    gobackward.10 E059 replay_10
    gobackward.30 E05A replay_30
    goforward.10 E056 forward_10
    goforward.30 E057 forward_30
    film E02C movie
    film.fill E02C movie
    tv E333 tv
    tv.fill E333 tv
    gamecontroller EA28 sports_esports
    gamecontroller.fill EA28 sports_esports
    # Weather and nature
    bolt EA0B bolt
    bolt.fill EA0B bolt
    bolt.slash.fill E3E6 flash_off
    flame E80E whatshot
    flame.fill EF55 local_fire_department
    moon EF44 bedtime
    moon.fill EF44 bedtime
    moon.stars.fill EA46 nights_stay
    sun.max E518 light_mode
    sun.max.fill E518 light_mode
    sun.min.fill E1AD brightness_low
    cloud E2C2 cloud_queue
    cloud.fill E2BD cloud
    cloud.bolt.fill EBDB thunderstorm
    icloud E2C2 cloud_queue
    icloud.fill E2BD cloud
    icloud.and.arrow.down E2C0 cloud_download
    icloud.and.arrow.up E2C3 cloud_upload
    snowflake EB3B ac_unit
    drop.fill E798 water_drop
    wind EFD8 air
    tornado E199 tornado
    umbrella.fill F1AD umbrella
    thermometer E1FF device_thermostat
    leaf EA35 eco
    leaf.fill EA35 eco
    pawprint.fill E91D pets
    ant.fill F0FA pest_control
    ladybug.fill E868 bug_report
    # Security, hints and answers
    wifi E63E wifi
    wifi.slash E648 wifi_off
    antenna.radiowaves.left.and.right E51E sensors
    battery.100 E1A4 battery_full
    lock E899 lock_outline
    lock.fill E897 lock
    lock.open E898 lock_open
    lock.open.fill E898 lock_open
    key E73C key
    key.fill E0DA vpn_key
    shield.fill E9E0 shield
    checkmark.shield.fill E8E8 verified_user
    faceid E87C face
    hand.raised.fill E925 pan_tool
    hand.thumbsup E9F3 thumb_up_off_alt
    hand.thumbsup.fill E8DC thumb_up
    hand.thumbsdown E9F2 thumb_down_off_alt
    hand.thumbsdown.fill E8DB thumb_down
    eye E8F4 visibility
    eye.fill E8F4 visibility
    eye.slash E8F5 visibility_off
    eye.slash.fill E8F5 visibility_off
    info E88E info
    info.circle E88F info_outline
    info.circle.fill E88E info
    questionmark EB8B question_mark
    questionmark.circle E8FD help_outline
    questionmark.circle.fill E887 help
    exclamationmark E645 priority_high
    exclamationmark.circle E001 error_outline
    exclamationmark.circle.fill E000 error
    exclamationmark.triangle F083 warning_amber
    exclamationmark.triangle.fill E002 warning
    nosign E14B block
    flag E16E outlined_flag
    flag.fill E153 flag
    pin F10D push_pin
    pin.fill F10D push_pin
    # Travel, food, devices and charts
    lightbulb E90F lightbulb_outline
    lightbulb.fill E0F0 lightbulb
    power E8AC power_settings_new
    airplane E539 flight
    car E531 directions_car
    car.fill E531 directions_car
    bus.fill E530 directions_bus
    tram.fill E571 tram
    bicycle EB29 pedal_bike
    figure.walk E536 directions_walk
    figure.run E566 directions_run
    fork.knife E56C restaurant
    cup.and.saucer.fill E541 local_cafe
    wineglass.fill F1E8 wine_bar
    birthday.cake.fill E7E9 cake
    bed.double.fill E53A hotel
    cross.case.fill F109 medical_services
    pills.fill F033 medication
    graduationcap.fill E80C school
    briefcase E943 work_outline
    briefcase.fill E8F9 work
    trophy.fill EA23 emoji_events
    crown.fill E7AF workspace_premium
    sparkles E65F auto_awesome
    wand.and.stars E663 auto_fix_high
    face.smiling E813 sentiment_satisfied
    face.smiling.fill E7F2 mood
    theatermasks.fill EA66 theater_comedy
    puzzlepiece.fill E87B extension
    cube.fill E9FE view_in_ar
    shippingbox.fill E179 inventory
    printer.fill E8AD print
    keyboard E312 keyboard
    display EF5B monitor
    desktopcomputer E30B desktop_mac
    laptopcomputer E320 laptop_mac
    iphone E325 phone_iphone
    ipad E331 tablet_mac
    applewatch E334 watch
    cpu E322 memory
    terminal EB8E terminal
    chevron.left.forwardslash.chevron.right E86F code
    curlybraces EAD3 data_object
    qrcode EF6B qr_code
    barcode F206 qr_code_scanner
    chart.bar E26B bar_chart
    chart.bar.fill E26B bar_chart
    chart.pie.fill E6C4 pie_chart
    chart.line.uptrend.xyaxis E6E1 show_chart
    percent EB58 percent
    function E24A functions
    sum E24A functions
    equal E25D drag_handle
    dollarsign E227 attach_money
    eurosign EA15 euro
    dollarsign.circle.fill E263 monetization_on
    rectangle.portrait.and.arrow.right E9BA logout
    sidebar.left F114 view_sidebar
    hand.tap.fill E913 touch_app
    square.dashed EF52 highlight_alt
    rosette EA3F military_tech
    medal.fill EA3F military_tech
    # Names that collection screens use, by the closest icon
    cloud.rain E810 cloudy_snowing
    applelogo EA80 apple
    arrow.clockwise.circle E86A cached
    snow EB3B ac_unit
    tropicalstorm EBD5 cyclone
    hurricane F070 storm
    bell.badge E7F7 notifications_active
    hifispeaker.fill E32D speaker
    dot.radiowaves.left.and.right E51E sensors
    rectangle E3BC crop_16_9
    printer E8AD print
    arrow.triangle.turn.up.right.circle E52E directions
    viewfinder.circle E3B4 center_focus_strong
    questionmark.square.dashed F1C0 help_center
    square.and.arrow.up.on.square E6B8 ios_share
    note F1FC sticky_note_2
    arrowshape.turn.up.left.fill E15E reply
    person.crop.square.fill.and.at.rectangle E0D0 contact_mail
    delete.left E14A backspace
    square.grid.3x2.fill E8F0 view_module
    square.grid.4x3.fill E42A view_comfy
    forward.end E044 skip_next
    speaker E04E volume_mute
    circlebadge.fill EF4A circle
    bubble.right E0CB chat_bubble_outline
    lock.shield E32A security
    tv.music.note E063 music_video
    rectangle.on.rectangle E3E0 filter_none
    ear E023 hearing
    square.3.stack.3d E53B layers
    chart.bar.xaxis E26B bar_chart
    eyeglasses E8F4 visibility
    xmark.octagon.fill E99A dangerous
    arrow.2.squarepath E627 sync
    slash.circle E14B block
    list.bullet.rectangle.portrait.fill E0EE list_alt
    square.grid.3x3.square E3EC grid_on
    list.clipboard E14F content_paste
    cube.box E9FE view_in_ar
    """

  /// Words in the names of symbols that have no icon.
  private static let otherWords = """
    0 12 15 1x1 20 25 2d 360 3x4 4 40 45 4k 4x2 4x4 5 50 5x3 6 60 7 75 8 80 9 90 a abc above
    accessibility airplane airplay airpods all alt alternatingcurrent and apple applescript
    arkit arms arrowtriangle aspectratio asterisk atom audio autostartstop b backpack badminton
    bandage banknote baseball baseballdiamondbases basketball beats below binoculars bird
    bitcoinsign bonjour bottom bottomhalf brain briefcase brightness bubbles burn burst button
    cable calculator camera candybarphone capslock capsule captions carbon carrot carseat cat
    chair characters checkerboard checklist cheer chineseyuanrenminbisign circuitry clear
    clipboard clock closed cloudy coat code coloncurrencysign comb command compass computer
    contact contextualmenu control conveyor cooktop cooldown cursor cursorarrow curtains
    cylinder d dance desk deskclock detail dial diamond dice directcurrent dishwasher divide
    docc dock document dog dots dotted download drizzle dryer dumbbell e earbuds eject electric
    element elevated engine entry envelop escape esim ev exit export external externalbrowser
    externaldrive eyebrow eyedropper facemask fan fast fax ferry fibrechannel figure2 fill
    fingers fireplace fireworks fish flashlight fleuron flipphone flowchart fn fog football
    fossil frying fuel fuelpump g galaxy gauge ghost glass glasses globe graph guitars h hail
    half halfdiamond handbag handle hare haze headlight headset hearing hearingdevice heater
    helm helmet high highway hiking history hockey homekit homepod horn house humidifier
    humidity i ice id image in increase indianrupeesign infinity insert instrument internaldrive
    intersect inverse j jpg junction k key kickstand kph l ladder lamp lanyardcard laser lasso
    latch launch leading lefthalf level levels lifepreserver light lines lira livephoto lizard
    loupe low lungs m mac macbook macmini macpro macwindow magazine magicmouse magnifyingglass
    mail manatsign mark mask maximum medical memories memorychip menubar menucard metronome
    microbe microphone microwave minimize minus moped mount mountain mouth move mug mustache n
    nairasign none nose o of off one opticaldisc opticid option or out oval oven over p p2 pad
    paint panel pannel pano partly passport path pc pedestrian pencil pentagon perspective
    pesosign phone photos piano pip pipe placeholder plus point pool powercord poweron powerplug
    projective pulse purchased q qr quote quotelevel r radio rays reading record recordingtape
    refrigerator remote return right righthalf ring roll rublesign ruler rupee s sailboat scale
    scalemass scanner scooter screwdriver scribble scribblepad sd selection sensor sensors
    server setting share shared sharing shift shippingbox shoe shoeprints shower side signature
    signpost silhouette simcard single sink skateboard skew skis slash sleep sleet sleeve slowmo
    smoke soccerball socialdance sofa sos spatial speaker speedometer spigot sportscourt
    sprinkler squareroot squareshape stairs stand staroflife sterlingsign stethoscope storefront
    stove strikethrough stroller studentdesk subscript suit suitcase sunglasses sunrise sunset
    superscript surfboard suspension suv swatchpalette swift swirl syringe t table tablecells
    target teddybear teletype tengesign tennis tennisball tent testtube testtube3 textbox
    texture theatermask thirds thumb ticket timelapse tire toggle togglepower toilet toolbox top
    tophalf tortoise torus touch touchid track trackpad traffic trailing trailinghalf train
    transmission treadmill tree trianglebadge trowel truck tshirt tugriksign tuningfork
    turkishlirasign u under union usb v vault videoprojector view virus vision visionpro voice
    voiceover volleyball volume w waist wake wallet wandandrays washer watch watchface water
    waterbottle waveform web webcam wheel wheelchair whitelist widget wifirouter window
    windshield wipers with wonsign wordspacing wrongwaysign x xserve y yensign yin yoga z zipper
    zl zr zzz
    """
}
