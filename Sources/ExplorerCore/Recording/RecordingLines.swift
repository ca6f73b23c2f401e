import TerminalModel

/// A recording as lines: what was done, and beneath it the Swift that it becomes.
struct RecordingLines: Hashable, Sendable {
  /// A step with the code that ends with it.
  struct Item: Hashable, Sendable {
    var id: Int
    /// What was done; empty for what a test did before.
    var title: String
    var isLeftOut: Bool
    /// The Swift that ends with it.
    var code: [String]
    /// Whether that is a call on what the one before gives.
    var isContinued: Bool
    /// Whether its Swift is not known yet.
    var isPending: Bool
    /// How many calls there are to choose from.
    var choices: Int
  }

  /// The steps, in order.
  let items: [Item]

  /// Lays steps and code side by side.
  init(_ state: RecordingState) {
    var code: [Int: RecordingCode.Part] = [:]
    for part in state.code.parts where part.steps.upperBound < state.codedIDs.count {
      let id = state.codedIDs[part.steps.upperBound]
      let former = code[id]
      code[id] = part
      // Several statements can do one step.
      if let former {
        code[id]?.lines = former.lines + part.lines
        code[id]?.isContinued = former.isContinued
      }
    }
    var choices: [Int: Int] = [:]
    for call in state.code.calls where call.steps.upperBound < state.codedIDs.count {
      choices[state.codedIDs[call.steps.upperBound]] = call.choices.count
    }
    let known = Set(state.codedIDs)
    items = state.entries.map { entry in
      Item(
        id: entry.id, title: entry.step.shownTitle,
        isLeftOut: state.leftOut.contains(entry.id), code: code[entry.id]?.lines ?? [],
        isContinued: code[entry.id]?.isContinued ?? false,
        isPending: !known.contains(entry.id), choices: choices[entry.id] ?? 1)
    }
  }

  /// What a step is called.
  static func title(of item: Item, _ language: Language) -> String {
    item.id == RecordingEntry.beginning
      ? language.say("What the test did before", ja: "それまでにテストがしたこと") : item.title
  }

  /// The rows of a step.
  static func rows(of item: Item, number: Int, _ language: Language) -> [StyledLine] {
    var line = StyledLine(item.isLeftOut ? " ○ " : " ● ", item.isLeftOut ? .dim : .running)
    line.add("\(number)".padded(toWidth: 3, alignment: .trailing) + "  ", .dim)
    line.add(title(of: item, language), item.isLeftOut ? .dim : .text)
    if item.isLeftOut {
      line.addTrailing(language.say("left out ", ja: "除外 "), .dim)
    } else if item.choices > 1 {
      line.addTrailing(language.say("\(item.choices) ways ", ja: "\(item.choices) 通り "), .dim)
    }
    guard !item.isLeftOut else { return [line] }
    if item.isPending { return [line, StyledLine("        …", .dim)] }
    return [line]
      + item.code.enumerated().map { place, code in
        StyledLine((place == 0 && !item.isContinued ? "      " : "        ") + code, .accent)
      }
  }
}
