import TerminalModel

/// The sign that stands for an SF Symbol in a terminal: one that most fonts have, one or two
/// columns wide.
struct SymbolGlyph {
  /// The sign.
  let text: String

  /// Finds the sign of a symbol.
  ///
  /// - Parameter name: The symbol's name, such as `star.fill`. Of a name without a sign of its own
  ///   the last parts are left off until there is one: `cart.badge.plus` is shown as `cart`.
  init?(_ name: String) {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let sign = Self.signs[parts.joined(separator: ".")] {
        text = sign
        return
      }
      parts.removeLast()
    }
    return nil
  }

  static let signs: [String: String] = [
    "airplane": "✈", "archivebox": "▤", "arrow.backward": "←", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.forward": "→", "arrow.left": "←",
    "arrow.right": "→", "arrow.triangle.2.circlepath": "⟳", "arrow.triangle.turn.up.right": "↱",
    "arrow.turn.up.left": "↰", "arrow.turn.up.right": "↱", "arrow.up": "↑",
    "arrow.up.and.down": "↕", "arrow.up.arrow.down": "⇅", "arrow.up.left": "↖",
    "arrow.up.right": "↗", "arrow.left.arrow.right": "⇄", "arrow.uturn.backward": "↶",
    "arrow.uturn.forward": "↷", "arrowshape.turn.up.left": "↰", "asterisk": "✱", "at": "@",
    "backward": "⏪", "banknote": "¤", "basket": "⊎", "bell": "♫", "bicycle": "⚲", "bolt": "ϟ",
    "book": "▥", "bookmark": "⚑", "bubble": "◌", "bubble.left": "◌", "bubble.right": "◌",
    "building": "▦", "building.2": "▦", "calendar": "▦", "camera": "◉", "car": "⊚", "cart": "⊎",
    "chart.bar": "▂▅", "chart.line.uptrend.xyaxis": "↗", "chart.pie": "◔", "checkmark": "✓",
    "checkmark.circle": "✓", "checkmark.circle.fill": "✔", "checkmark.seal": "✓",
    "checkmark.square": "☑", "chevron.backward": "‹", "chevron.down": "⌄", "chevron.forward": "›",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "chevron.up.chevron.down": "⇕",
    "circle": "○", "circle.fill": "●", "circle.lefthalf.filled": "◐", "clock": "◷", "cloud": "☁",
    "cloud.rain": "☂", "cloud.snow": "❄", "creditcard": "▭", "cup.and.saucer": "☕",
    "diamond": "◇", "diamond.fill": "◆", "doc": "▯", "doc.on.doc": "⧉", "doc.text": "▤",
    "dollarsign": "$", "drop": "◊", "ellipsis": "⋯", "ellipsis.circle": "⋯", "envelope": "✉",
    "equal": "=", "eurosign": "€", "exclamationmark": "!", "exclamationmark.circle": "!",
    "exclamationmark.triangle": "⚠", "eye": "◉", "eye.slash": "◎", "film": "▤", "flag": "⚑",
    "flame": "♨", "folder": "▰", "forward": "⏩", "fork.knife": "⑂", "gamecontroller": "⌗",
    "gear": "⚙", "gearshape": "⚙", "gearshape.2": "⚙", "gift": "⊞", "globe": "⊕",
    "graduationcap": "▲",
    "hammer": "⚒", "hand.raised": "✋", "hand.thumbsdown": "▽", "hand.thumbsup": "△",
    "heart": "♡", "heart.fill": "♥", "heart.slash": "♡", "house": "⌂", "hourglass": "⌛",
    "info": "ℹ", "info.circle": "ℹ", "key": "⚷", "keyboard": "⌨", "laptopcomputer": "▭",
    "leaf": "❧", "lightbulb": "☼", "line.3.horizontal": "≡",
    "line.3.horizontal.decrease": "▽", "link": "∞", "list.bullet": "☰", "list.dash": "☰",
    "list.number": "☰", "location": "➤", "lock": "⚿", "lock.open": "⚿", "magnifyingglass": "⌕",
    "map": "▨", "mappin": "⚲", "mic": "♪", "minus": "−", "minus.circle": "⊖", "moon": "☾",
    "multiply": "×", "music.note": "♪", "music.note.list": "♫", "newspaper": "▤", "nosign": "⊘",
    "note.text": "▤", "number": "#", "paintbrush": "✎", "paintpalette": "◕", "paperclip": "⌇",
    "paperplane": "➢", "pause": "‖", "pawprint": "❖", "pencil": "✎", "percent": "%",
    "person": "☺", "person.2": "☺☺", "person.3": "☺☺", "person.badge.plus": "☺+",
    "person.crop.circle": "☺", "phone": "☎", "photo": "▣", "photo.on.rectangle": "▣", "pin": "⚲",
    "play": "▶", "playpause": "▶", "plus": "+", "plus.circle": "⊕", "plus.circle.fill": "⊕",
    "plus.app": "⊞", "plus.square": "⊞", "power": "⏻", "printer": "⎙", "questionmark": "?",
    "questionmark.circle": "?", "qrcode": "▩", "rectangle": "▭", "repeat": "↻",
    "rosette": "❀", "ruler": "⊢", "scissors": "✂", "scope": "⌖", "server.rack": "▤",
    "shield": "⛉", "shippingbox": "▣", "shuffle": "⤮", "sidebar.left": "◧",
    "slider.horizontal.3": "≡",
    "snowflake": "❄", "sparkles": "✦", "speaker": "◁", "speaker.slash": "◁", "square": "□",
    "square.and.arrow.down": "⇩", "square.and.arrow.up": "⇧", "square.and.pencil": "✎",
    "square.fill": "■", "square.grid.2x2": "⊞", "square.stack": "❐", "star": "☆", "star.fill": "★",
    "star.leadinghalf.filled": "⯪", "star.slash": "☆", "stop": "■", "storefront": "⌂",
    "suitcase": "▣", "sun.max": "☀", "sun.min": "☼", "sunrise": "☀", "tag": "⌗",
    "target": "◎", "textformat": "Aa", "thermometer": "⌶", "ticket": "▭", "timer": "◷",
    "tortoise": "⊙", "train.side.front.car": "▤", "tram": "▤", "trash": "⌫", "tray": "▱",
    "triangle": "△", "triangle.fill": "▲", "trophy": "♕", "tv": "▭", "umbrella": "☂",
    "video": "▶", "wallet.pass": "▭", "wand.and.stars": "✦", "wifi": "≋", "wifi.slash": "⊘",
    "wrench": "⚒", "xmark": "✕", "xmark.circle": "⊗", "xmark.circle.fill": "⊗",
    "xmark.octagon": "⊗", "yensign": "¥", "zzz": "zᶻ",
  ]
}
