/// What stands for SF Symbols: signs of a free font, by their names in it.
enum SymbolTable {
  /// The sign of a symbol.
  ///
  /// - Parameter name: The symbol's name, such as `star.fill`. Of a name without a sign of its own the
  ///   last parts are left off until there is one: `cart.badge.plus` is drawn as `cart`.
  /// - Returns: The sign's name; `nil` where there is none.
  static func sign(of name: String) -> String? {
    var parts = name.split(separator: ".")
    let isFilled = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    while !parts.isEmpty {
      if let signs = signs[parts.joined(separator: ".")] {
        let found = signs.split(separator: " ").map(String.init)
        return isFilled ? found.last : found.first
      }
      parts.removeLast()
    }
    return nil
  }

  /// The sign of a symbol, and after a space that of its filled variant where it is another.
  static let signs: [String: String] = [
    "airplane": "airplane", "alarm": "alarm", "ant": "bug",
    "antenna.radiowaves.left.and.right":
      "access-point", "app.badge": "application", "archivebox": "archive",
    "arrow.backward": "arrow-left", "arrow.clockwise": "refresh",
    "arrow.counterclockwise": "backup-restore", "arrow.down": "arrow-down",
    "arrow.down.circle": "arrow-down-bold-circle-outline arrow-down-bold-circle",
    "arrow.forward": "arrow-right", "arrow.left": "arrow-left",
    "arrow.left.arrow.right": "swap-horizontal", "arrow.right": "arrow-right",
    "arrow.right.circle": "arrow-right-bold-circle-outline arrow-right-bold-circle",
    "arrow.triangle.2.circlepath": "sync", "arrow.triangle.branch": "source-branch",
    "arrow.triangle.turn.up.right": "directions", "arrow.turn.up.left": "reply",
    "arrow.turn.up.right": "share", "arrow.up": "arrow-up",
    "arrow.up.and.down": "swap-vertical", "arrow.up.arrow.down": "swap-vertical",
    "arrow.up.circle": "arrow-up-bold-circle-outline arrow-up-bold-circle",
    "arrow.up.left": "arrow-top-left", "arrow.up.right": "arrow-top-right",
    "arrow.uturn.backward": "undo", "arrow.uturn.forward": "redo",
    "arrowshape.turn.up.left": "reply", "asterisk": "priority-low", "at": "at",
    "backward": "rewind", "bag": "shopping", "banknote": "cash", "barcode": "barcode",
    "basket": "basket-unfill basket", "battery": "battery-outline battery",
    "bed.double": "hotel", "bell": "bell-outline bell", "bell.slash": "bell-off",
    "bicycle": "bike", "binoculars": "binoculars", "bolt": "flash", "book": "book-open",
    "book.closed": "book", "bookmark": "bookmark-outline bookmark",
    "briefcase": "briefcase", "bubble": "comment-outline comment",
    "bubble.left": "comment-outline comment", "bubble.right": "comment-outline comment",
    "bubble.left.and.bubble.right": "comment-multiple-outline forum",
    "building": "city", "building.2": "city", "building.columns": "bank", "bus": "bus",
    "calendar": "calendar-blank", "calendar.badge.plus": "calendar-plus", "camera": "camera",
    "car": "car", "cart": "cart-outline cart", "cart.badge.plus": "cart-plus",
    "chart.bar": "chart-bar", "chart.line.uptrend.xyaxis": "trending-up",
    "chart.pie": "chart-pie", "chart.xyaxis.line": "chart-line", "checklist": "playlist-check",
    "checkmark": "check", "checkmark.circle": "checkbox-marked-circle-outline check-circle",
    "checkmark.seal": "verified", "checkmark.shield": "security",
    "checkmark.square": "checkbox-marked-outline checkbox-marked",
    "chevron.backward": "chevron-left", "chevron.down": "chevron-down",
    "chevron.forward": "chevron-right", "chevron.left": "chevron-left",
    "chevron.right": "chevron-right", "chevron.up": "chevron-up",
    "chevron.up.chevron.down": "unfold-more",
    "circle": "checkbox-blank-circle-outline checkbox-blank-circle",
    "circle.lefthalf.filled": "contrast-circle", "circle.grid.3x3": "apps",
    "clipboard": "clipboard-outline clipboard", "clock": "clock", "cloud": "cloud-outline cloud",
    "cloud.bolt": "weather-lightning", "cloud.fog": "weather-fog",
    "cloud.rain": "weather-rainy", "cloud.snow": "weather-snowy",
    "cloud.sun": "weather-partlycloudy", "creditcard": "credit-card", "cross": "hospital",
    "crown": "crown", "cube": "cube-outline cube", "cup.and.saucer": "coffee",
    "desktopcomputer": "desktop-mac", "diamond": "diamond", "dice": "dice-5",
    "doc": "file-outline file", "doc.on.doc": "content-copy",
    "doc.on.clipboard":
      "content-paste", "doc.text": "file-document", "dollarsign": "currency-usd",
    "drop": "water", "dumbbell": "dumbbell", "ear": "hospital", "ellipsis": "dots-horizontal",
    "ellipsis.circle": "dots-horizontal", "envelope": "email-outline email",
    "envelope.open": "email-open-outline email-open", "equal": "equal", "eraser": "eraser",
    "eurosign": "currency-eur", "exclamationmark": "exclamation",
    "exclamationmark.circle": "alert-circle-outline alert-circle",
    "exclamationmark.triangle": "alert-outline alert", "eye": "eye", "eye.slash": "eye-off",
    "eyeglasses": "glasses", "face.smiling": "emoticon-happy", "faceid": "face",
    "figure.walk": "walk", "figure.run": "run", "figure.hiking": "walk", "film": "filmstrip",
    "flag": "flag-outline flag", "flag.checkered": "flag-checkered", "flame": "fire",
    "flashlight.on": "flashlight", "folder": "folder-outline folder",
    "folder.badge.plus": "folder-plus", "fork.knife": "silverware-variant",
    "forward": "fast-forward", "fuelpump": "gas-station", "gamecontroller": "gamepad-variant",
    "gauge": "gauge", "gear": "settings", "gearshape": "settings", "gearshape.2": "settings",
    "gift": "gift", "globe": "web", "graduationcap": "school", "hammer": "gavel",
    "hand.raised": "block-helper", "hand.tap": "cursor-pointer",
    "hand.thumbsdown": "thumb-down-outline thumb-down",
    "hand.thumbsup": "thumb-up-outline thumb-up", "headphones": "headphones",
    "heart": "heart-outline heart", "heart.slash": "heart-broken",
    "hexagon":
      "hexagon-outline hexagon", "hourglass": "timer-sand", "house": "home",
    "icloud": "cloud-outline cloud", "info": "information-variant",
    "info.circle": "information-outline information", "iphone": "cellphone-iphone",
    "key": "key", "keyboard": "keyboard", "laptopcomputer": "laptop-mac", "leaf": "leaf",
    "lightbulb": "lightbulb-outline lightbulb", "line.3.horizontal": "menu",
    "line.3.horizontal.decrease": "filter-variant", "line.diagonal": "vector-line",
    "link": "link-variant", "list.bullet": "format-list-bulleted",
    "list.bullet.rectangle": "view-list", "list.clipboard": "clipboard-text",
    "list.dash": "format-list-bulleted", "list.number": "format-list-numbers",
    "location": "navigation", "location.circle": "compass-outline compass",
    "lock": "lock-outline lock", "lock.open": "lock-open-outline lock-open",
    "lock.shield": "security", "magnifyingglass": "magnify", "map": "map",
    "mappin": "map-marker", "medal": "trophy-award", "message": "message-outline message",
    "mic": "microphone-outline microphone", "mic.slash": "microphone-off", "minus": "minus",
    "minus.circle": "minus-circle-outline minus-circle", "moon": "weather-night",
    "mountain.2": "image-filter-hdr", "multiply": "close", "music.note": "music-note",
    "music.note.list": "playlist-play", "network": "web", "newspaper": "newspaper",
    "nosign": "block-helper", "note.text": "note-text", "number": "pound",
    "paintbrush": "brush", "paintpalette": "palette", "paperclip": "paperclip",
    "paperplane": "send", "pause": "pause", "pause.circle": "pause-circle-outline pause-circle",
    "pawprint": "paw", "pencil": "pencil", "pencil.circle": "pencil", "percent": "percent",
    "person": "account-outline account", "person.2": "account-multiple-outline account-multiple",
    "person.3": "group", "person.badge.plus": "account-plus",
    "person.crop.circle": "account-circle", "person.circle": "account-circle",
    "phone": "phone", "phone.down": "phone-hangup", "photo": "image",
    "photo.on.rectangle": "image-multiple", "photo.stack": "image-multiple", "pill": "pill",
    "pin": "pin", "play": "play", "play.circle": "play-circle-outline play-circle",
    "playpause": "play-pause", "plus": "plus", "plus.app": "plus-box",
    "plus.circle": "plus-circle-outline plus-circle", "plus.square": "plus-box",
    "power": "power", "printer": "printer", "puzzlepiece": "puzzle", "qrcode": "qrcode",
    "questionmark": "help", "questionmark.circle": "help-circle-outline help-circle",
    "rectangle": "crop-landscape", "rectangle.portrait.and.arrow.right": "logout",
    "repeat": "repeat", "rosette": "certificate", "ruler": "ruler", "scissors": "content-cut",
    "scope": "crosshairs", "server.rack": "server", "shield": "shield-outline shield",
    "shippingbox": "package-variant-closed", "shuffle": "shuffle",
    "sidebar.left": "view-carousel", "slider.horizontal.3": "tune",
    "snowflake":
      "weather-snowy", "sparkles": "auto-fix", "speaker": "volume-low",
    "speaker.slash": "volume-off", "speaker.wave.2": "volume-medium",
    "speaker.wave.3": "volume-high", "square": "checkbox-blank-outline checkbox-blank",
    "square.and.arrow.down": "download", "square.and.arrow.up": "export",
    "square.and.pencil": "lead-pencil", "square.grid.2x2": "view-grid",
    "square.stack": "layers", "star": "star-outline star",
    "star.leadinghalf.filled":
      "star-half", "star.slash": "star-off", "stop": "stop",
    "stop.circle": "stop-circle-outline stop-circle", "storefront": "store",
    "suitcase": "briefcase", "sun.max": "weather-sunny", "sun.min": "weather-sunny",
    "sunrise": "weather-sunset-up", "sunset": "weather-sunset-down", "tablecells": "table",
    "tag": "tag-outline tag", "target": "target", "tent": "tent",
    "textformat":
      "format-text", "theatermasks": "theater", "thermometer": "thermometer",
    "ticket": "ticket", "timer": "timer", "tortoise": "speedometer",
    "train.side.front.car": "train", "tram": "tram", "trash": "delete",
    "tray": "inbox", "tree": "pine-tree", "triangle": "triangle-outline triangle",
    "trophy": "trophy-outline trophy", "tshirt": "tshirt-crew", "tv": "television",
    "umbrella": "umbrella-outline umbrella", "video": "video", "video.slash": "video-off",
    "wallet.pass": "wallet", "wand.and.stars": "auto-fix", "waveform": "pulse",
    "wifi": "wifi", "wifi.slash": "wifi-off", "wind": "weather-windy",
    "wrench": "wrench", "wrench.and.screwdriver": "wrench", "xmark": "close",
    "xmark.bin": "delete-forever", "xmark.circle": "close-circle-outline close-circle",
    "xmark.octagon": "close-octagon-outline close-octagon",
    "xmark.square":
      "close-box-outline close-box", "yensign": "cash", "zzz": "sleep",
    "airplane.arrival": "airplane-landing", "airplane.departure": "airplane-takeoff",
    "book.pages": "book-open-page-variant", "books.vertical": "library", "cablecar": "subway",
    "camera.metering.center.weighted": "camera-iris",
    "chart.dots.scatter":
      "chart-scatterplot-hexbin", "externaldrive": "harddisk", "ferry": "ferry", "figure": "human",
    "fish": "fish", "giftcard": "wallet-giftcard", "hare": "speedometer", "memorychip": "memory",
    "menucard": "silverware", "moped": "motorbike",
    "person.crop.rectangle":
      "account-box-outline account-box", "rectangle.stack": "layers", "sailboat": "ferry",
    "scooter": "motorbike", "seal": "certificate", "sofa": "sofa", "sportscourt": "soccer",
    "square.3.layers.3d": "layers", "truck.box": "truck", "wineglass": "glass-tulip",
  ]
}
