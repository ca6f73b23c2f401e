import Foundation
import Recording
import SessionProtocol

/// Reading what a person says to a recorder.
extension RecorderCommand {
  /// Reads a line.
  ///
  /// - Parameter line: The line.
  /// - Returns: The command; `nil` for an empty line and for a comment, which begins with `#`.
  /// - Throws: ``Problem``.
  static func read(_ line: String) throws(Problem) -> RecorderCommand? {
    let (word, rest) = firstWord(of: line)
    guard !word.isEmpty, !word.hasPrefix("#") else { return nil }
    if let command = try act(word, rest) { return command }
    if let command = try look(word, rest) { return command }
    if let command = try edit(word, rest) { return command }
    throw Problem(
      message:
        "\"\(word)\" is no command: tap, double-tap, press, type, type-secret, swipe, reach, drag, "
        + "adjust, pick, rotate, back, home, activate, launch, advance, wait, wait-gone, assert, undo, "
        + "redo, steps, drop, move, edit, choices, choose, locators, locate, list, elements, diff, "
        + "save, unsave, prove.")
  }

  /// What does something to the app.
  private static func act(_ word: String, _ rest: String) throws(Problem) -> RecorderCommand? {
    switch word {
    case "tap": .touch(.tap, try element(rest, word))
    case "double-tap": .touch(.doubleTap, try element(rest, word))
    case "press": try press(rest)
    case "swipe": try swipe(rest)
    case "type": try typing(rest)
    case "type-secret": try secret(rest)
    case "drag":
      try pair(rest, " to ", "drag ELEMENT to ELEMENT.") { .drag($0, to: $1) }
    case "adjust": try adjust(rest)
    case "pick": try pair(rest, " from ", "pick VALUE from ELEMENT.") { .pick($0, from: $1) }
    case "rotate": try rotate(rest)
    case "back": .back
    case "home": .home
    case "activate": .activate
    case "launch": .launch(HandLaunch(rest))
    case "advance": try advance(rest)
    case "wait": .wait(try element(rest, word))
    case "wait-gone": .waitGone(try element(rest, word))
    case "reach": try reach(rest)
    default: nil
    }
  }

  /// What looks at the app, or at what the recording becomes.
  private static func look(_ word: String, _ rest: String) throws(Problem) -> RecorderCommand? {
    switch word {
    case "assert": try claim(rest)
    case "elements": .elements
    case "list": .list
    case "steps": .steps
    case "choices": .choices
    case "locators": .locators
    case "diff": .diff(rest.isEmpty ? .pages : try target(rest, "diff"))
    case "save": .save(try target(rest, "save"))
    case "unsave": .undoSave
    case "prove": .prove
    case "mend": .mend
    default: nil
    }
  }

  /// What changes the recording.
  private static func edit(_ word: String, _ rest: String) throws(Problem) -> RecorderCommand? {
    switch word {
    case "undo": return .undo
    case "redo": return .redo
    case "choose":
      return .choose(try number(rest, "choose NUMBER: one of those that choices lists."))
    case "locate":
      return .locate(try number(rest, "locate NUMBER: one of those that locators lists."))
    case "drop": return .drop(try number(rest, "drop NUMBER: one of those that steps lists."))
    case "move":
      let words = rest.split(separator: " ").map(String.init)
      guard words.count == 3, words[1] == "to" else {
        throw Problem(message: "move NUMBER to NUMBER: as steps counts them.")
      }
      let message = "move NUMBER to NUMBER: as steps counts them."
      return .move(try number(words[0], message), to: try number(words[2], message))
    case "edit":
      let (place, command) = firstWord(of: rest)
      let message = "edit NUMBER COMMAND: does another command in the place of that step."
      guard !command.isEmpty else { throw Problem(message: message) }
      let step = try number(place, message)
      guard let read = try read(command), read.isStep else { throw Problem(message: message) }
      return .edit(step, command)
    default: return nil
    }
  }

  private static func number(_ text: String, _ message: String) throws(Problem) -> Int {
    guard let number = Int(text), number > 0 else { throw Problem(message: message) }
    return number
  }

  private static func pair(
    _ rest: String, _ word: String, _ message: String,
    _ command: (String, String) -> RecorderCommand
  ) throws(Problem) -> RecorderCommand {
    guard let range = rest.range(of: word, options: .backwards) else {
      throw Problem(message: message)
    }
    let (first, second) = (trimmed(rest[..<range.lowerBound]), trimmed(rest[range.upperBound...]))
    guard !first.isEmpty, !second.isEmpty else { throw Problem(message: message) }
    return command(first, second)
  }

  private static func typing(_ rest: String) throws(Problem) -> RecorderCommand {
    guard !rest.isEmpty else { throw Problem(message: "type TEXT: there is no text.") }
    return .type(unescaped(rest))
  }

  private static func secret(_ rest: String) throws(Problem) -> RecorderCommand {
    guard !rest.isEmpty,
      rest.allSatisfy({ $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { throw Problem(message: "type-secret NAME: a variable of the environment.") }
    return .typeSecret(rest)
  }

  private static func adjust(_ rest: String) throws(Problem) -> RecorderCommand {
    let (word, name) = firstWord(of: rest)
    guard let position = Double(word), (0...1).contains(position), !name.isEmpty else {
      throw Problem(message: "adjust POSITION ELEMENT: a slider's position is from 0 to 1.")
    }
    return .adjust(position, name)
  }

  private static func rotate(_ rest: String) throws(Problem) -> RecorderCommand {
    guard let orientation = HandOrientation(rawValue: rest) else {
      let names = HandOrientation.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(message: "rotate ORIENTATION: one of \(names).")
    }
    return .rotate(orientation)
  }

  private static func advance(_ rest: String) throws(Problem) -> RecorderCommand {
    guard let seconds = Double(rest), seconds > 0, seconds <= 3_600 else {
      throw Problem(message: "advance SECONDS: more than 0 and at most 3600.")
    }
    return .advance(seconds)
  }

  private static func reach(_ rest: String) throws(Problem) -> RecorderCommand {
    let (way, name) = firstWord(of: rest)
    guard let direction = HandDirection(rawValue: way), !name.isEmpty else {
      throw Problem(message: "reach DIRECTION ELEMENT: swipes up, down, left or right.")
    }
    return .reach(direction, name)
  }

  private static func element(_ text: String, _ word: String) throws(Problem) -> String {
    guard text.isEmpty else { return text }
    throw Problem(message: "\(word) ELEMENT: name it by its identifier or label.")
  }

  private static func press(_ rest: String) throws(Problem) -> RecorderCommand {
    let (word, name) = firstWord(of: rest)
    guard let seconds = Double(word) else {
      return .touch(.press(seconds: 1), try element(rest, "press"))
    }
    guard seconds > 0, seconds <= 3_600 else {
      throw Problem(message: "press SECONDS ELEMENT: more than 0 and at most 3600.")
    }
    return .touch(.press(seconds: seconds), try element(name, "press"))
  }

  private static func swipe(_ rest: String) throws(Problem) -> RecorderCommand {
    let (word, name) = firstWord(of: rest)
    guard let direction = HandDirection(rawValue: word) else {
      throw Problem(message: "swipe DIRECTION [ELEMENT]: up, down, left or right.")
    }
    return .touch(.swipe(direction), name)
  }

  private static func claim(_ rest: String) throws(Problem) -> RecorderCommand {
    guard let space = rest.lastIndex(of: " "),
      let claim = Claim(rawValue: String(rest[rest.index(after: space)...]))
    else {
      let claims = Claim.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(message: "assert ELEMENT CLAIM: a claim is one of \(claims).")
    }
    return .assert(claim, trimmed(rest[..<space]))
  }

  private static func target(
    _ rest: String, _ word: String
  ) throws(Problem) -> RecordingTarget {
    do throws(RecordingTarget.Problem) {
      return try RecordingTarget(rest)
    } catch {
      switch error {
      case .noTest:
        let kind = firstWord(of: rest).0
        throw Problem(
          message: "\(word) \(kind) CLASS/METHOD: a method's name begins with test.")
      case .noUseCase: throw Problem(message: "\(word) use-case NAME.")
      case .unknown:
        throw Problem(
          message: "\(word) test CLASS/METHOD, end-of CLASS/METHOD, use-case NAME, or pages.")
      }
    }
  }

  // MARK: Words

  private static func firstWord(of text: String) -> (String, String) {
    let text = trimmed(text[...])
    let word = text.prefix { !$0.isWhitespace }
    return (String(word), trimmed(text.dropFirst(word.count)))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// A text in which `\n` is a line's end, and `\\` a backslash.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result += character == "n" ? "\n" : character == "\\" ? "\\" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return isEscaped ? result + "\\" : result
  }
}
