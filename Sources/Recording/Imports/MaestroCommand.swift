import ElementModel
import Yams

/// A command of a flow of Maestro's.
struct MaestroCommand {
  private let name: String
  private let node: Node?
  private let environment: [String: String]

  init(_ name: String, _ node: Node?, _ environment: [String: String]) {
    self.name = name
    self.node = node
    self.environment = environment
  }

  /// Our commands, and what has no counterpart.
  var lines: (commands: [String], gaps: [String]) {
    var gaps: [String] = []
    let commands = self.commands(&gaps)
    return gaps.isEmpty ? (commands, []) : ([], gaps)
  }

  private func commands(_ gaps: inout [String]) -> [String] {
    switch name {
    case "tapOn": return touched("tap", &gaps)
    case "doubleTapOn": return touched("double-tap", &gaps)
    case "longPressOn": return touched("press 3", &gaps)
    case "inputText": return text(node?.string ?? node?.mapping?["text"]?.string, &gaps)
    case "eraseText":
      let count = node?.int ?? node?.mapping?["charactersToErase"]?.int ?? 50
      guard (1...200).contains(count) else { return gap("eraseText", &gaps) }
      return ["type " + String(repeating: "\u{7f}", count: count)]
    case "pressKey": return key(&gaps)
    case "assertVisible": return element(&gaps).map { ["assert \($0) exists"] } ?? []
    case "assertNotVisible": return element(&gaps).map { ["wait-gone \($0)"] } ?? []
    case "extendedWaitUntil": return waited(&gaps)
    case "scroll": return ["swipe up"]
    case "scrollUntilVisible": return reached(&gaps)
    case "swipe": return swiped(&gaps)
    case "back": return ["back"]
    case "launchApp":
      // A recording begins with an app that was launched.
      let keys = node?.mapping?.keys.compactMap(\.string).filter { $0 != "appId" } ?? []
      return keys.isEmpty ? [] : gap("launchApp: \(keys.joined(separator: ", "))", &gaps)
    case "waitForAnimationToEnd": return []
    default: return gap(name, &gaps)
    }
  }

  private func gap(_ text: String, _ gaps: inout [String]) -> [String] {
    gaps.append(text)
    return []
  }

  // MARK: Elements

  private func element(
    _ gaps: inout [String], of other: Node? = nil
  ) -> String? {
    guard let node = other ?? node else {
      gaps.append("\(name) without an element")
      return nil
    }
    let map = node.mapping
    let key = map?["id"]?.string ?? map?["text"]?.string ?? node.string
    let (text, missing) = Self.replaced(key ?? "", environment)
    guard !text.isEmpty, missing == nil else {
      gaps.append(missing.map { "\(name): ${\($0)}" } ?? "\(name) of something without id or text")
      return nil
    }
    let unknown =
      map?.keys.compactMap(\.string).filter { !["id", "text", "index"].contains($0) } ?? []
    guard unknown.isEmpty else {
      gaps.append("\(name): \(unknown.joined(separator: ", "))")
      return nil
    }
    if let index = map?["index"]?.int {
      return "app.descendants(matching: .any).matching(identifier: \(SwiftLiteral.readable(text)))"
        + ".element(boundBy: \(max(0, index)))"
    }
    // Texts are expressions that the whole of a text has to match.
    guard text.allSatisfy({ !#".*+?[](){}|^$\"#.contains($0) }) || map?["id"] != nil else {
      return "app.descendants(matching: .any).element(matching: NSPredicate(format: "
        + "\"label MATCHES %@\", \(SwiftLiteral.readable(text))))"
    }
    return Self.isPlain(text)
      ? text : "app.descendants(matching: .any)[\(SwiftLiteral.readable(text))]"
  }

  /// Whether a text can stand in a line as it is, and is taken for nothing else.
  private static func isPlain(_ text: String) -> Bool {
    !text.hasPrefix("app.") && !text.hasPrefix("app[") && !text.hasPrefix("#")
      && text.first?.isWhitespace == false && text.last?.isWhitespace == false
      && text.unicodeScalars.allSatisfy {
        ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
          $0.properties.generalCategory)
      }
  }

  private func touched(_ verb: String, _ gaps: inout [String]) -> [String] {
    if let point = node?.mapping?["point"]?.string { return gap("\(name): point \(point)", &gaps) }
    return element(&gaps).map { ["\(verb) \($0)"] } ?? []
  }

  private func waited(_ gaps: inout [String]) -> [String] {
    if let node = node?.mapping?["visible"] {
      return element(&gaps, of: node).map { ["wait \($0)"] } ?? []
    }
    if let node = node?.mapping?["notVisible"] {
      return element(&gaps, of: node).map { ["wait-gone \($0)"] } ?? []
    }
    return gap("extendedWaitUntil without visible or notVisible", &gaps)
  }

  // MARK: Swipes

  /// Which way a finger goes for what is to come into sight.
  private static let ways = ["DOWN": "up", "UP": "down", "LEFT": "right", "RIGHT": "left"]

  private func reached(_ gaps: inout [String]) -> [String] {
    let map = node?.mapping
    guard let way = Self.ways[(map?["direction"]?.string ?? "DOWN").uppercased()] else {
      return gap("scrollUntilVisible: direction", &gaps)
    }
    let target = map?["element"] ?? node
    return target.flatMap { element(&gaps, of: $0) }.map { ["reach \(way) \($0)"] } ?? []
  }

  private func swiped(_ gaps: inout [String]) -> [String] {
    let map = node?.mapping
    guard let direction = map?["direction"]?.string?.lowercased(),
      ["up", "down", "left", "right"].contains(direction)
    else { return gap("swipe between points", &gaps) }
    guard let from = map?["from"] else { return ["swipe \(direction)"] }
    return element(&gaps, of: from).map { ["swipe \(direction) \($0)"] } ?? []
  }

  // MARK: Texts

  private func text(_ text: String?, _ gaps: inout [String]) -> [String] {
    let (replaced, missing) = Self.replaced(text ?? "", environment)
    if let missing { return gap("inputText: ${\(missing)}", &gaps) }
    let line = ImportedFlow.escaped(replaced)
    guard !replaced.isEmpty, !line.contains(where: \.isNewline) else {
      return gap("inputText of such a text", &gaps)
    }
    return ["type \(line)"]
  }

  private func key(_ gaps: inout [String]) -> [String] {
    switch node?.string?.lowercased() {
    case "enter": ["type \\n"]
    case "backspace": ["type \u{7f}"]
    case "home": ["home"]
    case "back": ["back"]
    default: gap("pressKey: \(node?.string ?? "")", &gaps)
    }
  }

  /// A text with what its variables stand for.
  ///
  /// - Returns: The text, and the first variable that nothing is known of.
  static func replaced(
    _ text: String, _ environment: [String: String]
  ) -> (text: String, missing: String?) {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      let name = String(rest[start.upperBound..<end])
      guard let value = environment[name] else { return (text, name) }
      result += rest[..<start.lowerBound] + value
      rest = rest[rest.index(after: end)...]
    }
    return (result + rest, nil)
  }
}
