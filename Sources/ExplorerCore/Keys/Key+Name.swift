import TerminalModel

extension Key {
  /// How the key is called on the screen.
  var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let letter): "^\(letter.uppercased())"
    case .function(let number): "F\(number)"
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "tab"
    case .backTab: "shift-tab"
    case .backspace: "backspace"
    case .delete: "del"
    case .insert: "ins"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    }
  }
}
