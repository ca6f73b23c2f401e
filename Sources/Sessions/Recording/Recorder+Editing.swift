import ElementModel
import Recording

/// Changing what was recorded: the app does all of it again from there on.
extension Recorder {
  /// The steps, a line each.
  var stepList: String {
    entries.enumerated().map { "\($0 + 1) \($1.command)" }.joined(separator: "\n")
  }

  /// Leaves a step out.
  func drop(_ step: Int) throws(RecordingRunError) -> Answer {
    try rewrite(from: step) { commands in commands.remove(at: step - 1) }
  }

  /// Does a step at another place.
  func move(_ step: Int, to place: Int) throws(RecordingRunError) -> Answer {
    guard entries.indices.contains(place - 1) else { return noStep(place) }
    return try rewrite(from: min(step, place), checking: step) { commands in
      commands.insert(commands.remove(at: step - 1), at: place - 1)
    }
  }

  /// Does another command in the place of a step.
  func edit(_ step: Int, _ command: String) throws(RecordingRunError) -> Answer {
    // A secret has a name, in the file of the recording too.
    let isSecret =
      entries.indices.contains(step - 1) && entries[step - 1].command.hasPrefix("type-secret ")
    if isSecret, case .type? = try? RecorderCommand.read(command) {
      return Answer(
        text: "What is typed into a secure field has a name: edit \(step) type-secret NAME.",
        isDone: false)
    }
    return try rewrite(from: step) { commands in commands[step - 1] = command }
  }

  private func noStep(_ step: Int) -> Answer {
    Answer(text: "There is no step \(step); steps lists them.", isDone: false)
  }

  /// Changes the commands from a step on, and does them; all is as it was where one cannot be done.
  private func rewrite(
    from first: Int, checking step: Int? = nil, by change: (inout [String]) -> Void
  ) throws(RecordingRunError) -> Answer {
    let number = step ?? first
    guard entries.indices.contains(number - 1) else { return noStep(number) }
    let former = Draft(commands: entries.map(\.command), choices: choices)
    var draft = former
    change(&draft.commands)
    draft.choices = choices.before(first - 1)
    guard let problem = try restore(draft) else { return Answer(text: body, isDone: true) }
    if let other = try restore(former) { return other }
    return Answer(text: "\(problem.text) Nothing is changed.", isDone: false)
  }
}
