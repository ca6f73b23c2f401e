import ElementModel
import PredicateLanguage
import SessionProtocol

/// Causes that lie in which property of an element was read.
extension FailureScene {
  /// What the element says in another property, or in another unit, than was expected.
  func otherProperty(
    _ reading: Reading, _ actual: String, _ expected: String
  ) -> [FailureCause] {
    guard let element = reading.read.elementID.flatMap({ now.element(withID: $0) }) else {
      return []
    }
    let attribute = reading.read.attribute
    if attribute == .value, actual.hasSuffix("%"), !expected.hasSuffix("%"),
      [.slider, .progressIndicator].contains(element.type)
    {
      return [
        FailureCause(
          kind: .form, strength: 92,
          text: language.say(
            "The value of a \(element.type.name) is a percentage of its range: "
              + "\(element.name) says \(actual.quotedForPredicate).",
            ja: "\(element.type.name) の値は範囲に対する百分率です。\(element.name) は "
              + "\(actual.quotedForPredicate) です。"),
          elementIDs: [element.id], event: reading.event.index)
      ]
    }
    let texts: [(Read.Attribute, String)] = [
      (.label, element.label), (.value, element.value ?? ""), (.title, element.title),
      (.identifier, element.identifier), (.placeholderValue, element.placeholderValue ?? ""),
    ]
    guard !expected.isEmpty, element.text(of: attribute) != expected,
      let (other, text) = texts.first(where: { $0.0 != attribute && $0.1 == expected })
        ?? texts.first(where: { $0.0 != attribute && hasNothing(actual) && has($0.1, expected) })
    else { return [] }
    if attribute == .value, other == .placeholderValue {
      return [
        adding(
          trail(of: attribute, of: element),
          to: FailureCause(
            kind: .otherElement, strength: 93,
            text: language.say(
              "\(element.name) is not empty: \(actual.quotedForPredicate) is in it, and an empty "
                + "one has its placeholder as its value, \(text.quotedForPredicate).",
              ja: "\(element.name) は空ではありません（\(actual.quotedForPredicate)）。空なら値は"
                + "プレースホルダー \(text.quotedForPredicate) です。"),
            elementIDs: [element.id], event: reading.event.index))
      ]
    }
    let isSame = text == expected
    let (name, quoted) = (element.name, text.quotedForPredicate)
    return [
      FailureCause(
        kind: .otherElement, isSame ? .seen : .guess, strength: isSame ? 93 : 63,
        text: isSame
          ? language.say(
            "\(quoted) is the \(other.rawValue) of \(name), not its \(attribute.rawValue), which "
              + "is \(actual.quotedForPredicate).",
            ja: "\(quoted) は \(name) の \(attribute.rawValue)（\(actual.quotedForPredicate)）ではなく "
              + "\(other.rawValue) です。")
          : language.say(
            "\(name) has no \(attribute.rawValue): perhaps its \(other.rawValue) is meant, which is "
              + "\(quoted).",
            ja: "\(name) に \(attribute.rawValue) はありません。\(other.rawValue)（\(quoted)）かもしれません。"),
        elementIDs: [element.id], event: reading.event.index)
    ]
  }

  private func hasNothing(_ text: String) -> Bool { text.isEmpty || text == "nil" }

  /// Whether a text has another one in it as a word.
  private func has(_ text: String, _ part: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == part }
  }

  /// That a switch was asked whether it is selected.
  var selectedSwitch: [FailureCause] {
    let isWait =
      if case .wait(let wait)? = subject?.event.content {
        wait.criterion.properties.contains(Read.Attribute.isSelected.rawValue)
      } else {
        false
      }
    guard let subject, subject.attribute == .isSelected || isWait, let position else { return [] }
    let element = now.elements[position]
    guard [.switch, .toggle, .checkBox].contains(element.type), !element.isSelected else {
      return []
    }
    let value = (element.value ?? "").quotedForPredicate
    return [
      FailureCause(
        kind: .form, strength: 90,
        text: language.say(
          "Whether \(element.name) is on is its value, which is \(value); isSelected is false of a "
            + "switch in either case.",
          ja: "\(element.name) のオン・オフは value（\(value)）です。スイッチの isSelected は常に false です。"),
        elementIDs: [element.id], event: subject.event.index)
    ]
  }

  /// Which other element is selected than the one that was asked.
  var otherSelected: [FailureCause] {
    guard let subject, subject.attribute == .isSelected, subject.value == "false", let position
    else { return [] }
    let element = now.elements[position]
    guard
      let other = now.elements.first(where: {
        $0.isSelected && $0.type == element.type && $0.id != element.id
      })
    else { return [] }
    return [
      FailureCause(
        kind: .otherElement, strength: 61,
        text: language.say(
          "\(other.name) is selected, not \(element.name).",
          ja: "選択されているのは \(element.name) ではなく \(other.name) です。"),
        elementIDs: [other.id, element.id], event: subject.event.index)
    ]
  }

  /// A predicate that asks for something that elements do not have.
  var unknownProperty: [FailureCause] {
    guard let match = content.message.firstMatch(of: /coding-compliant for the key (\w+)/) else {
      return []
    }
    let key = String(match.1)
    let distance = TextDistance(to: key)
    let near = Read.Attribute.allCases.map(\.rawValue)
      .compactMap { name in distance.distance(to: name).map { (name, $0) } }
      .min { $0.1 < $1.1 }?.0
    let quoted = key.quotedForPredicate
    return [
      FailureCause(
        kind: .notSet, strength: 98,
        text: language.say(
          "Elements have no property \(quoted)"
            + (near.map { "; perhaps \($0.quotedForPredicate) is meant." } ?? "."),
          ja: "要素にプロパティー \(quoted) はありません。"
            + (near.map { "\($0.quotedForPredicate) かもしれません。" } ?? "")))
    ]
  }
}
