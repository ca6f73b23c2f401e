/// What else can be done at a terminal, written down like keys: `click:12,3 wheel-down:12,3`.
///
/// Cells are `COLUMN,ROW` from 0. `press`, `double-press`, `move` and `release` are single events,
/// of the left button if no `middle-` or `right-` stands before them; `click:12,3` presses and
/// releases, `double-click:12,3` does so twice, `drag:1,1-5,5` presses, moves and releases.
/// `S-`, `M-` and `C-` in front hold Shift, Alt and Control. `resize:80x24` is a new size, and
/// `paste:TEXT` pastes a text without blanks.
extension KeySpecification {
  /// Words for single events.
  private static let kinds: [(name: String, kind: MouseEvent.Kind)] = [
    ("press", .press), ("double-press", .doublePress), ("move", .drag), ("release", .release),
    ("wheel-up", .scrollUp), ("wheel-down", .scrollDown),
  ]
  /// Words for several events at one cell.
  private static let gestures: [String: [MouseEvent.Kind]] = [
    "click": [.press, .release], "double-click": [.press, .release, .doublePress, .release],
  ]
  private static let holders: [(prefix: String, modifier: MouseEvent.Modifiers)] = [
    ("S-", .shift), ("M-", .alt), ("C-", .control),
  ]

  /// The inputs that a text lists: keys, mouse events and sizes.
  ///
  /// - Parameter text: Names of inputs, apart by blanks; places count from 0, as in ``MouseEvent``.
  /// - Returns: The inputs in their order; a click is more than one.
  /// - Throws: ``KeySpecificationError``, which names the word that means nothing.
  package static func parseInputs(
    _ text: String
  ) throws(KeySpecificationError) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      inputs += try parseInput(String(word))
    }
    return inputs
  }

  /// How an input is written; what `parseInputs` reads back, except for lines, which stay as they
  /// are, and for pasted blanks.
  package static func name(of input: TerminalInput) -> String {
    switch input {
    case .key(let key): return name(of: key)
    case .resized(let size): return "resize:\(size.columns)x\(size.rows)"
    case .mouse(let event):
      let held = holders.filter { event.modifiers.contains($0.modifier) }.map(\.prefix).joined()
      let isWheel = event.kind == .scrollUp || event.kind == .scrollDown
      let button = event.button == .left || isWheel ? "" : "\(event.button)-"
      let kind = kinds.first { $0.kind == event.kind }?.name ?? ""
      return "\(held)\(button)\(kind):\(event.column),\(event.row)"
    case .paste(let text): return "paste:\(text)"
    case .line(let text): return text
    }
  }

  /// The inputs of one word.
  private static func parseInput(_ word: String) throws(KeySpecificationError) -> [TerminalInput] {
    guard word.count > 1, let colon = word.firstIndex(of: ":") else {
      return [.key(try parseKey(word))]
    }
    var name = word[..<colon]
    let place = word[word.index(after: colon)...]
    if name == "resize" {
      guard let (columns, rows) = numbers(place, separator: "x") else { throw .noPlace(word) }
      return [.resized(TerminalSize(columns: columns, rows: rows))]
    }
    if name == "paste", !place.isEmpty { return [.paste(String(place))] }
    var event = MouseEvent(column: 0, row: 0)
    while let holder = holders.first(where: { name.hasPrefix($0.prefix) }) {
      event.modifiers.insert(holder.modifier)
      name = name.dropFirst(holder.prefix.count)
    }
    for button in MouseEvent.Button.allCases where name.hasPrefix("\(button)-") {
      event.button = button
      name = name.dropFirst("\(button)-".count)
    }
    if name == "drag" { return try drag(event, place: place, word: word) }
    guard let kinds = gestures[String(name)] ?? kind(named: name).map({ [$0] }) else {
      throw .unknownKey(word)
    }
    guard let (column, row) = numbers(place, separator: ",") else { throw .noPlace(word) }
    return kinds.map { .mouse(event.with($0, column: column, row: row)) }
  }

  /// A press, a move and a release.
  private static func drag(
    _ event: MouseEvent, place: Substring, word: String
  ) throws(KeySpecificationError) -> [TerminalInput] {
    let ends = place.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let from = numbers(ends[0], separator: ","),
      let to = numbers(ends[1], separator: ",")
    else { throw .noPlace(word) }
    return [
      .mouse(event.with(.press, column: from.0, row: from.1)),
      .mouse(event.with(.drag, column: to.0, row: to.1)),
      .mouse(event.with(.release, column: to.0, row: to.1)),
    ]
  }

  private static func kind(named name: Substring) -> MouseEvent.Kind? {
    kinds.first { $0.name == name }?.kind
  }

  /// Two numbers from 0, each of at most four digits.
  private static func numbers(_ text: Substring, separator: Character) -> (Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ (1...4).contains($0.utf8.count) && $0.allSatisfy(\.isASCIIDigit) }),
      let first = Int(parts[0]), let second = Int(parts[1])
    else { return nil }
    return (first, second)
  }
}

extension MouseEvent {
  /// The same of another kind at another cell.
  fileprivate func with(_ kind: Kind, column: Int, row: Int) -> MouseEvent {
    MouseEvent(column: column, row: row, kind: kind, button: button, modifiers: modifiers)
  }
}
