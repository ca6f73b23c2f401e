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
    /// Whether something was done, and not only asserted.
    var acts = false
    /// The command that does it again.
    var command = ""
    /// What the app showed before it.
    var before = ElementTree.empty
    /// How much was done by hand before, and where the run was stopped then.
    var count: Int
    var position: Int
  }

  /// A recording as it was at some time.
  struct Draft: Hashable {
    var commands: [String]
    var choices: RecordingChoices
  }

  /// Runs a test that was saved, and says in which ways it holds, and what would mend it.
  package typealias Prover = (SavedRecording) -> (answer: Answer, mend: RecordingMend?)

  let run: RecordingRun
  let sources: RecordedSources
  /// Gives what a variable of the environment has, or what a person says that it is to be.
  let secret: (String) -> String?
  /// Runs a test that was saved, and says in which ways it holds.
  private let prove: Prover
  /// The test whose set-up the recording has.
  let test: String
  var entries: [Entry] = []
  /// What the recording was before each change, the latest last, and what the change is called.
  private var past: [(draft: Draft, change: String)] = []
  /// What it was before each change was undone.
  private var future: [(draft: Draft, change: String)] = []
  /// What a person has chosen.
  var choices = RecordingChoices()
  /// What was saved last as a test or a part of one.
  var saved: RecordingTarget?
  /// What would make it hold where it did not.
  private(set) var mend: RecordingMend?
  /// What was typed into secure fields, by the names of variables that stand for it.
  private var typedSecrets: [String: String] = [:]
  /// What the app showed before the latest step, in which elements are that are gone.
  var screenBefore: ElementTree { entries.last?.before ?? .empty }

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - run: A run that is stopped.
  ///   - built: The project.
  ///   - test: The test whose set-up the recording has.
  ///   - isAtEnd: Whether the recording begins at its end.
  ///   - options: How device and network were chosen.
  ///   - secretsAreWritten: Whether what is typed into secure fields stands in the sources already.
  ///   - installation: Names the person's cache folder.
  ///   - secret: Gives what a variable of the environment has.
  ///   - prove: Runs a test that was saved, and says in which ways it holds, and what would mend it.
  package init(
    _ run: RecordingRun, of built: BuiltProject, test: String, atEnd isAtEnd: Bool = false,
    options: RecordingOptions = RecordingOptions(), secretsAreWritten: Bool = false,
    installation: Installation = .current,
    secret: @escaping (String) -> String? = { ProcessInfo.processInfo.environment[$0] },
    prove: @escaping Prover = { _ in
      (Answer(text: "Nothing can be run here.", isDone: false), nil)
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
    sources.options = options
    sources.proposer.earlier = ScreenStore.load(for: built.project, installation)
  }

  var steps: [RecordedStep] { entries.map(\.step) }

  /// Keeps what the run has shown, for later recordings.
  ///
  /// - Parameter installation: Names the person's cache folder.
  package func keepScreens(_ installation: Installation) {
    let screens = run.events.compactMap { event in
      if case .screen(let screen) = event.content { screen.tree } else { nil }
    }
    ScreenStore.add(SeenScreens(screens), for: sources.project, installation)
  }

  /// Takes a line.
  ///
  /// - Parameter line: A command.
  /// - Returns: The answer; `nil` for an empty line.
  /// - Throws: ``RecordingRunError`` where nothing can be recorded any more.
  package func answer(_ line: String) throws(RecordingRunError) -> Answer? {
    let former = draft
    let answer = try doing(line)
    if draft != former, let change = RecorderCommand.change(line) {
      past.append((former, change == .step ? entries.last?.undoneTitle ?? line : line))
      future = []
    }
    return answer
  }

  /// The recording as it is now.
  private var draft: Draft { Draft(commands: entries.map(\.command), choices: choices) }

  /// Takes a line, and notes it as the command of the step that it makes.
  func doing(_ line: String) throws(RecordingRunError) -> Answer? {
    let (kept, count) = (covered(line), entries.count)
    let answer = try take(line)
    if entries.count > count, entries[entries.count - 1].command.isEmpty {
      entries[entries.count - 1].command = kept
    }
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
    sources.launchInTest = run.events.launchInTest
    switch command {
    case .touch(let gesture, let name): return try touch(gesture, name)
    case .type(let text): return try perform(.type(text))
    case .typeSecret(let name):
      guard let text = typedSecrets[name] ?? secret(name) else {
        return Answer(text: "The environment has no \(name).", isDone: false)
      }
      return try perform(.type(text))
    case .drag, .adjust, .pick: return try control(command)
    case .rotate(let orientation): return try perform(.turn(orientation))
    case .back: return try perform(.back)
    case .home: return try perform(.home)
    case .activate: return try perform(.activate)
    case .launch(let launch): return try perform(.launch(launch))
    case .advance(let seconds): return try perform(.advance(seconds: seconds))
    case .wait(let name): return try wait(for: name, isGone: false)
    case .waitGone(let name): return try wait(for: name, isGone: true)
    case .reach(let direction, let name): return try reach(name, swiping: direction)
    case .assert(let claim, let name): return assert(claim, name)
    case .undo: return try goBack()
    case .redo: return try goForth()
    case .steps: return Answer(text: stepList, isDone: true)
    case .drop(let step): return try drop(step)
    case .move(let step, let place): return try move(step, to: place)
    case .edit(let step, let command): return try edit(step, command)
    case .list:
      // As it is saved: of what was added on the way only what is called in the end.
      sources.reset()
      return Answer(text: body, isDone: true)
    case .diff(let target): return saving { () throws(RecordingSaveError) in try diff(target) }
    case .save(let target): return saving { () throws(RecordingSaveError) in try save(target) }
    case .undoSave: return saving(undoSave)
    case .prove:
      guard let saved, let test = saved.testName else {
        return Answer(text: "prove: save a test first.", isDone: false)
      }
      let (answer, mend) = prove(SavedRecording(test: test, target: saved, steps: steps))
      self.mend = mend
      return answer
    case .mend: return saving(writeMend)
    case .choices: return listChoices()
    case .choose(let number): return choose(number)
    case .locators: return listLocators()
    case .locate(let number): return locate(number)
    case .elements: return Answer(text: elements, isDone: true)
    }
  }

  /// Notes code of the test's own, which does nothing to the app.
  package func keep(code: String) {
    add(
      Entry(
        step: RecordedStep(title: code, .code(code)), before: screenBefore,
        count: run.interventions.count, position: run.position))
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
    guard case .type(let text)? = try? RecorderCommand.read(line),
      let field = run.screen.elements.first(where: \.hasFocus), field.type == .secureTextField
    else { return line }
    let name = SecretName.of(field)
    typedSecrets[name] = text
    return "type-secret \(name)"
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

  func perform(_ action: HandAction) throws(RecordingRunError) -> Answer {
    let (before, position, count) = (run.screen, run.position, run.interventions.count)
    let first = run.events.count
    let hand = try run.perform(action)
    if let problem = hand.problem { return Answer(text: problem, isDone: false) }
    let step = RecordedStep.step(
      hand.title, action, run.events[first...], before: before, after: run.screen)
    add(Entry(step: step, acts: true, before: before, count: count, position: position))
    return Answer(text: lastCode, isDone: true)
  }

  /// Does something to an element and to another, or with a value.
  private func control(_ command: RecorderCommand) throws(RecordingRunError) -> Answer {
    let name: String =
      switch command {
      case .drag(let name, _), .adjust(_, let name), .pick(_, let name): name
      default: ""
      }
    // A label beside a slider may have its name.
    let type: ElementType? =
      switch command {
      case .adjust: .slider
      case .pick: .pickerWheel
      default: nil
      }
    guard let element = element(name, of: type, in: run.screen) else { return missing(name) }
    switch command {
    case .adjust(let position, _): return try perform(.adjust(id: element.id, position: position))
    case .pick(let value, _): return try perform(.turnWheel(id: element.id, value: value))
    case .drag(_, let goal):
      guard let end = self.element(goal, in: run.screen) else { return missing(goal) }
      return try perform(.drag(from: .element(id: element.id), to: .element(id: end.id)))
    default: return nothing
    }
  }

  /// Notes a step.
  func add(_ entry: Entry) { entries.append(entry) }

  // MARK: Undoing

  private func goBack() throws(RecordingRunError) -> Answer {
    guard let last = past.popLast() else {
      return Answer(text: "There is nothing to undo.", isDone: false)
    }
    future.append((draft, last.change))
    if let answer = try restore(last.draft) { return answer }
    return Answer(text: "Undone: \(last.change)", isDone: true)
  }

  private func goForth() throws(RecordingRunError) -> Answer {
    guard let next = future.popLast() else {
      return Answer(text: "There is nothing to do again.", isDone: false)
    }
    past.append((draft, next.change))
    if let answer = try restore(next.draft) { return answer }
    return Answer(text: lastCode, isDone: true)
  }

  /// Goes back to before a step.
  private func truncate(to count: Int) throws(RecordingRunError) {
    guard count < entries.count else { return }
    let first = entries[count...].first { $0.acts }
    entries.removeSubrange(count...)
    choices = choices.before(count)
    sources.reset()
    if let first { try run.goBack(to: first.count, at: first.position) }
  }

  /// Makes the recording what it was, or is to be: what is the same in the beginning stays.
  ///
  /// - Returns: Why a command could not be done, with its number; `nil` where all were.
  func restore(_ draft: Draft) throws(RecordingRunError) -> Answer? {
    let same = zip(entries.map(\.command), draft.commands).prefix { $0 == $1 }.count
    try truncate(to: same)
    for (place, command) in draft.commands.enumerated().dropFirst(same) {
      guard let answer = try doing(command), !answer.isDone else { continue }
      return Answer(
        text: "Step \(place + 1), \(command), cannot be done then: \(answer.text)", isDone: false)
    }
    choices = draft.choices
    sources.reset()
    return nil
  }
}
