package import ExplorerCore
import SourceModel

extension ReviewFinding {
  /// What was found and why it matters here, in a sentence or two.
  package var text: LocalizedText {
    switch fact {
    case .written(let text, let places, let tests):
      LocalizedText(
        "\(text) is written at \(places.count) places\(others(places)): a change of it edits each"
          + "\(tests > 0 ? ", for \(Self.count(tests, "test"))" : "").",
        ja: "\(text) が \(places.count) か所に書かれています。変わると全部の修正が必要です（テスト \(tests) 個に影響）。")
    case .unchecked(let page, let tests):
      LocalizedText(
        "\(page) has nothing that looks whether it is shown, and \(Self.count(tests, "test"))"
          + " \(tests == 1 ? "comes" : "come") to it: on another screen one fails later, at"
          + " something else.",
        ja: "\(page) には表示を確かめるメソッドがありません（テスト \(tests) 個が通ります）。別の画面では、後の別の行で失敗します。")
    case .rawQueries(let member, let count, let hasPages):
      LocalizedText(
        "\(member) asks the app for elements itself, at \(Self.count(count, "place"))"
          + "\(hasPages ? ", past the pages" : "").",
        ja: "\(member) がアプリの要素を直接探しています（\(count) か所）。")
    case .sleeps(let member, let text, let seconds):
      LocalizedText(
        "\(text) in \(member) waits \(seconds.map { "\($0.secondsText) s" } ?? "that long")"
          + " whatever happens, and for nothing longer.",
        ja:
          "\(member) の \(text) は、何が起きても\(seconds.map { " \($0.secondsText) 秒" } ?? "その時間だけ")待ち、それ以上は待ちません。"
      )
    case .unused(let member, let lines):
      LocalizedText(
        "Nothing in the tests' sources names \(member): \(Self.count(lines, "line")) that no test needs.",
        ja: "\(member) はテストのソースのどこにも現れません。\(lines) 行がどのテストにも使われていません。")
    default: laterText
    }
  }

  private var laterText: LocalizedText {
    switch fact {
    case .branches(let member, let first, let count, let tests):
      LocalizedText(
        "\(member) asks \(first)\(count > 1 ? " and \(count - 1) more" : ""):"
          + " what it does is not the same each time\(tests > 0 ? ", for \(Self.count(tests, "test"))" : "").",
        ja: "\(member) が \(first) で分岐しています（\(count) か所）。毎回同じことをするとは限りません（テスト \(tests) 個）。")
    case .givesNothing(let page, let methods):
      LocalizedText(
        "\(methods.joined(separator: ", ")) of \(page) \(methods.count == 1 ? "acts and gives" : "act and give")"
          + " nothing, so a chain of calls ends there.",
        ja: "\(page) の \(methods.joined(separator: "、")) が何も返さないので、呼び出しの連鎖がそこで切れます。")
    case .restarts(let page, _):
      LocalizedText(
        "This makes \(page) anew, which the statement before has given: the chain can go on.",
        ja: "前の文が返した \(page) をもう一度作っています。連鎖を続けられます。")
    case .asserts(let member, let first, let count):
      LocalizedText(
        "\(member) asserts more than that something is there\(count > 1 ? ", \(count) times" : ""):"
          + " \(first)",
        ja: "\(member) が表示の確認以外のことを検証しています（\(count) か所）：\(first)")
    default: LocalizedText("", ja: "")
    }
  }

  /// The places besides the finding's own, at most three.
  private func others(_ places: [SourceLocation]) -> String {
    let rest = places.filter { $0 != location }
    guard !rest.isEmpty else { return "" }
    return " (also "
      + rest.prefix(3).map { "\($0.shortName):\($0.line)" }.joined(separator: ", ")
      + (rest.count > 3 ? ", …" : "") + ")"
  }

  /// A number with what is counted.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}

extension SourceLocation {
  /// The file's name without its folders.
  fileprivate var shortName: Substring { file.split(separator: "/").last ?? "" }
}
