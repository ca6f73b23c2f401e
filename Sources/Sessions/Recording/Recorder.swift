import ElementModel
import Foundation
package import Recording
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

    /// Creates an answer.
    package init(text: String, isDone: Bool) {
      self.text = text
      self.isDone = isDone
    }
  }

  /// A step with what leads back to before it.
  struct Entry {
    var step: RecordedStep
    /// What was done; nothing where something is only asserted.
    var actions: [HandAction] = []
    /// The command that does it again.
    var command = ""
    /// How much was done by hand before, and where the run was stopped then.
    var count: Int
    var position: Int
  }

  let run: RecordingRun
  let sources: RecordedSources
  /// Gives what a variable of the environment has, or what a person says that it is to be.
  let secret: (String) -> String?
  /// Runs a test that was saved, and says in which ways it holds.
  private let prove: (SavedRecording) -> Answer
  /// The test whose set-up the recording has.
  let test: String
  var entries: [Entry] = []
  var undone: [Entry] = []
  /// The calls that a person has chosen, by the first step that they do.
  var choices: [Int: String] = [:]
  /// What was saved last as a test or a part of one.
  var saved: RecordingTarget?
  /// What the app showed before the latest step, in which elements are that are gone.
  var screenBefore = ElementTree.empty

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - run: A run that is stopped.
  ///   - built: The project.
  ///   - test: The test whose set-up the recording has.
  ///   - isAtEnd: Whether the recording begins at its end.
  ///   - secretsAreWritten: Whether what is typed into secure fields stands in the sources already.
  ///   - secret: Gives what a variable of the environment has.
  ///   - prove: Runs a test that was saved, and says in which ways it holds.
  package init(
    _ run: RecordingRun, of built: BuiltProject, test: String, atEnd isAtEnd: Bool = false,
    secretsAreWritten: Bool = false,
    secret: @escaping (String) -> String? = { ProcessInfo.processInfo.environment[$0] },
    prove: @escaping (SavedRecording) -> Answer = { _ in
      Answer(text: "Nothing can be run here.", isDone: false)
    }
  ) {
    self.run = run
    self.test = test
    self.prove = prove
    self.secret = secret
    sources = RecordedSources(
      built.project, built.index,
      testClass: test.contains("/") ? test.split(separator: "/").first.map(String.init) : nil,
      secretsAreWritten: secretsAreWritten)
    sources.beginsInTest = isAtEnd
  }

  var steps: [RecordedStep] { entries.map(\.step) }

  /// Takes a line.
  ///
  /// - Parameter line: A command.
  /// - Returns: The answer; `nil` for an empty line.
  /// - Throws: ``RecordingRunError`` where nothing can be recorded any more.
  package func answer(_ line: String) throws(RecordingRunError) -> Answer? {
    let (kept, count) = (covered(line), entries.count)
    let answer = try take(line)
    if entries.count > count { entries[entries.count - 1].command = kept }
    return answer
  }

  private func take(_ line: String) throws(RecordingRunError) -> Answer? {
    let command: RecorderCommand?
    do throws(RecorderCommand.Problem) {
      command = try RecorderCommand.read(line)
    } catch {
      return Answer(text: error.message, isDone: false)
    }
    guard let command else { return nil }
    sources.isLaunchedInSetUp = run.isLaunchedInSetUp
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
    case .wait(let name): return try wait(for: name, isGone: false)
    case .waitGone(let name): return try wait(for: name, isGone: true)
    case .reach(let direction, let name): return try reach(name, swiping: direction)
    case .assert(let claim, let name): return assert(claim, name)
    case .undo: return try undo()
    case .redo: return try redo()
    case .list: return Answer(text: body, isDone: true)
    case .diff(let target): return saving { () throws(RecordingSaveError) in try diff(target) }
    case .save(let target): return saving { () throws(RecordingSaveError) in try save(target) }
    case .undoSave: return saving(undoSave)
    case .prove:
      guard let saved, let test = saved.testName else {
        return Answer(text: "prove: save a test first.", isDone: false)
      }
      return prove(SavedRecording(test: test, target: saved, actions: done))
    case .choices: return listChoices()
    case .choose(let number): return choose(number)
    case .elements: return Answer(text: elements, isDone: true)
    }
  }

  /// Notes code of the test's own, which does nothing to the app.
  package func keep(code: String) {
    add(
      Entry(
        step: RecordedStep(title: code, .code(code)), count: run.interventions.count,
        position: run.position), screenBefore)
  }

  /// A command as it may be kept: what is typed into a secure field is not in it.
  ///
  /// - Parameter line: The command, before it is done.
  /// - Returns: One that does the same; `nil` for one that changes nothing of the recording.
  package func kept(_ line: String) -> String? {
    guard let command = try? RecorderCommand.read(line), command.isKept else { return nil }
    return covered(line)
  }

  /// A command that says the name of what is typed into a secure field.
  private func covered(_ line: String) -> String {
    guard case .type? = try? RecorderCommand.read(line),
      let field = run.screen.elements.first(where: \.hasFocus), field.type == .secureTextField
    else { return line }
    return "type-secret \(SecretName.of(field))"
  }

  // MARK: Doing

  func touch(
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

  func perform(
    _ action: HandAction, isRedone: Bool = false
  ) throws(RecordingRunError) -> Answer {
    let (before, position, count) = (run.screen, run.position, run.interventions.count)
    let first = run.events.count
    let hand = try run.perform(action)
    if let problem = hand.problem { return Answer(text: problem, isDone: false) }
    let step = RecordedStep.step(
      hand.title, action, run.events[first...], before: before, after: run.screen)
    add(Entry(step: step, actions: [action], count: count, position: position), before, isRedone)
    return Answer(text: lastCode, isDone: true)
  }

  /// Notes a step; what was undone before it cannot be done again then.
  func add(_ entry: Entry, _ before: ElementTree, _ isRedone: Bool = false) {
    screenBefore = before
    if !isRedone { undone = [] }
    entries.append(entry)
  }

  func undo() throws(RecordingRunError) -> Answer {
    guard let entry = entries.popLast() else {
      return Answer(text: "There is nothing to undo.", isDone: false)
    }
    undone.append(entry)
    choices = choices.filter { $0.key < entries.count }
    sources.reset()
    if !entry.actions.isEmpty { try run.goBack(to: entry.count, at: entry.position) }
    return Answer(text: "Undone: \(entry.step.title)", isDone: true)
  }

  func redo() throws(RecordingRunError) -> Answer {
    guard let entry = undone.popLast() else {
      return Answer(text: "There is nothing to do again.", isDone: false)
    }
    if entry.actions.count == 1 {
      let answer = try perform(entry.actions[0], isRedone: true)
      if answer.isDone { entries[entries.count - 1].command = entry.command }
      return answer
    }
    for action in entry.actions {
      let hand = try run.perform(action)
      if let problem = hand.problem { return Answer(text: problem, isDone: false) }
    }
    entries.append(entry)
    return Answer(text: lastCode, isDone: true)
  }
}
