import ElementModel
import Foundation
import Recording
import SessionProtocol
import SourceIndex
import SourceModel
package import Workspace

/// Records what a person does in lines of text: takes commands, and answers each with one line.
package final class Recorder {
  /// What came of a line.
  package struct Answer: Hashable, Sendable {
    /// A line for the person; empty for none.
    package var text: String
    /// Whether it was done.
    package var isDone: Bool
  }

  /// A step with what leads back to before it.
  private struct Entry {
    var step: RecordedStep
    /// What was done; `nil` for what is only asserted.
    var action: HandAction?
    /// How much was done by hand before, and where the run was stopped then.
    var count: Int
    var position: Int
  }

  private let run: RecordingRun
  private let project: Project
  private let index: ProjectIndex
  private let testClass: String?
  private let mapper: RecordingMapper
  /// Gives what a variable of the environment has, or what a person says that it is to be.
  private let secret: (String) -> String?
  private var entries: [Entry] = []
  private var undone: [Entry] = []
  /// What the app showed before the latest step, in which elements are that are gone.
  private var screenBefore = ElementTree.empty

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - run: A run that is stopped.
  ///   - built: The project.
  ///   - test: The test whose set-up the recording has.
  ///   - secret: Gives what a variable of the environment has.
  package init(
    _ run: RecordingRun, of built: BuiltProject, test: String,
    secret: @escaping (String) -> String? = { ProcessInfo.processInfo.environment[$0] }
  ) {
    self.run = run
    self.secret = secret
    project = built.project
    index = built.index
    testClass = test.contains("/") ? test.split(separator: "/").first.map(String.init) : nil
    mapper = RecordingMapper(built.index)
  }

  private var steps: [RecordedStep] { entries.map(\.step) }

  /// Takes a line.
  ///
  /// - Parameter line: A command.
  /// - Returns: The answer; `nil` for an empty line.
  /// - Throws: ``RecordingRunError`` where nothing can be recorded any more.
  package func answer(_ line: String) throws(RecordingRunError) -> Answer? {
    let command: RecorderCommand?
    do throws(RecorderCommand.Problem) {
      command = try RecorderCommand.read(line)
    } catch {
      return Answer(text: error.message, isDone: false)
    }
    guard let command else { return nil }
    switch command {
    case .touch(let gesture, let name): return try touch(gesture, name)
    case .type(let text): return try perform(.type(text))
    case .typeSecret(let name):
      guard let text = secret(name) else {
        return Answer(text: "The environment has no \(name).", isDone: false)
      }
      return try perform(.type(text))
    case .back: return try perform(.back)
    case .home: return try perform(.home)
    case .advance(let seconds): return try perform(.advance(seconds: seconds))
    case .assert(let claim, let name): return assert(claim, name)
    case .undo: return try undo()
    case .redo: return try redo()
    case .diff, .list: return Answer(text: body, isDone: true)
    case .elements: return Answer(text: elements, isDone: true)
    case .saveTest(let name): return save(name)
    }
  }

  /// A command as it may be kept: what is typed into a secure field is not in it.
  ///
  /// - Parameter line: The command, before it is done.
  /// - Returns: One that does the same.
  package func kept(_ line: String) -> String {
    guard case .type? = try? RecorderCommand.read(line),
      let field = run.screen.elements.first(where: \.hasFocus), field.type == .secureTextField
    else { return line }
    return "type-secret \(SecretName.of(field))"
  }

  // MARK: Doing

  private func touch(
    _ gesture: RecorderCommand.Gesture, _ name: String
  ) throws(RecordingRunError) -> Answer {
    let element: Element
    if name.isEmpty {
      guard let app = run.screen.application else { return nothing }
      element = app
    } else {
      guard let found = Self.element(name, in: run.screen) else { return missing(name) }
      element = found
    }
    let target = HandTarget.element(id: element.id)
    switch gesture {
    case .tap: return try perform(.tap(target))
    case .doubleTap: return try perform(.doubleTap(target))
    case .press(let seconds): return try perform(.press(target, seconds: seconds))
    case .swipe(let direction): return try perform(.swipe(target, direction))
    }
  }

  private func perform(
    _ action: HandAction, isRedone: Bool = false
  ) throws(RecordingRunError) -> Answer {
    let (before, position, count) = (run.screen, run.position, run.interventions.count)
    let first = run.events.count
    let hand = try run.perform(action)
    if let problem = hand.problem { return Answer(text: problem, isDone: false) }
    screenBefore = before
    let step = RecordedStep.step(
      hand.title, action, run.events[first...], before: before, after: run.screen)
    if !isRedone { undone = [] }
    entries.append(
      Entry(
        step: step, action: action, count: count, position: position))
    return Answer(text: lastCode, isDone: true)
  }

  private func assert(_ claim: RecorderCommand.Claim, _ name: String) -> Answer {
    let now = run.screen
    let tree = claim == .gone ? screenBefore : now
    guard let element = Self.element(name, in: tree) else { return missing(name) }
    if let problem = Self.problem(claim, element, now) {
      return Answer(text: problem, isDone: false)
    }
    let subject: RecordedCheck.Subject =
      switch claim {
      case .exists: .exists
      case .gone: .isGone
      case .label: .text(attribute: "label")
      case .value: .text(attribute: "value")
      case .enabled: .holds(attribute: "isEnabled", true)
      case .disabled: .holds(attribute: "isEnabled", false)
      case .selected: .holds(attribute: "isSelected", element.isSelected)
      case .hittable: .holds(attribute: "isHittable", element.isHittable)
      }
    undone = []
    let check = RecordedCheck(subject, of: element.id, in: tree, now: now)
    entries.append(
      Entry(
        step: RecordedStep(title: "\(claim.rawValue) \(name)", .check(check)),
        count: run.interventions.count, position: run.position))
    return Answer(text: lastCode, isDone: true)
  }

  /// Why something cannot be asserted: it does not hold.
  private static func problem(
    _ claim: RecorderCommand.Claim, _ element: Element, _ now: ElementTree
  ) -> String? {
    switch claim {
    case .gone where now.element(withID: element.id) != nil: "It is still there."
    case .value where element.value == nil: "It has no value."
    case .enabled where !element.isEnabled: "It is not enabled."
    case .disabled where element.isEnabled: "It is enabled."
    default: nil
    }
  }

  private func undo() throws(RecordingRunError) -> Answer {
    guard let entry = entries.popLast() else {
      return Answer(text: "There is nothing to undo.", isDone: false)
    }
    undone.append(entry)
    if entry.action != nil { try run.goBack(to: entry.count, at: entry.position) }
    return Answer(text: "Undone: \(entry.step.title)", isDone: true)
  }

  private func redo() throws(RecordingRunError) -> Answer {
    guard let entry = undone.popLast() else {
      return Answer(text: "There is nothing to do again.", isDone: false)
    }
    if let action = entry.action { return try perform(action, isRedone: true) }
    entries.append(entry)
    return Answer(text: lastCode, isDone: true)
  }

  // MARK: Elements

  /// The element of an identifier, else of a label; the innermost of several alike.
  private static func element(_ name: String, in tree: ElementTree) -> Element? {
    let elements = tree.elements.dropFirst()
    return elements.first { $0.identifier == name && $0.isHittable }
      ?? elements.first { $0.label == name && $0.isHittable }
      ?? elements.first { $0.identifier == name } ?? elements.first { $0.label == name }
  }

  private var nothing: Answer { Answer(text: "The app shows nothing.", isDone: false) }

  private func missing(_ name: String) -> Answer {
    Answer(
      text: "No element has the identifier or label \"\(name)\"; elements lists those there are.",
      isDone: false)
  }

  private var elements: String {
    run.screen.elements.dropFirst().filter { !$0.identifier.isEmpty || !$0.label.isEmpty }
      .map { element in
        let names = [element.identifier, element.label].filter { !$0.isEmpty }
        return "\(element.type.name) \(names.map { "\"\($0)\"" }.joined(separator: " "))"
      }
      .joined(separator: "\n")
  }

  // MARK: Sources

  private func test() -> (parts: [RecordedPart], test: RecordedTest) {
    let parts = mapper.map(steps)
    return (parts, StatementComposer(index.deeds.value, testClass: testClass).test(of: parts))
  }

  /// The statement that the last step is a part of.
  private var lastCode: String {
    let (parts, test) = self.test()
    let last = entries.count - 1
    guard let place = parts.lastIndex(where: { $0.steps.contains(last) }) else { return "" }
    return test.statements[test.places[place]].lines.joined()
  }

  /// All statements.
  private var body: String {
    test().test.statements.map { $0.lines.joined() }.joined(separator: "\n")
  }

  private func save(_ name: String) -> Answer {
    let words = name.split(separator: "/").map(String.init)
    guard words.count == 2, words.allSatisfy(\.isSwiftName), words[1].hasPrefix("test") else {
      return Answer(
        text: "save test CLASS/METHOD: a method's name begins with test.", isDone: false)
    }
    let test = self.test().test
    let known = index.testClasses.first { $0.name == words[0] }
    let template = testClass.flatMap { name in index.testClasses.first { $0.name == name } }
    guard let home = known ?? template else {
      return Answer(text: "There is no test class to write it like.", isDone: false)
    }
    let folder = (home.location.file as NSString).deletingLastPathComponent
    var draft = TestDraft(
      className: words[0], method: words[1],
      file: known?.location.file ?? "\(folder)/\(words[0]).swift", statements: test.statements)
    draft.isNewFile = known == nil
    draft.isLaunched = test.isLaunched
    draft.app = index.deeds.value.apps[home.name]
    if known == nil {
      draft.template = TestDraft.Template(className: home.name, file: home.location.file)
    }
    do {
      let (change, line) = try TestFiles.save(draft, inside: project.testFolders)
      return Answer(text: "Saved \(name) in \(change.path):\(line)", isDone: true)
    } catch {
      return Answer(text: error.message, isDone: false)
    }
  }
}
