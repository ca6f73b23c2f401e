import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in the values that an assertion compared, and in when they were read.
extension FailureScene {
  /// A value that was read, with the event.
  struct Reading {
    var event: Event
    var read: Read
  }

  /// Why the values that were compared are not as expected.
  var values: [FailureCause] {
    guard content.reason == .assertion || content.reason == .waiting else { return [] }
    guard let compared = ComparedValues(message: content.message) else { return readValue }
    let readings = readings
    let firstRead = readings.first { $0.read.value == compared.first }
    let secondRead = readings.first { $0.read.value == compared.second }
    let isFirst = firstRead != nil
    guard let reading = firstRead ?? secondRead else { return readValue }
    let actual = isFirst ? compared.first : compared.second
    let expected = isFirst ? compared.second : compared.first
    var causes = stale(reading, expected) + otherLanguage(actual, expected)
    causes += lost(reading, expected) + form(reading, actual, expected)
    causes += joined(reading, actual, expected) + otherProperty(reading, actual, expected)
    causes +=
      untranslated(actual, expected)
      + otherRow(actual, expected) + otherOfSeveral + letterCase(of: reading) + noneSays(reading)
      + elsewhere(reading, expected)
      + counted(reading, expected)
      + outdated(actual, expected).map { adding(trail(of: reading), to: $0) }
    return causes.isEmpty ? [said(by: reading)] : causes
  }

  /// The latest reads, the latest first.
  var readings: [Reading] {
    events.suffix(400).reversed().compactMap {
      guard case .read(let read) = $0.content else { return nil }
      return Reading(event: $0, read: read)
    }
  }

  /// The value changed after it was read.
  private func stale(_ reading: Reading, _ expected: String) -> [FailureCause] {
    let read = reading.read
    guard let id = read.elementID else { return [] }
    for (event, tree) in screens where event.index > reading.event.index {
      guard let element = tree.element(withID: id),
        let text = element.text(of: read.attribute), text != read.value
      else { continue }
      let name = "\(read.attribute.rawValue) of \(read.target)"
      return [
        FailureCause(
          kind: .stale, strength: text == expected ? 97 : 75,
          text: language.say(
            "\(name) was read at \(reading.event.time.momentText) s, and became "
              + "\(text.quotedForPredicate) at \(event.time.momentText) s.",
            ja: "\(name) は \(reading.event.time.momentText) 秒に読まれ、"
              + "\(event.time.momentText) 秒に \(text.quotedForPredicate) になりました。"),
          elementIDs: [id], event: event.index)
      ]
    }
    return []
  }

  /// The values mean the same, or what was read is no text of its own.
  private func form(
    _ reading: Reading, _ actual: String, _ expected: String
  ) -> [FailureCause] {
    let element = reading.read.elementID.flatMap { now.element(withID: $0) }
    func cause(
      _ strength: Int, _ english: String, _ ja: String, _ certainty: FailureCause.Certainty = .seen
    ) -> [FailureCause] {
      [
        FailureCause(
          kind: .form, certainty, strength: strength, text: language.say(english, ja: ja),
          elementIDs: element.map { [$0.id] } ?? [], event: reading.event.index)
      ]
    }
    if let element, reading.read.attribute == .value {
      if [.switch, .toggle, .checkBox].contains(element.type), ["0", "1"].contains(actual),
        !["0", "1"].contains(expected)
      {
        return cause(
          90, "The value of \(element.name) is \"1\" when it is on and \"0\" when it is off.",
          "\(element.name) の値はオンで \"1\"、オフで \"0\" です。")
      }
      if actual == element.placeholderValue, !actual.isEmpty {
        return cause(
          90, "\(element.name) is empty: its value is then its placeholder.",
          "\(element.name) は空です。その場合の値はプレースホルダーです。"
        ).map { adding(trail(of: reading), to: $0) }
      }
    }
    switch TextForm.difference(of: actual, expected) {
    case .whitespace: return cause(88, "The texts differ in white space only.", "違いは空白だけです。")
    case .letterCase:
      return cause(88, "The texts differ in upper and lower case only.", "違いは大文字と小文字だけです。")
    case .width:
      return cause(
        88, "The texts differ in the width of characters only.", "違いは文字の全角・半角だけです。")
    case .number:
      return cause(
        86,
        "The digits are the same: perhaps the test expects the number format of another locale.",
        "数字は同じです。別のロケールの書式を期待しているのかもしれません。", .guess)
    case .time:
      return cause(
        84, "The times are whole quarters of an hour apart: perhaps another time zone.",
        "時刻の差は 15 分の倍数です。タイムゾーンの違いかもしれません。", .guess)
    case .date:
      return cause(
        84, "The numbers are the same: perhaps the test expects the date format of another locale.",
        "数は同じです。別のロケールの日付の書式を期待しているのかもしれません。", .guess)
    case .monthName:
      return cause(
        86, "It is the same date: perhaps the test expects it in the format of another locale.",
        "同じ日付です。別のロケールの書式を期待しているのかもしれません。", .guess)
    case .punctuation:
      return cause(
        88, "The texts differ in the kind of quotes, dashes or dots only.",
        "違いは引用符・ダッシュ・点の種類だけです。")
    case nil: return []
    }
  }

  /// What was expected is the text of another element.
  private func elsewhere(_ reading: Reading, _ expected: String) -> [FailureCause] {
    guard reading.read.attribute == .label || reading.read.attribute == .value, !expected.isEmpty,
      let id = reading.read.elementID,
      let other = now.elements.first(where: {
        $0.id != id && ($0.label == expected || $0.value == expected)
      }), let element = now.element(withID: id),
      element.text(of: reading.read.attribute) != expected
    else { return [] }
    return [
      adding(
        trail(of: reading),
        to: FailureCause(
          kind: .otherElement, strength: other.type == element.type ? 79 : 55,
          text: language.say(
            "\(expected.quotedForPredicate) is on the screen, but of another element: "
              + "\(other.summary); it was looked for in \(element.summary).",
            ja: "\(expected.quotedForPredicate) は別の要素にあります: \(other.summary)。"
              + "読まれたのは \(element.summary) です。"),
          elementIDs: [other.id, id], event: reading.event.index))
    ]
  }

  /// The elements that were counted.
  private func counted(_ reading: Reading, _ expected: String) -> [FailureCause] {
    guard reading.read.attribute == .count, let count = Int(reading.read.value) else { return [] }
    let query = (reading.read.searched ?? []).reduce(ElementQuery()) { query, key in
      query.appending(.descendants(ElementType(queryName: key.query) ?? .any))
        .appending(.matching(.identified(by: key.key)))
    }
    let found = query.steps.isEmpty ? [] : query.matches(in: now).prefix(5)
    let names = found.map { now.elements[$0].summary }.joined(separator: "; ")
    let list = names.isEmpty ? "" : ": \(names)"
    var text = language.say(
      "\(reading.read.target) counted \(count), at \(reading.event.time.momentText) s\(list).",
      ja: "\(reading.read.target) は \(reading.event.time.momentText) 秒に \(count) 個でした\(list)。")
    var certainty = FailureCause.Certainty.seen
    if let wanted = Int(expected), wanted > count, count > 0, isAnythingScrolling {
      certainty = .guess
      text += language.say(
        " Perhaps the others are further down: rows that do not show are not counted.",
        ja: " 残りはさらに下にあるのかもしれません。表示されない行は数えられません。")
    }
    return [
      adding(
        rowTrail(),
        to: FailureCause(
          kind: .outdated, certainty, strength: 57, text: text, event: reading.event.index))
    ]
  }

  private var isAnythingScrolling: Bool {
    now.elements.contains { [.scrollView, .collectionView, .table].contains($0.type) }
  }

  /// The sources say what was read, and nowhere what was expected.
  private func outdated(_ actual: String, _ expected: String) -> [FailureCause] {
    guard let place = sources.places(setting: actual).first,
      sources.places(setting: expected).isEmpty,
      !now.elements.contains(where: { $0.label == expected || $0.value == expected })
    else { return [] }
    return [
      FailureCause(
        kind: .outdated, .sources, strength: 72,
        text: language.say(
          "\(place.location) sets \(actual.quotedForPredicate); no view has "
            + "\(expected.quotedForPredicate) written in it.",
          ja: "\(place.location) は \(actual.quotedForPredicate) を設定します。"
            + "\(expected.quotedForPredicate) と書かれたビューはありません。"),
        location: place.location)
    ]
  }

  /// What was read, where that is all that is known.
  private func said(by reading: Reading) -> FailureCause {
    let (read, time) = (reading.read, reading.event.time.momentText)
    let before = unchanged(reading)
    return adding(
      trail(of: reading),
      to: FailureCause(
        kind: .outdated, strength: 47,
        text: language.say(
          "\(read.attribute.rawValue) of \(read.target) was \(read.value.quotedForPredicate) when it "
            + "was read at \(time) s\(before.english).",
          ja: "\(read.target) の \(read.attribute.rawValue) は \(time) 秒に読まれたとき "
            + "\(read.value.quotedForPredicate) でした\(before.japanese)。"),
        elementIDs: read.elementID.map { [$0] } ?? [], event: reading.event.index))
  }

  /// Where what was read comes from.
  private func trail(of reading: Reading) -> Trail {
    guard let element = reading.read.elementID.flatMap({ now.element(withID: $0) }) else {
      return Trail()
    }
    return trail(of: reading.read.attribute, of: element)
  }

  /// What an element says for whose other text a wait has ended.
  private var waitedValue: [FailureCause] {
    guard let subject, let position, case .wait(let wait) = subject.event.content,
      let name = wait.criterion.properties.first(where: {
        ["label", "value", "title"].contains($0)
      }),
      let attribute = Read.Attribute(rawValue: name),
      let text = now.elements[position].text(of: attribute)
    else { return [] }
    let element = now.elements[position]
    let reading = Reading(
      event: subject.event,
      read: Read(
        attribute: attribute, target: element.name, value: text, elementID: element.id))
    let likely = wait.criterion.expected.flatMap { expected in
      otherLanguage(text, expected) + form(reading, text, expected)
        + otherProperty(reading, text, expected) + elsewhere(reading, expected)
    }
    return likely + [
      adding(
        trail(of: reading),
        to: FailureCause(
          kind: .outdated, strength: 59,
          text: language.say(
            "\(name) of \(element.name) was \(text.quotedForPredicate) when the wait ended.",
            ja: "待機の終了時、\(element.name) の \(name) は \(text.quotedForPredicate) でした。"),
          elementIDs: [element.id], event: subject.event.index))
    ]
  }

  /// What to say of a text that nothing that the test did has changed.
  func unchanged(_ reading: Reading) -> (english: String, japanese: String) {
    guard let searched = reading.read.searched, !searched.isEmpty else { return ("", "") }
    let query = searched.reduce(ElementQuery()) { query, key in
      query.appending(.descendants(ElementType(queryName: key.query) ?? .any))
        .appending(.matching(.identified(by: key.key)))
    }
    let texts = screens.lazy.filter { $0.event.index < reading.event.index }.compactMap {
      screen -> (event: Event, text: String)? in
      guard let index = query.firstMatch(in: screen.tree),
        let text = screen.tree.elements[index].text(of: reading.read.attribute)
      else { return nil }
      return (screen.event, text)
    }
    guard let first = texts.first, texts.allSatisfy({ $0.text == reading.read.value }) else {
      return ("", "")
    }
    let actions = events.count {
      guard case .action(let action) = $0.content else { return false }
      return $0.index > first.event.index && $0.index < reading.event.index && action.kind.isChange
    }
    guard actions > 0 else { return ("", "") }
    let deeds = actions == 1 ? "action" : "\(actions) actions"
    return (
      ", as from \(first.event.time.momentText) s on: the \(deeds) since did not change it",
      "（\(first.event.time.momentText) 秒から同じで、その後の \(actions) 回の操作では変わっていません）"
    )
  }

  /// What was read, where an assertion does not say.
  private var readValue: [FailureCause] {
    let waited = waitedValue + selectedSwitch + otherSelected
    if !waited.isEmpty { return waited }
    guard let subject, let attribute = subject.attribute, let value = subject.value,
      !subject.isMissing, [.label, .value, .title, .isSelected].contains(attribute)
    else { return [] }
    let reading = readings.first
    let late = reading.map { stale($0, "") } ?? []
    let before = reading.map(unchanged) ?? (english: "", japanese: "")
    return late + otherOfSeveral + [
      adding(
        reading.map { trail(of: $0) } ?? Trail(),
        to: FailureCause(
          kind: .outdated, strength: 48,
          text: language.say(
            "\(attribute.rawValue) of \(subject.title) was \(value.quotedForPredicate)"
              + "\(before.english).",
            ja: "\(subject.title) の \(attribute.rawValue) は \(value.quotedForPredicate) でした"
              + "\(before.japanese)。"),
          event: subject.event.index))
    ]
  }
}

extension WaitCriterion {
  /// The texts that a property is compared with, as far as they are told.
  fileprivate var expected: [String] {
    switch self {
    case .property(_, _, let value): [value]
    case .expectations(let descriptions, _):
      // Of a predicate, which is in backticks: the names of elements have quotes as well.
      descriptions.flatMap { description in
        description.matches(of: /`[^`]*`/).flatMap { predicate in
          predicate.0.matches(of: /"([^"]+)"/).map { String($0.1) }
        }
      }
    case .idle, .exists, .isGone, .application: []
    }
  }
}

extension Element {
  /// What a read of an attribute gives as text; `nil` of those that are no text.
  func text(of attribute: Read.Attribute) -> String? {
    switch attribute {
    case .label: label
    case .value: value ?? "nil"
    case .title: title
    case .identifier: identifier
    case .placeholderValue: placeholderValue ?? "nil"
    default: nil
    }
  }
}
