import TerminalModel

/// Tells what a terminal answers from what is typed meanwhile.
///
/// Nothing that may have been typed is lost or comes in another order, whatever the terminal sends; what
/// is an answer for sure never becomes keys, in whatever pieces it comes.
package struct TerminalReplies {
  /// What is being read.
  enum State: Equatable {
    case ground
    case escape
    /// A control sequence.
    case control
    /// A string, whose beginning is that of an answer as far as it is there.
    case string(StringKind)
    /// A string in which an escape came, which ends it.
    case stringEscape(StringKind)
    /// Bytes of an old report of the mouse, which can be any.
    case raw(Int)
    /// A pasted text, of whose end so many bytes have come.
    case paste(Int)
  }

  /// How strings begin that answers are in.
  enum StringKind: String {
    case kitty = "\u{1B}_G"
    case version = "\u{1B}P>|"
    case iterm = "\u{1B}]1337;"
  }

  /// What the answers say.
  package private(set) var facts = PictureFacts()
  /// Whether the last question was answered.
  package private(set) var isComplete = false
  /// What was typed.
  private var typed: [UInt8] = []
  /// Bytes of a sequence that has not ended.
  private var held: [UInt8] = []
  private var state = State.ground

  /// What follows a pasted text.
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// Longest control sequence that keys or answers are.
  private static let controlLimit = 64
  /// Longest answer; what is longer is none, and its rest is.
  private static let stringLimit = 1024

  /// Knows nothing so far.
  package init() {}

  /// Whether bytes are held that may be keys, or the beginning of an answer.
  package var isUndecided: Bool { !held.isEmpty && !isInReply }

  /// Bytes that are held.
  package var heldCount: Int { held.count }

  /// Whether an answer has begun for sure.
  package var isInReply: Bool {
    switch state {
    case .string(let kind): held.count >= kind.rawValue.utf8.count
    case .stringEscape: true
    case .control: held.starts(with: Array("\u{1B}[?".utf8))
    default: false
    }
  }

  /// Takes what came.
  package mutating func take(_ bytes: some Sequence<UInt8>) { bytes.forEach { take($0) } }

  /// What was typed, up to what is not decided; it is handed over once.
  package mutating func takeTyped() -> [UInt8] {
    defer { typed = [] }
    return typed
  }

  /// Decides that no more comes soon: what is held was typed.
  package mutating func release() {
    typed += held
    held = []
    state = .ground
  }

  /// Decides that the end of an answer never comes.
  package mutating func abandon() {
    held = []
    state = .ground
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground:
      guard byte == 0x1B else { return typed.append(byte) }
      held = [byte]
      state = .escape
    case .escape:
      takeAfterEscape(byte)
    case .control:
      takeControl(byte)
    case .string(let kind):
      takeString(byte, kind)
    case .stringEscape(let kind):
      if byte == UInt8(ascii: "\\") { return endString(kind) }
      // Another sequence has begun, and ended this one.
      held = [0x1B]
      state = .escape
      take(byte)
    case .raw(let count):
      typed.append(byte)
      state = count > 1 ? .raw(count - 1) : .ground
    case .paste(let matched):
      takePaste(byte, matched)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "_"): state = .string(.kitty)
    case UInt8(ascii: "P"): state = .string(.version)
    case UInt8(ascii: "]"): state = .string(.iterm)
    default:
      release()
      return take(byte)
    }
    held.append(byte)
  }

  private mutating func takeControl(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte), held.count < Self.controlLimit else {
      if isInReply { abandon() } else { release() }
      return take(byte)
    }
    held.append(byte)
    // Between `[` and the last byte are digits and signs only.
    guard byte >= 0x40 else { return }
    let text = String(decoding: held.dropFirst(2), as: UTF8.self)
    if note(control: text) { return abandon() }
    release()
    if text == "M" { state = .raw(3) }
    if text == "200~" { state = .paste(0) }
  }

  /// Notes what a control sequence says; whether it is an answer.
  private mutating func note(control text: String) -> Bool {
    if text.hasPrefix("?"), text.hasSuffix("c") {
      let attributes = text.dropFirst().dropLast().split(separator: ";")
      facts.hasSixel = attributes.dropFirst().contains("4")
      isComplete = true
      return true
    }
    guard text.hasPrefix("6;"), text.hasSuffix("t") else { return false }
    let numbers = text.dropLast().split(separator: ";").compactMap { Double($0) }
    if numbers.count == 3 { noteCell(width: numbers[2], height: numbers[1]) }
    return true
  }

  private mutating func takeString(_ byte: UInt8, _ kind: StringKind) {
    let start = Array(kind.rawValue.utf8)
    if held.count < start.count {
      guard byte == start[held.count] else {
        release()
        return take(byte)
      }
      return held.append(byte)
    }
    switch byte {
    case 0x1B: state = .stringEscape(kind)
    case 0x07 where kind == .iterm: endString(kind)
    case 0..<0x20:
      // No answer has these: it was cut off, and this is a key.
      abandon()
      take(byte)
    default:
      held.append(byte)
      if held.count > Self.stringLimit { abandon() }
    }
  }

  private mutating func endString(_ kind: StringKind) {
    let text = String(decoding: held.dropFirst(kind.rawValue.utf8.count), as: UTF8.self)
    abandon()
    switch kind {
    case .kitty:
      let parts = text.split(separator: ";", maxSplits: 1)
      let keys = parts.first?.split(separator: ",") ?? []
      if keys.contains("i=\(TerminalQuestion.image)"), parts.last == "OK" { facts.hasKitty = true }
    case .version:
      facts.name = String(text.filter { $0.isASCII && (" "..."~").contains($0) }.prefix(64))
    case .iterm:
      guard text.hasPrefix("ReportCellSize=") else { return }
      // Height and width in points, and the pixels of a point.
      let numbers = text.dropFirst("ReportCellSize=".count).split(separator: ";")
        .compactMap { Double($0) }
      guard numbers.count >= 2 else { return }
      let scale = numbers.count > 2 ? numbers[2] : 1
      noteCell(width: numbers[1] * scale, height: numbers[0] * scale)
    }
  }

  private mutating func noteCell(width: Double, height: Double) {
    facts.cellSize = PictureFacts.cellSize(width: width, height: height) ?? facts.cellSize
  }

  private mutating func takePaste(_ byte: UInt8, _ matched: Int) {
    typed.append(byte)
    if byte == Self.pasteEnd[matched] {
      state = matched + 1 == Self.pasteEnd.count ? .ground : .paste(matched + 1)
    } else {
      state = .paste(byte == Self.pasteEnd[0] ? 1 : 0)
    }
  }
}
