import ElementModel
import PredicateLanguage
import SourceModel

/// Causes that the tables of the app's texts know.
extension FailureScene {
  /// What was looked for is a key, or the text of another language than the screen is in.
  func otherLanguage(_ sought: String) -> FailureCause? {
    let all = sources.translations.value
    let labels = Set(now.elements.flatMap { [$0.label, $0.value ?? ""] }.filter { !$0.isEmpty })
    if let cause = keyShown(for: sought, all, labels) { return cause }
    let said = all.filter { $0.says(sought) }
    for entry in said {
      let shown = counterparts(of: entry, all).first { other in
        !other.says(sought) && labels.contains(where: other.says)
      }
      guard let shown else { continue }
      let label = labels.first(where: shown.says) ?? shown.text
      return languages(label, shown, sought, entry)
    }
    guard let entry = said.first, let language = shownLanguage(all, labels),
      !said.contains(where: { $0.language == language }),
      let other = counterparts(of: entry, all).first(where: { $0.language == language })
    else { return nil }
    return FailureCause(
      kind: .otherLanguage, .guess, strength: 84,
      text: screenLanguage(entry, sought, other), location: other.location)
  }

  /// What was found and what was expected are one text in two languages.
  func otherLanguage(_ actual: String, _ expected: String) -> [FailureCause] {
    let all = sources.translations.value
    for entry in all where entry.says(expected) && !entry.says(actual) {
      guard let shown = counterparts(of: entry, all).first(where: { $0.says(actual) }) else {
        continue
      }
      return [languages(actual, shown, expected, entry)]
    }
    return []
  }

  /// The text of another language that is shown because the screen's has none.
  func untranslated(_ actual: String, _ expected: String) -> [FailureCause] {
    let all = sources.translations.value
    let labels = Set(now.elements.map(\.label))
    guard let entry = all.first(where: { $0.says(actual) }),
      let language = shownLanguage(all, labels.subtracting([actual]), by: 2),
      language != entry.language,
      !all.contains(where: { $0.says(expected) }),
      !all.contains(where: {
        $0.key == entry.key && $0.table == entry.table && $0.language == language
      })
    else { return [] }
    let text = actual.quotedForPredicate
    return [
      FailureCause(
        kind: .otherLanguage, .sources, strength: 90,
        text: self.language.say(
          "\(text) is the \(entry.language) text of \(entry.key) (\(entry.place)); the screen is in "
            + "\(language), of which the tables have none for that key.",
          ja: "\(text) は \(entry.key) の \(entry.language) のテキストです（\(entry.place)）。画面は "
            + "\(language) ですが、テーブルにこのキーの \(language) のテキストはありません。"),
        location: entry.location)
    ]
  }

  private func counterparts(of entry: Translation, _ all: [Translation]) -> [Translation] {
    all.filter {
      $0.key == entry.key && $0.table == entry.table && $0.language != entry.language
    }
  }

  /// A key that was looked for though its text is shown, or is shown though its text was looked for.
  private func keyShown(
    for sought: String, _ all: [Translation], _ labels: Set<String>
  ) -> FailureCause? {
    let quoted = sought.quotedForPredicate
    let isIdentifier = sources.places(setting: sought).contains { $0.kind == .identifier }
    let texts = all.filter { $0.key == sought && $0.text != sought }
    if !isIdentifier, let entry = texts.first(where: { labels.contains($0.text) }) {
      let text = entry.text.quotedForPredicate
      return FailureCause(
        kind: .otherLanguage, .sources, strength: 94,
        text: language.say(
          "\(quoted) is a key of the app's tables: what it shows is \(text), the "
            + "\(entry.language) text (\(entry.place)).",
          ja: "\(quoted) はアプリの文字列テーブルのキーです。画面にあるのは "
            + "\(entry.language) のテキスト \(text) です（\(entry.place)）。"),
        location: entry.location)
    }
    let untranslated = all.first {
      $0.text == sought && $0.key != sought && labels.contains($0.key)
    }
    guard let entry = untranslated, !all.contains(where: { $0.text == entry.key }) else {
      return nil
    }
    let key = entry.key.quotedForPredicate
    return FailureCause(
      kind: .otherLanguage, .sources, strength: 94,
      text: language.say(
        "The app shows the key \(key) itself; \(quoted) is its \(entry.language) text "
          + "(\(entry.place)).",
        ja: "アプリはキー \(key) をそのまま表示しています。\(quoted) はその \(entry.language) の"
          + "テキストです（\(entry.place)）。"),
      location: entry.location)
  }

  private func languages(
    _ text: String, _ shown: Translation, _ sought: String, _ entry: Translation
  ) -> FailureCause {
    let (text, sought) = (text.quotedForPredicate, sought.quotedForPredicate)
    return FailureCause(
      kind: .otherLanguage, .sources, strength: 94,
      text: language.say(
        "The app shows \(text), the \(shown.language) text of \(shown.key) (\(shown.place)); "
          + "\(sought) is its \(entry.language) text (\(entry.place)).",
        ja: "アプリが表示しているのは \(shown.key) の \(shown.language) のテキスト \(text) です"
          + "（\(shown.place)）。\(sought) はその \(entry.language) のテキストです（\(entry.place)）。"),
      location: shown.location)
  }

  private func screenLanguage(
    _ entry: Translation, _ sought: String, _ other: Translation
  ) -> String {
    let (sought, text) = (sought.quotedForPredicate, other.text.quotedForPredicate)
    return language.say(
      "\(sought) is the \(entry.language) text of \(entry.key) (\(entry.place)), and the screen "
        + "is in \(other.language): perhaps \(text) (\(other.place)) is meant.",
      ja: "\(sought) は \(entry.key) の \(entry.language) のテキストです（\(entry.place)）。画面は "
        + "\(other.language) なので、\(text)（\(other.place)）かもしれません。")
  }

  /// The language of most of the texts on the screen that are not the same in all; `nil` where no
  /// language has most, or fewer than some.
  private func shownLanguage(
    _ all: [Translation], _ labels: Set<String>, by least: Int = 1
  ) -> String? {
    let shown = all.filter { labels.contains($0.text) }
    var counts: [String: Int] = [:]
    for entry in shown where counterparts(of: entry, all).contains(where: { $0.text != entry.text })
    {
      counts[entry.language, default: 0] += 1
    }
    let most = counts.values.max() ?? 0
    guard most >= least else { return nil }
    let languages = counts.filter { $0.value == most }.keys
    return languages.count == 1 ? languages.first : nil
  }
}

extension Translation {
  /// Where the table has it, with the folder of the language.
  fileprivate var place: String {
    let folder = location.file.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".lproj") ? "\(folder)/\(location)" : "\(location)"
  }
}
