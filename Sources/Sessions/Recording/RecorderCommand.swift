import Recording
import SessionProtocol

/// What a person says to a recorder, a line each.
enum RecorderCommand: Hashable {
  /// Something to do to an element, which the text names by its identifier or label; the app where it
  /// is empty.
  case touch(Gesture, String)
  case type(String)
  /// Types what a variable of the environment has.
  case typeSecret(String)
  case back
  case home
  case advance(Double)
  /// Lets time pass until an element comes.
  case wait(String)
  /// Lets time pass until an element is gone.
  case waitGone(String)
  /// Swipes until an element can be touched.
  case reach(HandDirection, String)
  /// Runs what was saved last in several ways.
  case prove
  /// An element that is asserted, and what of it.
  case assert(Claim, String)
  case undo
  case redo
  /// Shows what saving would change.
  case diff(RecordingTarget)
  case save(RecordingTarget)
  /// Takes back what was saved last.
  case undoSave
  /// Lists the calls that do what the latest one does.
  case choices
  /// Takes another of them, counted from 1.
  case choose(Int)
  case list
  case elements

  /// What is done to an element.
  enum Gesture: Hashable {
    case tap, doubleTap
    case press(seconds: Double)
    case swipe(HandDirection)
  }

  /// What is asserted of an element.
  enum Claim: String, Hashable, CaseIterable {
    case exists, gone, label, value, enabled, disabled, selected, hittable
  }

  /// Whether the recording is another one after it.
  var isKept: Bool {
    switch self {
    case .touch, .type, .typeSecret, .back, .home, .advance, .wait, .waitGone, .reach, .assert,
      .undo, .redo, .choose:
      true
    case .prove, .diff, .save, .undoSave, .choices, .list, .elements: false
    }
  }

  /// Why a line is no command.
  struct Problem: Error, Hashable {
    var message: String
  }

  /// Reads a line.
  ///
  /// - Parameter line: The line.
  /// - Returns: The command; `nil` for an empty line and for a comment, which begins with `#`.
  /// - Throws: ``Problem``.
  static func read(_ line: String) throws(Problem) -> RecorderCommand? {
    let (word, rest) = firstWord(of: line)
    switch word {
    case "": return nil
    case _ where word.hasPrefix("#"): return nil
    case "tap": return .touch(.tap, try element(rest, word))
    case "double-tap": return .touch(.doubleTap, try element(rest, word))
    case "press": return try press(rest)
    case "swipe": return try swipe(rest)
    case "type":
      guard !rest.isEmpty else { throw Problem(message: "type TEXT: there is no text.") }
      return .type(unescaped(rest))
    case "type-secret":
      guard !rest.isEmpty,
        rest.allSatisfy({ $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { throw Problem(message: "type-secret NAME: a variable of the environment.") }
      return .typeSecret(rest)
    case "back": return .back
    case "home": return .home
    case "advance":
      guard let seconds = Double(rest), seconds > 0, seconds <= 3_600 else {
        throw Problem(message: "advance SECONDS: more than 0 and at most 3600.")
      }
      return .advance(seconds)
    case "wait": return .wait(try element(rest, word))
    case "wait-gone": return .waitGone(try element(rest, word))
    case "reach":
      let (way, name) = firstWord(of: rest)
      guard let direction = HandDirection(rawValue: way), !name.isEmpty else {
        throw Problem(message: "reach DIRECTION ELEMENT: swipes up, down, left or right.")
      }
      return .reach(direction, name)
    case "prove": return .prove
    case "assert": return try claim(rest)
    case "undo": return .undo
    case "redo": return .redo
    case "diff": return .diff(rest.isEmpty ? .pages : try target(rest, "diff"))
    case "choices": return .choices
    case "choose":
      guard let number = Int(rest), number > 0 else {
        throw Problem(message: "choose NUMBER: one of those that choices lists.")
      }
      return .choose(number)
    case "unsave": return .undoSave
    case "list": return .list
    case "elements": return .elements
    case "save": return .save(try target(rest, "save"))
    default:
      throw Problem(
        message:
          "\"\(word)\" is no command: tap, double-tap, press, type, type-secret, swipe, reach, back, "
          + "home, advance, wait, wait-gone, assert, undo, redo, choices, choose, list, elements, "
          + "diff, save, unsave, prove.")
    }
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
