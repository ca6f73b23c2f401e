import SourceModel

extension Breakpoint {
  /// Reads a breakpoint from what a person types: a place, then `count N` and `if CONDITION` if they
  /// are wanted.
  ///
  /// - Returns: nil when it is none.
  init?(text: String) {
    var rest = text.trimmedBlanks
    var condition = ""
    if let mark = rest.firstRange(of: " if ") {
      condition = String(rest[mark.upperBound...]).trimmedBlanks
      rest = String(rest[..<mark.lowerBound])
    }
    var count = 1
    if let mark = rest.firstRange(of: " count "),
      let number = Int(String(rest[mark.upperBound...]).trimmedBlanks), number > 0
    {
      count = number
      rest = String(rest[..<mark.lowerBound])
    }
    guard let place = Self.place(rest.trimmedBlanks) else { return nil }
    self.init(place: place, condition: condition, count: count)
  }

  private static func place(_ text: String) -> Place? {
    switch text {
    case "": return nil
    case "failure": return .event(.failure)
    case "screen": return .event(.screen)
    case "action": return .event(.action)
    case "assertion": return .event(.assertion)
    default: break
    }
    if text.hasPrefix("#"), text.count > 1 { return .element(String(text.dropFirst())) }
    if text.hasPrefix("wait>") {
      let seconds = Double(text.dropFirst(5)) ?? -1
      return seconds >= 0 && seconds.isFinite ? .event(.wait(longerThan: seconds)) : nil
    }
    if let colon = text.lastIndex(of: ":"), text[..<colon].hasSuffix(".swift") {
      guard let line = Int(text[text.index(after: colon)...]), line > 0 else { return nil }
      return .line(file: String(text[..<colon]), line: line)
    }
    return text.contains(" ") ? nil : .call(text)
  }

  /// Where the condition begins in what a person types, in characters; nil without one.
  static func conditionStart(in text: String) -> Int? {
    guard let mark = text.firstRange(of: " if ") else { return nil }
    let rest = text[mark.upperBound...]
    let blanks = rest.prefix { $0 == " " }.count
    return text.distance(from: text.startIndex, to: mark.upperBound) + blanks
  }

  /// The breakpoint as a person would type it.
  var text: String {
    placeText + (count > 1 ? " count \(count)" : "") + (condition.isEmpty ? "" : " if \(condition)")
  }

  private var placeText: String {
    switch place {
    case .line(let file, let line): "\(file.split(separator: "/").last ?? ""):\(line)"
    case .call(let name): name
    case .element(let text): "#\(text)"
    case .event(.failure): "failure"
    case .event(.screen): "screen"
    case .event(.action): "action"
    case .event(.assertion): "assertion"
    case .event(.wait(let seconds)): "wait>\(seconds)"
    }
  }
}
