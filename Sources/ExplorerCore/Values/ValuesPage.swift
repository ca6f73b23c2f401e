import SessionProtocol
import SourceModel
import TerminalModel

/// The calls that led to where the run is, each with what it was given, what it has named, and what
/// the page object, use case or test holds that it was called on.
struct ValuesPage: LinePage {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The calls that led here, with their arguments and values.",
      ja: "ここまでの呼び出しと、その引数や値です。"),
    LocalizedText(
      "Each leads to its line, as in a debugger.",
      ja: "デバッガのように、それぞれの行へ移れます。"),
    lesson: "accounts")

  /// Its key.
  struct Key: PageKey {
    var isTransparent: Bool { true }
  }

  /// The command that opens it.
  static let command = CommandEntry(
    ExplorerCommand("show-values"), keys: [.character("V")], LocalizedText("values", ja: "値"),
    LocalizedText(
      "Show the values of the calls: arguments, constants, stored properties",
      ja: "呼び出しの値を表示する（引数、定数、格納プロパティ）"),
    needs: [.otherPage(PageID(Key()))])

  /// The calls, innermost first.
  let stack: [SourceFrame]
  /// What is known of them, by their places in the stack.
  let calls: [Int: CallValues]
  /// The call that Source shows.
  let level: Int
  let language: Language
  let extent = PageDocument.Extent.wide

  var title: String { language.say("Values", ja: "値") }

  var lines: [PageLine] {
    guard !calls.isEmpty else {
      return [
        .text(
          language.say(
            "Nothing is known of the calls here.", ja: "ここの呼び出しの値は分かりません。"), .dim)
      ]
    }
    return stack.enumerated().flatMap { number, frame in
      lines(of: frame, number: number)
    }
  }

  private func lines(of frame: SourceFrame, number: Int) -> [PageLine] {
    guard let call = calls[number] else { return [] }
    let mark = number == level ? "▶ " : "  "
    let heading = PageLine.placed(
      mark + frame.function, .title, indent: 1, at: SourceLocation(frame))
    return [heading]
      + part(language.say("arguments", ja: "引数"), call.arguments, frame)
      + part(language.say("constants", ja: "定数"), call.locals, frame)
      + part(language.say("holds", ja: "プロパティ"), call.properties, frame) + [.blank]
  }

  private func part(_ title: String, _ values: [NamedValue], _ frame: SourceFrame) -> [PageLine] {
    guard !values.isEmpty else { return [] }
    return [.row(StyledLine("   " + title, .dim))]
      + values.map { value in
        let line = value.line.map { SourceLocation(file: frame.file, line: max(0, $0)) }
        return .text(value.text, indent: 5, limit: 4, line.map { .source($0) })
      }
  }
}
