import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that the app's sources know: where what was looked for is set, or that it is not.
extension FailureScene {
  /// Why the sources would not have the element on the screen.
  var missingInSources: [FailureCause] {
    let shown = shownTexts
    let misses = (content.nearMisses ?? []) + (subject?.nearMisses ?? [])
    if let key = subject?.searched.last?.key, misses.contains(where: { $0.kind == .outsideScope }) {
      // One is there, but another one was meant.
      return perhaps(hiding(key, among: places(likelySetting: key)), strength: 83)
    }
    guard let subject, subject.isMissing, position == nil,
      let sought = subject.searched.first(where: { !shown.contains($0.key) }),
      !sought.key.isEmpty, !content.message.hasPrefix("XCTAssertFalse")
    else { return [] }
    return known(of: sought) + shownInstead + neverSeen(sought)
  }

  /// What the sources say of a text.
  private func known(of sought: SearchedKey) -> [FailureCause] {
    if let cause = otherLanguage(sought.key) { return [cause] }
    guard !sources.settings.isEmpty else { return [] }
    let found = sources.places(setting: sought.key)
    if let cause = hiding(sought.key, among: found) { return [cause] }
    let guess = perhaps(
      hiding(sought.key, among: places(likelySetting: sought.key)), strength: 78)
    if !guess.isEmpty { return guess }
    let fitting = found.first { $0.fits(sought.query) }
    let isAfterTap = ((content.nearMisses ?? []) + (subject?.nearMisses ?? [])).contains {
      $0.kind.isAfterTap
    }
    // What a step brings is meant rather than another kind of view with that text.
    if fitting == nil, !found.isEmpty, isAfterTap { return [] }
    if let place = fitting ?? found.first {
      var cause = adding(absenceTrail(of: sought), to: notShown(sought.key, place))
      if fitting == nil { cause.strength -= 13 }
      return [cause]
    }
    let patterns = sources.patterns(matching: sought.key)
    let likely = perhaps(hiding(sought.key, among: patterns), strength: 77)
    if !likely.isEmpty { return likely }
    if let row = patterns.first {
      return [adding(absenceTrail(of: sought), to: rowMissing(sought.key, row))]
    }
    return notSet(sought).map { [$0] } ?? otherScript(sought.key) + hiddenText(sought)
  }

  /// What keeps a view from the screen, and what the last step does.
  private func absenceTrail(of sought: SearchedKey) -> Trail {
    guard let control = control(seeking: sought) else { return Trail() }
    var trail = conditionTrail(of: control)
    if !trail.parts.isEmpty, let deed { trail.add(self.trail(of: deed)) }
    return trail
  }

  private func places(likelySetting key: String) -> [CodeSetting] {
    sources.places(setting: key) + sources.placesOfTranslations(likely: key)
  }

  /// A cause that is likely and no more.
  private func perhaps(_ cause: FailureCause?, strength: Int) -> [FailureCause] {
    guard var guess = cause else { return [] }
    guess.certainty = .guess
    guess.strength = strength
    guess.text = language.say("Perhaps \(guess.text)", ja: "おそらく、\(guess.text)")
    return [guess]
  }

  /// What of the views that set a text keeps it from the screen.
  private func hiding(_ key: String, among places: [CodeSetting]) -> FailureCause? {
    for place in places {
      for name in place.surroundings {
        guard let (kind, text) = reason(of: name, key.quotedForPredicate, at: place) else {
          continue
        }
        return FailureCause(
          kind: kind, .sources, strength: 90, text: text, location: place.location)
      }
    }
    return nil
  }

  private func reason(
    of surrounding: String, _ key: String, at place: CodeSetting
  ) -> (FailureCause.Kind, String)? {
    let at = place.location.description
    switch surrounding {
    case "swipeActions", "swipeActions.leading":
      let isLeading = surrounding.hasSuffix("leading")
      let wrong = wrongSwipe(isLeading ? .right : .left)
      return (
        .gesture,
        language.say(
          "\(key) is a swipe action (\(at)): it is there once its row is swiped "
            + "\(isLeading ? "right" : "left")\(wrong.english).",
          ja: "\(key) はスワイプアクションです（\(at)）。行を\(isLeading ? "右" : "左")に"
            + "スワイプすると現れます\(wrong.japanese)。")
      )
    case "contextMenu":
      let short = shortPress
      return (
        .gesture,
        language.say(
          "\(key) is in a context menu (\(at)): it is there after a long press\(short.english).",
          ja: "\(key) はコンテキストメニューの中です（\(at)）。長押しで現れます\(short.japanese)。")
      )
    case "Menu":
      return (
        .gesture,
        language.say(
          "\(key) is in a menu (\(at)): it is there once that is open.",
          ja: "\(key) はメニューの中です（\(at)）。メニューを開くと現れます。")
      )
    case "DisclosureGroup":
      return (
        .gesture,
        language.say(
          "\(key) is in a disclosure group (\(at)): it is there once that is open.",
          ja: "\(key) はディスクロージャーグループの中です（\(at)）。開くと現れます。")
      )
    case "accessibilityIdentifier":
      return (
        .hidden,
        language.say(
          "\(key) is set at \(at), but an identifier that is set on the stack around it takes its "
            + "place.",
          ja: "\(key) は \(at) で設定されていますが、外側のスタックの識別子に置き換えられます。")
      )
    case "accessibilityHidden", "hidden", "opacity(0)":
      return (
        .hidden,
        language.say(
          "\(key) is set at \(at), but \(surrounding) hides it from tests.",
          ja: "\(key) は \(at) で設定されていますが、\(surrounding) によりテストから隠れています。")
      )
    case "accessibilityElement.ignore", "accessibilityElement.combine":
      let children = surrounding.split(separator: ".").last ?? ""
      return (
        .hidden,
        language.say(
          "\(key) is set at \(at), but is a part of an element: accessibilityElement(children: "
            + ".\(children)) around it leaves no element of its own.",
          ja: "\(key) は \(at) で設定されていますが、accessibilityElement(children: "
            + ".\(children)) により独立した要素になりません。")
      )
    default: return nil
    }
  }

  /// What to say of the last touch where it did not last.
  private var shortPress: (english: String, japanese: String) {
    guard case .action(let action)? = deed?.content, case .press(let seconds) = action.kind,
      seconds < 0.5
    else { return ("", "") }
    let text = seconds.shortSecondsText
    return (", and the last one took \(text) s only", "（直前の操作は \(text) 秒だけ）")
  }

  /// What to say of the last swipe where it went elsewhere.
  private func wrongSwipe(_ wanted: HandDirection) -> (english: String, japanese: String) {
    let swipes = events.lazy.reversed().compactMap { event -> HandDirection? in
      guard case .action(let action) = event.content, case .swipe(let direction) = action.kind
      else { return nil }
      return direction
    }
    guard let direction = swipes.first, direction != wanted else { return ("", "") }
    return (
      ", and the last swipe went \(direction.rawValue)",
      "（直前のスワイプは \(direction.rawValue)）"
    )
  }

  /// A text that a view sets which is not on the screen, or not all of it.
  private func notShown(_ key: String, _ place: CodeSetting) -> FailureCause {
    let others = sources.settings.filter { $0.owner == place.owner && !place.owner.isEmpty }
      .flatMap(\.texts).filter { $0 != key }
    let shown = shownTexts
    let key = key.quotedForPredicate
    let (at, owner) = (place.location.description, place.owner)
    func cause(_ strength: Int, _ english: String, _ japanese: String) -> FailureCause {
      FailureCause(
        kind: .notShown, .sources, strength: strength,
        text: language.say(english, ja: japanese), location: place.location)
    }
    if let holder = place.surroundings.first(where: { Self.presenters.contains($0) }) {
      return cause(
        73, "\(key) is set at \(at), in what \(holder) shows: it is not on the screen.",
        "\(key) は \(at) の \(holder) の中で設定されています。画面にはありません。")
    }
    // Texts may be there by chance, such as a title that two views have.
    let identifiers = others.filter(Self.looksLikeIdentifier)
    if !(identifiers.isEmpty ? others : identifiers).contains(where: shown.contains) {
      let isPartThere = others.contains(where: shown.contains)
      return cause(
        others.isEmpty ? 68 : isPartThere ? 70 : 73,
        "\(key) is set at \(at)\(owner.isEmpty ? "" : " in \(owner)"), "
          + (isPartThere
            ? "of whose identifiers none is on the screen."
            : "and the screen shows nothing of it."),
        "\(key) は \(at)\(owner.isEmpty ? "" : "（\(owner)）") で設定されていますが、"
          + (isPartThere ? "そのビューの識別子は 1 つも画面にありません。" : "画面にはありません。"))
    }
    let isInList = place.surroundings.contains { Self.lists.contains($0) }
    return FailureCause(
      kind: .notShown, .guess, strength: 62,
      text: isInList
        ? language.say(
          "\(key) is set at \(at) in a list: perhaps it is further down, or there is no such row.",
          ja: "\(key) は \(at) のリスト内です。さらに下にあるか、その行がないのかもしれません。")
        : language.say(
          "\(key) is set at \(at) in \(owner), which the screen shows a part of: perhaps a "
            + "condition hides it.",
          ja: "\(key) は \(at)（\(owner)）で設定され、画面には一部だけあります。"
            + "条件で隠れているのかもしれません。"),
      location: place.location)
  }

  private static let presenters = ["alert", "confirmationDialog", "actionSheet", "popover"]
  private static let lists = [
    "List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]

  /// A row that a view makes, but of which nothing is known.
  private func rowMissing(_ key: String, _ row: CodeSetting) -> FailureCause {
    FailureCause(
      kind: .notShown, .guess, strength: 60,
      text: language.say(
        "\(row.location) may set \(key.quotedForPredicate): perhaps there is no such row, or not "
          + "yet.",
        ja: "\(row.location) が \(key.quotedForPredicate) を設定し得ます。"
          + "そのような行がない（まだない）のかもしれません。"),
      location: row.location)
  }

  /// A text that no view sets.
  private func notSet(_ sought: SearchedKey) -> FailureCause? {
    let key = sought.key
    let shown = shownTexts
    let type = ElementType(queryName: sought.query) ?? .any
    let typed = Set(
      now.elements.filter { $0.type == type }.flatMap { [$0.identifier, $0.label] })
    let isIdentifier = Self.looksLikeIdentifier(key)
    let identifier = sources.nearest(to: key, .identifier, shown: shown, typed: typed)
    let label = sources.nearest(to: key, .label, shown: shown, typed: typed)
    let near = isIdentifier ? identifier ?? label : label ?? identifier
    // What the data says stands in no view, so that only identifiers are certain.
    // Symbols and pictures have names that no view sets.
    let isCertain =
      isIdentifier && identifier != nil && sought.query != "images" && sources.knowsAllIdentifiers
    let isShown = near.map { shown.contains($0.text) } ?? false
    guard isIdentifier || near != nil else { return nil }
    let quoted = key.quotedForPredicate
    var english = isCertain ? "No view sets \(quoted)" : "Perhaps no view sets \(quoted)"
    var japanese = "\(quoted) を設定するビューはありません" + (isCertain ? "" : "（おそらく）")
    if let near {
      let other = near.text.quotedForPredicate
      english += "; \(other) is set at \(near.setting.location)"
      english += isShown ? " and is on the screen." : "."
      japanese += "。\(other) は \(near.setting.location) で設定されて"
      japanese += isShown ? "おり、画面にあります。" : "います。"
    } else {
      english += "."
      japanese += "。"
    }
    if !isShown {
      let others = othersOfType(sought)
      english += others
      japanese += others
    }
    let strength = near == nil ? 64 : isCertain ? 85 : near?.setting.kind == .identifier ? 72 : 70
    return FailureCause(
      kind: .notSet, isCertain ? .sources : .guess, strength: strength + (isShown ? 6 : 0),
      text: language.say(english, ja: japanese), location: near?.setting.location)
  }

  /// A text in letters that nothing on the screen is written in.
  private func otherScript(_ key: String) -> [FailureCause] {
    let letters = key.unicodeScalars.filter(\.properties.isAlphabetic)
    let shown = now.elements.flatMap { ($0.label + ($0.value ?? "")).unicodeScalars }
      .filter(\.properties.isAlphabetic)
    guard !letters.isEmpty, !shown.isEmpty,
      letters.contains(where: { !$0.isASCII })
        ? shown.allSatisfy(\.isASCII) : shown.allSatisfy({ !$0.isASCII })
    else { return [] }
    return [
      FailureCause(
        kind: .notSet, .guess, strength: 69,
        text: language.say(
          "Perhaps \(key.quotedForPredicate) is a text of another language than the app is "
            + "shown in.",
          ja: "\(key.quotedForPredicate) はアプリの表示とは別の言語のテキストかもしれません。"))
    ]
  }

  /// The texts by which elements on the screen are found.
  private var shownTexts: Set<String> {
    Set(
      now.elements.filter { $0.type != .application }.flatMap {
        [$0.identifier, $0.label, $0.value ?? "", $0.placeholderValue ?? ""]
      }.filter { !$0.isEmpty })
  }

  /// Whether a text looks like one that people set as an identifier, not like one that people read.
  private static func looksLikeIdentifier(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), text.unicodeScalars.allSatisfy(\.isASCII) else {
      return false
    }
    if text.contains(where: { "._-/".contains($0) }) { return true }
    var last: Character = "A"
    for character in text {
      if character.isUppercase, last.isLowercase { return true }
      last = character
    }
    return text.first?.isLowercase == true && text.count > 3
  }
}
