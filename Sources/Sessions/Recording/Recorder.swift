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
  private let sources: RecordedSources
  /// Gives what a variable of the environment has, or what a person says that it is to be.
  private let secret: (String) -> String?
  private var entries: [Entry] = []
  private var undone: [Entry] = []
  /// The calls that a person has chosen, by the first step that they do.
  private var choices: [Int: String] = [:]
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
    sources = RecordedSources(
      built.project, built.index,
      testClass: test.contains("/") ? test.split(separator: "/").first.map(String.init) : nil)
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
    case .list: return Answer(text: body, isDone: true)
    case .diff(let target): return saving { () throws(RecordingSaveError) in try diff(target) }
    case .save(let target): return saving { () throws(RecordingSaveError) in try save(target) }
    case .undoSave: return saving(undoSave)
    case .choices: return listChoices()
    case .choose(let number): return choose(number)
    case .elements: return Answer(text: elements, isDone: true)
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
      guard let found = self.element(name, in: run.screen) else { return missing(name) }
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
    guard let element = self.element(name, in: tree) else { return missing(name) }
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
    choices = choices.filter { $0.key < entries.count }
    sources.reset()
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

  /// The element of an identifier, else of a label; the innermost of several alike. What begins with
  /// `app.` is an expression as tests have it.
  private func element(_ name: String, in tree: ElementTree) -> Element? {
    if name.hasPrefix("app.") || name.hasPrefix("app["),
      case .elements(let query, _)? = try? QueryExpressionParser(index: sources.index).parse(name)
    {
      return query.matches(in: tree).first.map { tree.elements[$0] }
    }
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

  private var parts: [RecordedPart] { sources.parts(steps, choosing: choices) }

  /// The statement that the last step is a part of.
  private var lastCode: String {
    let parts = self.parts
    let test = sources.test(of: parts)
    let last = entries.count - 1
    guard let place = parts.lastIndex(where: { $0.steps.contains(last) }) else { return "" }
    return test.statements[test.places[place]].lines.joined()
  }

  /// All statements.
  private var body: String {
    sources.test(of: parts).statements.map { $0.lines.joined() }.joined(separator: "\n")
  }

  /// The last call, of which there may be others that do the same.
  private var lastCall: (call: RecordedCall, step: Int)? {
    guard let part = parts.last, case .call(let call) = part.content else { return nil }
    return (call, part.steps.lowerBound)
  }

  private func listChoices() -> Answer {
    guard let (call, _) = lastCall, !call.alternatives.isEmpty else {
      return Answer(text: "No other call does what was done last.", isDone: false)
    }
    let all = [RecordedAlternative(code: call.name, steps: call.steps)] + call.alternatives
    let lines = all.enumerated().map { number, choice in
      "\(number + 1) \(choice.code) (\(choice.steps) \(choice.steps == 1 ? "step" : "steps"))"
    }
    return Answer(text: lines.joined(separator: "\n"), isDone: true)
  }

  private func choose(_ number: Int) -> Answer {
    guard let (call, step) = lastCall, number <= call.alternatives.count + 1 else {
      return Answer(text: "There is no choice \(number); choices lists them.", isDone: false)
    }
    if number > 1 { choices[step] = call.alternatives[number - 2].code }
    return Answer(text: lastCode, isDone: true)
  }

  // MARK: Saving

  private func saving(_ body: () throws(RecordingSaveError) -> String) -> Answer {
    do throws(RecordingSaveError) {
      return Answer(text: try body(), isDone: true)
    } catch {
      return Answer(text: error.message, isDone: false)
    }
  }

  private func diff(_ target: RecordingTarget) throws(RecordingSaveError) -> String {
    let changes = try sources.changes(target, steps, choosing: choices).changes
    return sources.diff(changes).joined(separator: "\n")
  }

  private func save(_ target: RecordingTarget) throws(RecordingSaveError) -> String {
    let (changes, path, line) = try sources.changes(target, steps, choosing: choices)
    try sources.save(changes)
    let files = changes.map(\.path).filter { $0 != path }
    let also = files.isEmpty ? "" : "; changed \(files.joined(separator: ", "))"
    return switch target {
    case .test(let className, let method):
      "Saved \(className)/\(method) in \(path ?? ""):\(line)\(also)"
    case .useCase(let name): "Saved \(name) in \(path ?? "")\(also)"
    case .pages: "Saved \(files.joined(separator: ", "))"
    }
  }

  private func undoSave() throws(RecordingSaveError) -> String {
    let paths = try sources.undoSave()
    guard !paths.isEmpty else { throw .nothing }
    return "Taken back: \(paths.joined(separator: ", "))"
  }
}
