import PredicateLanguage
import SessionProtocol
import SourceModel

/// What led to the end of the process.
extension FailureScene {
  /// Where the process ended, with what, and after which step.
  ///
  /// - Parameter printed: What it said when it trapped, if it did.
  /// - Returns: One cause.
  func crash(printed: String?) -> [FailureCause] {
    let message = (printed ?? content.message).split(whereSeparator: \.isNewline).first ?? ""
    let frame = content.location.file.isEmpty ? failure.stack.first : content.location
    let location = frame.map { SourceLocation($0) }
    var english = "\(message)"
    var japanese = "\(message)"
    if let frame, let location {
      let isTest = sources.testFiles.contains(location.file)
      let known = !sources.testFiles.isEmpty
      english += known ? ", in \(isTest ? "the tests" : "the app"): " : ": "
      japanese += known ? "（\(isTest ? "テスト" : "アプリ")側）: " : ": "
      english += "\(frame.function) at \(location)"
      japanese += "\(frame.function)、\(location)"
    }
    if let step = lastStep {
      english += "; the last step was \(step)"
      japanese += "。最後の操作は \(step)"
    }
    return [
      FailureCause(
        kind: .crash, strength: 100, text: language.say(english + ".", ja: japanese + "。"),
        event: action?.index, location: location)
    ]
  }

  private var lastStep: String? {
    for event in events.reversed() {
      switch event.content {
      case .action(let action): return action.title
      case .read(let read):
        return language.say(
          "reading \(read.attribute.rawValue) of \(read.target), which was "
            + read.value.quotedForPredicate,
          ja: "\(read.target) の \(read.attribute.rawValue) の読み取り"
            + "（\(read.value.quotedForPredicate)）")
      case .application(let change) where change.change == .launched:
        return language.say("the launch of \(change.name)", ja: "\(change.name) の起動")
      default: continue
      }
    }
    return nil
  }
}
