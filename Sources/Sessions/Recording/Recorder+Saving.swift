import ElementModel
package import Recording
import SessionProtocol
import SourceIndex

/// What a recording becomes, and is saved as.
extension Recorder {
  var parts: [RecordedPart] { sources.parts(steps, choosing: choices) }

  /// The statement that the last step is a part of.
  var lastCode: String {
    let parts = self.parts
    let test = sources.test(of: parts)
    let last = entries.count - 1
    guard let place = parts.lastIndex(where: { $0.steps.contains(last) }) else { return "" }
    if case .launch = parts[place].content {
      return zip(parts, test.places).filter { $0.0.steps.contains(last) }
        .map { test.statements[$0.1].lines.joined() }.joined(separator: "; ")
    }
    return test.statements[test.places[place]].lines.joined()
  }

  /// All statements.
  var body: String {
    sources.test(of: parts).statements.map { $0.lines.joined() }.joined(separator: "\n")
  }

  /// The last call, of which there may be others that do the same.
  var lastCall: (call: RecordedCall, step: Int)? {
    guard let part = parts.last, case .call(let call) = part.content else { return nil }
    return (call, part.steps.lowerBound)
  }

  func listChoices() -> Answer {
    guard let (call, _) = lastCall, !call.alternatives.isEmpty else {
      return Answer(text: "No other call does what was done last.", isDone: false)
    }
    let all = [RecordedAlternative(code: call.name, steps: call.steps)] + call.alternatives
    let lines = all.enumerated().map { number, choice in
      "\(number + 1) \(choice.code) (\(choice.steps) \(choice.steps == 1 ? "step" : "steps"))"
    }
    return Answer(text: lines.joined(separator: "\n"), isDone: true)
  }

  func choose(_ number: Int) -> Answer {
    guard let (call, step) = lastCall, number <= call.alternatives.count + 1 else {
      return Answer(text: "There is no choice \(number); choices lists them.", isDone: false)
    }
    if number > 1 { choices.calls[step] = call.alternatives[number - 2].code }
    return Answer(text: lastCode, isDone: true)
  }

  /// The ways to find the element of the latest step.
  private var locators: [RecordedLocator] {
    entries.last?.step.target.map {
      RecordedLocator.all(
        of: $0.id, in: $0.tree, steps, after: sources.proposer.earlier, sources.index)
    } ?? []
  }

  func listLocators() -> Answer {
    let found = locators
    guard !found.isEmpty else {
      return Answer(text: "The latest step is about no element.", isDone: false)
    }
    let lines = found.enumerated().map { place, locator in
      let others = locator.matchesElsewhere
      return "\(place + 1) \(locator.text): \(locator.reason)"
        + (others > 1 && locator.matches == 1
          ? " On another screen it finds \(others)." : "")
    }
    return Answer(text: lines.joined(separator: "\n"), isDone: true)
  }

  func locate(_ number: Int) -> Answer {
    let found = locators
    guard found.indices.contains(number - 1) else {
      return Answer(text: "There is no locator \(number); locators lists them.", isDone: false)
    }
    let last = entries.count - 1
    let former = choices.locators[last]
    choices.locators[last] = found[number - 1].text
    sources.reset()
    guard
      parts.contains(where: { $0.steps.contains(last) && $0.uses(locator: found[number - 1].text) })
        || sources.contains(found[number - 1].text)
    else {
      choices.locators[last] = former
      sources.reset()
      return Answer(
        text: "\(lastCode) finds it in its own way: a locator is chosen for what no page does yet.",
        isDone: false)
    }
    return Answer(text: lastCode, isDone: true)
  }

  /// Saves, and says what was done.
  package func saved(as target: RecordingTarget) -> Answer {
    saving { () throws(RecordingSaveError) in try save(target) }
  }

  /// The diff of saving.
  package func difference(as target: RecordingTarget) -> Answer {
    saving { () throws(RecordingSaveError) in try diff(target) }
  }

  func saving(_ body: () throws(RecordingSaveError) -> String) -> Answer {
    do throws(RecordingSaveError) {
      return Answer(text: try body(), isDone: true)
    } catch {
      return Answer(text: error.message, isDone: false)
    }
  }

  func diff(_ target: RecordingTarget) throws(RecordingSaveError) -> String {
    let changes = try sources.changes(target, steps, choosing: choices).changes
    return sources.diff(changes).joined(separator: "\n")
  }

  func save(_ target: RecordingTarget) throws(RecordingSaveError) -> String {
    let (changes, path, line) = try sources.changes(target, steps, choosing: choices)
    try sources.save(changes)
    if target.testName != nil { saved = target }
    let files = changes.map(\.path).filter { $0 != path }
    let also =
      (files.isEmpty ? "" : "; changed \(files.joined(separator: ", "))")
      + (sources.advice.map { "\n\($0)" } ?? "")
    return switch target {
    case .test(let className, let method):
      "Saved \(className)/\(method) in \(path ?? ""):\(line)\(also)"
    case .body(let className, let method, _):
      "Rewritten: \(className)/\(method) in \(path ?? ""):\(line)\(also)"
    case .end(let className, let method):
      "Added to \(className)/\(method) in \(path ?? ""):\(line)\(also)"
    case .useCase(let name): "Saved \(name) in \(path ?? "")\(also)"
    case .pages: "Saved \(files.joined(separator: ", "))"
    }
  }

  /// Writes what makes the test hold that was saved last.
  func writeMend() throws(RecordingSaveError) -> String {
    guard let mend else { throw .noMend }
    try sources.save([mend.change])
    return "Changed \(mend.change.path)"
  }

  func undoSave() throws(RecordingSaveError) -> String {
    let paths = try sources.undoSave()
    guard !paths.isEmpty else { throw .nothing }
    return "Taken back: \(paths.joined(separator: ", "))"
  }

  /// The recording as data.
  package var file: RecordingFile {
    let parts = self.parts
    let test = sources.test(of: parts)
    let steps = entries.enumerated().map { place, entry in
      let part = parts.firstIndex { $0.steps.contains(place) }
      return RecordingFile.Step(
        command: entry.command, title: entry.title, element: entry.target,
        expected: entry.expected,
        swift: part.map { test.statements[test.places[$0]].lines.joined() } ?? "")
    }
    var file = RecordingFile(from: self.test, steps: steps)
    if !sources.options.isEmpty { file.options = sources.options }
    return file
  }
}

extension Recorder.Entry {
  /// What it is called when it is undone.
  var undoneTitle: String { command.hasPrefix("type-secret ") ? title : step.title }

  /// What it is in words, without what was typed into a secure field.
  var title: String {
    guard let last = step.actions.last, case .type = last.kind else { return step.title }
    return last.coveredTitle
  }

  /// The element that it is about.
  fileprivate var target: RecordingFile.Target? {
    let element: Element? =
      switch step.content {
      case .act(let actions):
        actions.first.flatMap { action in
          action.elementID.flatMap { action.before.element(withID: $0) }
        }
      case .check(let check): check.tree.element(withID: check.elementID)
      case .pause(_, _, let after, let id): id.flatMap { after.element(withID: $0) }
      case .launch, .code: nil
      }
    guard let element, element.type != .application else { return nil }
    return RecordingFile.Target(
      type: element.type.name, identifier: element.identifier.isEmpty ? nil : element.identifier,
      label: element.label.isEmpty ? nil : element.label)
  }

  /// The text that is asserted.
  fileprivate var expected: String? {
    guard case .check(let check) = step.content, case .text(let attribute) = check.subject,
      let element = check.tree.element(withID: check.elementID), element.type != .secureTextField
    else { return nil }
    return attribute == "value" ? element.value : element.label
  }
}
