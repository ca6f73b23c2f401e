import SessionProtocol
import SourceModel
import TerminalModel

/// The page methods and use cases, of which one is chosen to be called.
struct CallablesPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The page methods and use cases that can be called.",
      ja: "呼び出せるページのメソッドとユースケースです。"),
    LocalizedText(
      "Those that fit this screen come first.",
      ja: "この画面に合うものが先に並びます。"),
    lesson: "use-cases")

  /// Its key: what the call is for.
  struct Key: PageKey {
    var purpose: CallPurpose
  }

  let purpose: CallPurpose
  let callables: [KnownCallable]
  /// Names of the pages that are on the screen.
  let shown: Set<String>
  /// Calls that run, innermost first.
  let stack: [SourceFrame]
  let language: Language
  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  var document: PageDocument {
    let lines = callables.map { known in
      var line = StyledLine(" ")
      let isUseCase = known.type.role == .useCase
      line.add(known.type.name, isUseCase ? .accent : .title)
      line.add(".\(known.callable.name)")
      line.add("(\(known.callable.parameters.map(Self.text).joined(separator: ", ")))", .dim)
      if shown.contains(known.type.name) {
        line.addTrailing(language.say("on the screen ", ja: "表示中 "), .pass)
      }
      line.addTrailing(
        isUseCase
          ? language.say("use case ", ja: "ユースケース ") : language.say("page ", ja: "ページ "), .dim)
      return line
    }
    let title =
      purpose == .run
      ? language.say("Call", ja: "呼び出し") : language.say("Add to the chain", ja: "並びに加える")
    return .list(
      title, lines,
      empty: language.say(
        "the tests have no page objects and no use cases", ja: "テストにページオブジェクトもユースケースもありません"),
      extent: .wide)
  }

  /// The first method of the page that runs, or else of one that is on the screen.
  var start: Int {
    let types = callables.map(\.type.name)
    let running = stack.lazy
      .compactMap { frame in types.firstIndex(of: String(frame.function.prefix { $0 != "." })) }
      .first
    return running ?? types.firstIndex(where: shown.contains) ?? 0
  }

  private static func text(_ parameter: CallableParameter) -> String {
    parameter.label == "_" ? parameter.type : "\(parameter.label): \(parameter.type)"
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard callables.indices.contains(item) else { return [] }
    return [.close, .call(callables[item], purpose)]
  }
}
