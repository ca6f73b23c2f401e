import TerminalModel

/// Reads the reports that a terminal writes when the mouse does something, after their beginnings.
///
/// Those of xterm's mode 1006, `0;12;3M`, are decimal and of any size; the old ones are three
/// bytes. What is incomplete waits for the rest, in whatever pieces a connection delivers it.
struct MouseDecoder {
  /// What is being read.
  private enum Report {
    case none
    case sgr(String)
    case x10([UInt8])
  }

  /// Whether a report of three bytes is being read, which are no characters.
  var expectsByte: Bool { if case .x10 = report { true } else { false } }
  /// Whether a report made of characters is being read.
  var expectsCharacter: Bool { if case .sgr = report { true } else { false } }

  private var report = Report.none
  private var pressed: MouseEvent.Button?
  private var lastPress: (event: MouseEvent, time: Duration)?
  /// Longest time between two presses that are one double press.
  private static let doublePressTime = Duration.milliseconds(400)
  /// No report is longer than this; what is, is none.
  private static let lengthLimit = 32

  /// Begins a report of mode 1006.
  mutating func beginSGR() { report = .sgr("") }

  /// Begins a report of three bytes.
  mutating func beginX10() { report = .x10([]) }

  /// Takes a character of a report of mode 1006.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - time: When it came, on a clock that only goes forward.
  /// - Returns: The event if it is complete now and means something here.
  mutating func take(_ scalar: Unicode.Scalar, at time: Duration) -> MouseEvent? {
    guard case .sgr(let text) = report else { return nil }
    switch scalar {
    case "0"..."9", ";":
      report = text.utf8.count < Self.lengthLimit ? .sgr(text + String(scalar)) : .none
      return nil
    case "M", "m":
      report = .none
      let numbers = text.split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 3 else { return nil }
      return event(
        code: numbers[0], column: numbers[1], row: numbers[2], isRelease: scalar == "m", at: time)
    default:
      report = .none
      return nil
    }
  }

  /// Takes a byte of a report of three; see ``take(_:at:)``.
  mutating func take(byte: UInt8, at time: Duration) -> MouseEvent? {
    guard case .x10(let bytes) = report else { return nil }
    guard bytes.count == 2 else {
      report = .x10(bytes + [byte])
      return nil
    }
    report = .none
    let code = Int(bytes[0]) - 32
    // These do not say which button went up.
    let isRelease = code & 3 == 3 && code & (32 | 64) == 0
    return event(
      code: isRelease ? code & ~3 | (pressed ?? .left).rawValue : code,
      column: Int(bytes[1]) - 32, row: Int(byte) - 32, isRelease: isRelease, at: time)
  }

  /// The event of a report's numbers; columns and rows count from 1 here.
  private mutating func event(
    code: Int, column: Int, row: Int, isRelease: Bool, at time: Duration
  ) -> MouseEvent? {
    guard code >= 0, code < 128, column > 0, row > 0 else { return nil }
    var event = MouseEvent(column: column - 1, row: row - 1)
    for (bit, key) in [(4, MouseEvent.Modifiers.shift), (8, .alt), (16, .control)]
    where code & bit != 0 { event.modifiers.insert(key) }
    if code & 64 != 0 {
      guard code & 3 < 2, !isRelease else { return nil }
      event.kind = code & 3 == 0 ? .scrollUp : .scrollDown
      return event
    }
    guard let button = MouseEvent.Button(rawValue: code & 3) else { return nil }
    event.button = button
    if isRelease {
      event.kind = .release
      pressed = nil
    } else if code & 32 != 0 {
      event.kind = .drag
      lastPress = nil
    } else {
      pressed = button
      notePress(&event, at: time)
    }
    return event
  }

  /// Makes a press the second one of two if it is.
  private mutating func notePress(_ event: inout MouseEvent, at time: Duration) {
    if let last = lastPress, last.event == event, time - last.time <= Self.doublePressTime {
      event.kind = .doublePress
      lastPress = nil
    } else {
      lastPress = (event, time)
    }
  }
}
