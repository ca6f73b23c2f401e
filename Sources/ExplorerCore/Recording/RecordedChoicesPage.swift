import Recording
import TerminalModel

/// The calls that do what a step of a recording is a part of.
struct RecordedChoicesPage: Page {
  /// Its key.
  struct Key: PageKey {
    /// The last step that the call does.
    var step: Int
  }

  /// The first step that the calls do.
  let first: Int
  let choices: [RecordedAlternative]
  let language: Language
  let actions: Set<PageAction> = [.select]

  init(step: Int, _ state: RecordingState, _ language: Language) {
    let ids = state.codedIDs
    let call = state.code.calls.first { call in
      call.steps.upperBound < ids.count && ids[call.steps.upperBound] == step
    }
    first = call.map { ids[$0.steps.lowerBound] } ?? step
    choices = call?.choices ?? []
    self.language = language
  }

  var document: PageDocument {
    let lines = choices.enumerated().map { place, choice in
      var line = StyledLine(place == 0 ? " ● " : " ○ ", place == 0 ? .pass : .dim)
      line.add(choice.code, place == 0 ? .title : .text)
      let count = choice.steps
      line.addTrailing(
        language.say("does \(count) step\(count == 1 ? "" : "s") ", ja: "\(count) 手順 "), .dim)
      return line
    }
    return .list(
      language.say(
        "Calls that do this, the one that does most first", ja: "同じことをする呼び出し（多くをするものから）"),
      lines, empty: language.say("there is no other", ja: "ほかにはありません"), extent: .wide)
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard choices.indices.contains(item) else { return [.close] }
    return item == 0 ? [.close] : [.close, .takeCall(choices[item].code, step: first)]
  }
}
