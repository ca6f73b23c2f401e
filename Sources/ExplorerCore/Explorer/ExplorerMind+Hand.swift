import ElementModel
import Foundation
import SessionProtocol

/// Acting on the app by keys and commands.
extension ExplorerMind {
  /// How long an element is pressed unless a person says so, in seconds.
  private static let pressSeconds = 1.0
  /// The most virtual time that may pass by one command, in seconds.
  private static let longestPause = 3_600.0

  /// The element that a gesture is for: the one with a text, or the selected one.
  ///
  /// - Parameter text: An identifier or label; empty for the selected element.
  /// - Returns: The element; nil, with a notice, where there is none.
  mutating func handElement(_ text: String) -> Element? {
    if text.isEmpty {
      if let element = selectedElement { return element }
      notice = language.say("no element is selected", ja: "要素が選択されていません")
      return nil
    }
    let elements = run.state.screen.elements.dropFirst()
    if let element = elements.first(where: { $0.identifier == text })
      ?? elements.first(where: { $0.label == text })
    {
      return element
    }
    notice = language.say(
      "no element has the identifier or label \"\(text)\"",
      ja: "識別子またはラベルが「\(text)」の要素はありません")
    return nil
  }

  /// The selected element, while it is on the screen.
  var selectedElement: Element? {
    selectedElementID.flatMap { run.state.screen.element(withID: $0) }
  }

  /// Does something to an element.
  mutating func touch(
    _ text: String, _ action: (HandTarget) -> HandAction
  ) -> [ExplorerEffect] {
    guard let element = handElement(text) else { return [] }
    let effects = perform(action(.element(id: element.id)))
    view.appElement = element.id
    return effects
  }

  /// Presses an element for some seconds; the text is a number, an element, or both.
  mutating func press(_ text: String) -> [ExplorerEffect] {
    let words = Self.firstWord(of: text)
    guard let seconds = Double(words.first) else {
      return touch(text) { .press($0, seconds: Self.pressSeconds) }
    }
    guard isDuration(seconds) else { return [] }
    return touch(words.rest) { .press($0, seconds: seconds) }
  }

  /// Swipes from an element; the text is a direction and an element.
  mutating func swipe(_ text: String) -> [ExplorerEffect] {
    guard let (direction, rest) = direction(in: text) else { return [] }
    return touch(rest) { .swipe($0, direction) }
  }

  /// Scrolls what an element shows by half of it; the text is a direction and an element.
  mutating func scroll(_ text: String) -> [ExplorerEffect] {
    guard let (direction, rest) = direction(in: text), let element = handElement(rest) else {
      return []
    }
    // Scrolling down shows what is below: the content moves up.
    let (dx, dy): (Double, Double) =
      switch direction {
      case .up: (0, element.frame.height / 2)
      case .down: (0, -element.frame.height / 2)
      case .left: (element.frame.width / 2, 0)
      case .right: (-element.frame.width / 2, 0)
      }
    return touch(rest) { .scroll($0, dx: dx, dy: dy) }
  }

  /// Types into the selected field, else into what has the keyboard.
  mutating func type(_ text: String) -> [ExplorerEffect] {
    guard let element = selectedElement, element.type.takesText else {
      return perform(.type(text))
    }
    let effects = perform(.typeInto(id: element.id, text: text))
    view.appElement = element.id
    return effects
  }

  /// Moves the selected slider, or turns the selected wheel.
  mutating func adjust(_ text: String) -> [ExplorerEffect] {
    guard let element = handElement("") else { return [] }
    defer { view.appElement = element.id }
    if element.type == .pickerWheel {
      return perform(.turnWheel(id: element.id, value: text.trimmedBlanks))
    }
    guard let position = Double(text), (0...1).contains(position) else {
      notice = language.say("a position is from 0 to 1", ja: "位置は 0 から 1 までです")
      return []
    }
    return perform(.adjust(id: element.id, position: position))
  }

  /// Drags the selected element to another one.
  mutating func drag(to text: String) -> [ExplorerEffect] {
    guard let start = handElement(""), let goal = handElement(text) else { return [] }
    return perform(.drag(from: .element(id: start.id), to: .element(id: goal.id)))
  }

  /// Turns the device.
  mutating func turn(_ text: String) -> [ExplorerEffect] {
    guard let orientation = HandOrientation(rawValue: text.trimmedBlanks) else {
      let names = HandOrientation.allCases.map(\.rawValue).joined(separator: ", ")
      notice = language.say("an orientation is one of \(names)", ja: "向きは \(names) のどれかです")
      return []
    }
    return perform(.turn(orientation))
  }

  /// Lets virtual time pass.
  mutating func advance(_ text: String) -> [ExplorerEffect] {
    guard let seconds = Double(text) else {
      notice = language.say("\(text) is no number of seconds", ja: "\(text) は秒数ではありません")
      return []
    }
    return isDuration(seconds) ? perform(.advance(seconds: seconds)) : []
  }

  private mutating func isDuration(_ seconds: Double) -> Bool {
    if seconds > 0, seconds <= Self.longestPause { return true }
    notice = language.say("it takes more than 0 and at most 3600 s", ja: "0 秒より長く 3600 秒以下にしてください")
    return false
  }

  private mutating func direction(in text: String) -> (HandDirection, String)? {
    let words = Self.firstWord(of: text)
    if let direction = HandDirection(rawValue: words.first.lowercased()) {
      return (direction, words.rest)
    }
    notice = language.say(
      "a direction is one of up, down, left, right", ja: "方向は up、down、left、right のどれかです")
    return nil
  }

  private static func firstWord(of text: String) -> (first: String, rest: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    return (
      words.first.map(String.init) ?? "", words.count > 1 ? String(words[1]).trimmedBlanks : ""
    )
  }

  // MARK: Completion

  /// The elements that a gesture can be for.
  var elementCompletions: [Completion] {
    namedElements.map { named in
      let label = run.state.screen.element(withID: named.id)?.label ?? ""
      return Completion(
        named.text, note: label == named.text ? named.type : "\(named.type) \(label)")
    }
  }

  /// Directions, each also with the elements once it is typed.
  func directionCompletions(_ text: String) -> [Completion] {
    let first = Self.firstWord(of: text).first
    guard HandDirection(rawValue: first) != nil, text.contains(" ") else {
      return HandDirection.allCases.map { Completion($0.rawValue) }
    }
    return elementCompletions.map { Completion("\(first) \($0.text)", note: $0.note) }
  }

  // MARK: Results

  /// Says what came of something that was done by hand.
  mutating func tell(_ hand: HandEvent) {
    guard hand.progress == .ended else { return }
    if let problem = hand.problem {
      notice = problem
    } else if let value = hand.value {
      notice = "\(hand.title) = \(value)"
    }
  }
}
