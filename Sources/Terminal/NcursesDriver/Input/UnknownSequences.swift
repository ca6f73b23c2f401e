import TerminalModel

/// Takes out escape sequences that the terminal's description does not know.
///
/// Among them are answers that come later than anyone waits for them. Curses hands these on as Escape and characters, each of which would be a command. A person who
/// types Escape and a bracket is slower than the time after which curses gives Escape alone.
enum UnknownSequences {
  /// The inputs of one reading without the sequences among them.
  static func removed(from inputs: [TerminalInput]) -> [TerminalInput] {
    var kept: [TerminalInput] = []
    var index = 0
    while index < inputs.count {
      let end = end(ofSequenceAt: index, in: inputs)
      if end == index {
        kept.append(inputs[index])
        index += 1
      } else {
        index = end
      }
    }
    return kept
  }

  /// The index after the sequence that begins here; the same index when none does.
  private static func end(ofSequenceAt start: Int, in inputs: [TerminalInput]) -> Int {
    guard inputs[start] == .key(.escape), start + 1 < inputs.count else { return start }
    switch inputs[start + 1] {
    case .key(.character("O")):
      return min(start + 3, inputs.count)
    case .key(.character("[")):
      var index = start + 2
      while index < inputs.count, case .key(.character(let character)) = inputs[index] {
        index += 1
        if ("@"..."~").contains(character) { return index }
        guard (" "..."?").contains(character) else { return index - 1 }
      }
      return index
    case .key(.character("_")), .key(.character("P")), .key(.character("]")):
      return self.end(ofStringAt: start, in: inputs) ?? start
    default:
      return start
    }
  }

  /// The index after a string, such as an answer that came late; `nil` where it has no end: a person may
  /// have typed what is there.
  private static func end(ofStringAt start: Int, in inputs: [TerminalInput]) -> Int? {
    for index in inputs.indices.dropFirst(start + 2) {
      switch inputs[index] {
      case .key(.control("g")): return index + 1
      case .key(.escape):
        let isEnd = index + 1 < inputs.count && inputs[index + 1] == .key(.character("\\"))
        return isEnd ? index + 2 : nil
      case .key(.character): continue
      default: return nil
      }
    }
    return nil
  }
}
