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
          + " \(tests == 1 ? "comes" : "come") to it.",
        ja: "\(page) には表示を確かめるメソッドがありません（テスト \(tests) 個が通ります）。")
    case .rawQueries(let member, let count, let hasPages):
      LocalizedText(
        "\(member) asks for elements itself, at \(Self.count(count, "place"))"
          + "\(hasPages ? ", past the pages" : "").",
        ja: "\(member) がアプリの要素を直接探しています（\(count) か所）。")
    case .sleeps(let member, let text, let seconds):
      LocalizedText(
        "\(text) in \(member) waits \(seconds.map { "\($0.lengthText) s" } ?? "that long")"
          + " whatever happens, and for nothing longer.",
        ja:
          "\(member) の \(text) は、何が起きても\(seconds.map { " \($0.lengthText) 秒" } ?? "その時間だけ")待ち、それ以上は待ちません。"
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
    case .lands(let method, let page, let seen, let times):
      LocalizedText(
        "\(method) gives \(page), and what appears is \(seen)"
          + " (\(times) of \(Self.count(times, "time"))).",
        ja: "\(method) は \(page) を返しますが、現れるのは \(seen) です（\(times) 回中 \(times) 回）。")
    case .idle(let elements, let tried, let tests):
      LocalizedText(
        "None of \(Self.count(tried, "fault")) at what this looks at"
          + " (\(elements.joined(separator: ", "))) makes it fail, in \(Self.count(tests, "test")).",
        ja: "これが見ている \(elements.joined(separator: "、")) を \(tried) 通りに壊しても失敗しません"
          + "（テスト \(tests) 個で確認）。")
    case .dependsOn(let test, let others, let message):
      LocalizedText(
        "\(test) passes alone and fails after \(Self.listed(others)), with what that leaves on the"
          + " device: \(message)",
        ja: "\(test) は単独では成功し、\(Self.listed(others)) の後では、残された状態のために失敗します：\(message)")
    case .onlyByTiming(let test, let title, let cause, let margin):
      LocalizedText(
        "\(title) passes only by timing: \(cause) brought it \(margin.secondsText) s before, and with"
          + " that \(TimingTrial.lateness.secondsText) s late \(test) fails here.",
        ja: "\(title) はタイミング次第です。\(cause) が \(margin.secondsText) 秒前に間に合っただけで、"
          + "\(TimingTrial.lateness.secondsText) 秒遅れると \(test) がここで失敗します。")
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

  /// One name, or the first of several and how many more there are.
  private static func listed(_ names: [String]) -> String {
    names.count < 2 ? names.first ?? "" : "\(names[0]) and \(names.count - 1) more"
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

extension Double {
  /// It as a number of seconds, with as many digits as tell it from none.
  fileprivate var lengthText: String { self < 0.01 ? "\(self)" : secondsText }
}
