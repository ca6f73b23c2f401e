import CNcurses
import Glibc
import TerminalModel

/// Reads what curses has decoded.
struct CursesInput {
  /// One thing that was read, which may mean nothing to us.
  struct Event {
    /// What it means, if anything.
    var input: TerminalInput?
  }

  private var mouse = MouseDecoder()
  private var paste = PasteDecoder()

  /// Whether no report and no pasted text is being read.
  var isBetweenInputs: Bool {
    !paste.isPasting && !mouse.expectsByte && !mouse.expectsCharacter
  }

  /// The next thing that is there; `nil` when there is none.
  mutating func next() -> Event? {
    if paste.isPasting { return nextOfPaste() }
    if mouse.expectsByte {
      let byte = wgetch(cnc_screen())
      guard byte >= 0 else { return nil }
      return Event(
        input: mouse.take(byte: UInt8(truncatingIfNeeded: byte), at: Self.now()).map {
          .mouse($0)
        })
    }
    var code: wint_t = 0
    switch wget_wch(cnc_screen(), &code) {
    case KEY_CODE_YES:
      return Event(input: input(forCode: Int32(bitPattern: code)))
    case OK:
      if mouse.expectsCharacter, let scalar = Unicode.Scalar(code) {
        return Event(input: mouse.take(scalar, at: Self.now()).map { .mouse($0) })
      }
      return Event(input: Self.key(forScalar: code).map(TerminalInput.key))
    default:
      return nil
    }
  }

  /// Reads more of a pasted text, past curses, which would take keys out of it.
  ///
  /// Curses has read no further than to the text's beginning, as that is the whole of a key to it.
  private mutating func nextOfPaste() -> Event? {
    while true {
      var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 0) == 1 else { return nil }
      var bytes = [UInt8](repeating: 0, count: paste.expectedCount)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { return nil }
      if let text = paste.take(bytes.prefix(count)) { return Event(input: .paste(text)) }
    }
  }

  /// What bytes mean that were read past curses, which does not tell keys in what it is given back.
  mutating func inputs(of bytes: [UInt8]) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if paste.isPasting {
        let part = rest.prefix(paste.expectedCount)
        rest = rest.dropFirst(part.count)
        if let text = paste.take(part) { inputs.append(.paste(text)) }
      } else if mouse.expectsByte || mouse.expectsCharacter {
        rest.removeFirst()
        let event =
          mouse.expectsByte
          ? mouse.take(byte: byte, at: Self.now())
          : mouse.take(Unicode.Scalar(byte), at: Self.now())
        if let event { inputs.append(.mouse(event)) }
      } else {
        let part = TypedParts.first(of: rest)
        if byte == 0x1B, part.count > 1 {
          let known = Self.code(of: part)
          rest = rest.dropFirst(known?.length ?? part.count)
          if let input = known.flatMap({ input(forCode: $0.code) }) { inputs.append(input) }
        } else {
          rest = rest.dropFirst(part.count)
          let scalars = String(decoding: part, as: UTF8.self).unicodeScalars
          inputs += scalars.compactMap { Self.key(forScalar: $0.value).map(TerminalInput.key) }
        }
      }
    }
    return inputs
  }

  /// The code that curses has for a sequence, or for the beginning of one, and how long that is.
  private static func code(of part: ArraySlice<UInt8>) -> (code: Int32, length: Int)? {
    (2...part.count).lazy.map { length in
      (key_defined(String(decoding: part.prefix(length), as: UTF8.self)), length)
    }.first { $0.0 > 0 }
  }

  /// What a key without a character means; resizes are noticed by the size itself.
  private mutating func input(forCode code: Int32) -> TerminalInput? {
    switch Int(code) {
    case Int(cnc_sgr_report): mouse.beginSGR()
    case Int(cnc_x10_report): mouse.beginX10()
    case Int(cnc_paste): paste.begin()
    default: return Self.key(forCode: code).map(TerminalInput.key)
    }
    return nil
  }

  /// Time since some instant, which no change of the wall clock moves.
  static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The key of a curses key code.
  static func key(forCode code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_FIND: .home
    case KEY_END, KEY_SELECT: .end
    case KEY_PPAGE: .pageUp
    case KEY_NPAGE: .pageDown
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    case KEY_IC: .insert
    case KEY_BTAB: .backTab
    case KEY_ENTER: .enter
    case KEY_F0 + 1...KEY_F0 + 24: .function(Int(code - KEY_F0))
    default: nil
    }
  }

  /// The key of a character.
  static func key(forScalar code: UInt32) -> Key? {
    switch code {
    case 0: return .control(" ")
    case 8, 127: return .backspace
    case 9: return .tab
    case 10, 13: return .enter
    case 27: return .escape
    case 1...26: return Unicode.Scalar(code + 96).map { .control(Character($0)) }
    case 28...31: return Unicode.Scalar(code + 64).map { .control(Character($0)) }
    case 128..<160: return nil
    default: return Unicode.Scalar(code).map { .character(Character($0)) }
    }
  }
}
