import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in what there was to choose from.
extension FailureScene {
  /// What an alert or a bar has instead of what was looked for, and what a wheel lacks.
  var choices: [FailureCause] {
    wheel + indices + noneOfType + padWithoutReturn + buttons + otherTitle
  }

  /// A picker wheel that has no such value.
  private var wheel: [FailureCause] {
    guard content.reason.obstacle == .unsuitable, case .action(let content)? = action?.content,
      case .adjustWheel(let value) = content.kind
    else { return [] }
    let near = sources.nearest(to: value, .label)
    var english = "\(content.target) has no value \(value.quotedForPredicate)."
    var japanese = "\(content.target) に値 \(value.quotedForPredicate) はありません。"
    if let near {
      let other = "\(near.text.quotedForPredicate) (\(near.setting.location))"
      english += " Perhaps \(other) is meant."
      japanese += "\(other) かもしれません。"
    }
    return [
      FailureCause(
        kind: .otherChoice, strength: 88, text: language.say(english, ja: japanese),
        event: action?.index, location: near?.setting.location)
    ]
  }

  /// Fewer elements match than the position that was asked for.
  private var indices: [FailureCause] {
    guard let subject, subject.isMissing, subject.searched.isEmpty,
      let match = subject.title.wholeMatch(of: /(\w+) \(Element at index (\d+)\)/),
      let index = Int(match.2)
    else { return [] }
    let count = now.elements.count { $0.type.name == match.1 }
    guard count <= index else {
      return [
        FailureCause(
          kind: .otherChoice, strength: 65,
          text: language.say(
            "Fewer elements match than index \(index) needs, counted from 0: the screen has "
              + "\(count) of type \(match.1), but not all of them match.",
            ja: "一致する要素が位置 \(index)（0 から数えます）に足りません。\(match.1) は \(count) 個ありますが、"
              + "すべては一致しません。"))
      ]
    }
    return [
      FailureCause(
        kind: .otherChoice, strength: 84,
        text: language.say(
          "The screen has \(count) \(match.1) element\(count == 1 ? "" : "s"), counted from 0: "
            + "there is none at index \(index).",
          ja: "画面の \(match.1) は \(count) 個です（0 から数えます）。位置 \(index) にはありません。"))
    ]
  }

  /// Types that people take for each other.
  private static let kindred: [Set<ElementType>] = [
    [.slider, .stepper, .progressIndicator], [.activityIndicator, .progressIndicator],
    [.picker, .pickerWheel, .segmentedControl, .datePicker, .menuButton, .popUpButton],
    [.switch, .toggle, .checkBox], [.table, .collectionView, .scrollView, .grid],
    [.textField, .secureTextField, .searchField, .textView], [.alert, .sheet, .dialog, .popover],
    [.tabBar, .toolbar, .navigationBar], [.button, .link, .menuItem],
  ]

  /// Nothing on the screen is of the type that was looked for.
  private var noneOfType: [FailureCause] {
    guard let subject, subject.isMissing, subject.searched.isEmpty,
      let match = subject.title.wholeMatch(of: /(\w+) \(First Match\)/),
      let type = ElementType.allCases.first(where: { $0.name == match.1 }),
      !now.elements.contains(where: { $0.type == type })
    else { return [] }
    let akin = Set(Self.kindred.filter { $0.contains(type) }.flatMap(\.self))
    let others = now.elements.filter { akin.contains($0.type) }.prefix(3).map(\.name)
    let list = others.joined(separator: ", ")
    return [
      FailureCause(
        kind: .nearMiss, strength: subject.isAction ? 62 : 34,
        text: language.say(
          "The screen has no \(type.name)\(list.isEmpty ? "." : "; it has \(list).")",
          ja: "画面に \(type.name) はありません。\(list.isEmpty ? "" : "あるのは \(list) です。")"))
    ]
  }

  /// The bar or alert that is there instead of one with another title.
  private var otherTitle: [FailureCause] {
    guard let subject, subject.isMissing, position == nil, let sought = subject.searched.first,
      let type = ElementType(queryName: sought.query), type == .navigationBar || type == .alert,
      let bar = now.elements.first(where: { $0.type == type && !$0.isIdentified(by: sought.key) })
    else { return [] }
    let isOnly = now.elements.count { $0.type == type } == 1
    let hasTwin = ((content.nearMisses ?? []) + subject.nearMisses).contains {
      $0.kind == .otherType
    }
    // What is of that type is meant more likely than what only has that text.
    let isLikely = isOnly && (type == .alert || hasTwin)
    return [
      adding(
        deed.map { trail(of: $0) } ?? Trail(),
        to: FailureCause(
          kind: .otherChoice, strength: isLikely ? 89 : 72,
          text: language.say(
            "On the screen is \(bar.name), not \(sought.key.quotedForPredicate).",
            ja: "画面にあるのは \(sought.key.quotedForPredicate) ではなく \(bar.name) です。"),
          elementIDs: [bar.id]))
    ]
  }

  /// What back buttons are taken to be called: they have the title of the screen before.
  private static let wordsForBack: Set<String> = [
    "Back", "Zurück", "戻る", "Retour", "Atrás", "Indietro", "Voltar", "返回", "뒤로", "Назад", "Terug",
  ]

  /// What keys that end typing are taken to be called.
  private static let wordsForReturn: Set<String> = [
    "Done", "Return", "return", "Go", "Next", "Search", "Send", "Join", "done", "go", "next",
    "Fertig", "Weiter", "完了", "次へ", "検索", "Terminé", "OK",
  ]

  /// What the buttons of steppers are taken to be called: what they show is a picture.
  private static let wordsForSteps: Set<String> = [
    "+", "-", "\u{2212}", "\u{2013}", "plus", "minus", "Plus", "Minus", "increment", "decrement",
    "Increase", "Decrease", "increase", "decrease",
  ]

  /// A keyboard of digits alone, where the key that ends typing was looked for.
  private var padWithoutReturn: [FailureCause] {
    guard let subject, subject.isMissing, position == nil, let last = subject.searched.last,
      ["buttons", "keys", "any"].contains(last.query), Self.wordsForReturn.contains(last.key),
      subject.searched.dropLast().allSatisfy({ $0.query == "keyboards" }),
      sources.places(setting: last.key).isEmpty,
      let place = now.elements.firstIndex(where: { $0.type == .keyboard })
    else { return [] }
    let keys = now.descendants(of: place).map { now.elements[$0] }
    let signs = keys.map(\.label).filter { $0.count == 1 }
    guard signs.contains(where: { $0.allSatisfy(\.isWholeNumber) }),
      !signs.contains(where: { $0.contains(where: \.isLetter) }),
      !keys.contains(where: { $0.type == .button })
    else { return [] }
    let sought = last.key.quotedForPredicate
    return [
      FailureCause(
        kind: .otherChoice, strength: 90,
        text: language.say(
          "The keyboard on the screen is a number pad, which has no key \(sought).",
          ja: "画面のキーボードはテンキーで、\(sought) のキーはありません。"),
        elementIDs: [now.elements[place].id])
    ]
  }

  /// The buttons of the alert or bar on the screen, where another one was looked for.
  private var buttons: [FailureCause] {
    guard let subject, subject.isMissing, position == nil, let last = subject.searched.last,
      last.query == "buttons" || last.query == "any"
    else { return [] }
    let isElsewhere = !sources.places(setting: last.key).isEmpty
    let scope = Set(subject.title.isEmpty ? [] : subject.searched.dropLast().map(\.query))
    let kinds: [(type: ElementType, query: String, isOwn: Bool)] = [
      (.alert, "alerts", true), (.sheet, "sheets", true), (.tabBar, "tabBars", false),
      (.navigationBar, "navigationBars", Self.wordsForBack.contains(last.key)),
      (.keyboard, "keyboards", Self.wordsForReturn.contains(last.key)),
      (.stepper, "steppers", Self.wordsForSteps.contains(last.key)),
    ]
    for kind in kinds {
      let holder = subject.searched.dropLast().last { $0.query == kind.query }?.key
      let all = now.elements.indices.filter { now.elements[$0].type == kind.type }
      let named = holder.flatMap { key in all.first { now.elements[$0].isIdentified(by: key) } }
      guard let bar = named ?? all.first,
        scope.contains(kind.query) || kind.isOwn && !isElsewhere
      else { continue }
      let names = now.descendants(of: bar).map { now.elements[$0] }.filter { $0.type == .button }
        .map { ($0.label.isEmpty ? $0.identifier : $0.label).quotedForPredicate }
      guard !names.isEmpty else { continue }
      let name = now.elements[bar].name
      let list = names.prefix(6).joined(separator: ", ")
      let sought = last.key.quotedForPredicate
      return [
        FailureCause(
          kind: .otherChoice, strength: 88,
          text: language.say(
            "\(name) has no button \(sought); it has \(list).",
            ja: "\(name) にボタン \(sought) はありません。あるのは \(list) です。"),
          elementIDs: [now.elements[bar].id])
      ]
    }
    return []
  }
}
