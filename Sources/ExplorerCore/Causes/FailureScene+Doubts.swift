import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that places of the app's sources suggest which often do something else than meant.
extension FailureScene {
  /// What of the views that were on the screen may be wrong.
  var doubtful: [FailureCause] {
    guard deed != nil, isAboutContent, !sources.doubts.value.isEmpty else { return [] }
    let isUntouched = isValueUntouched
    let before = deed.flatMap(screen(before:))
    let shownNow = ShownViews(now, sources)
    let shownBefore = before.map { ShownViews($0, sources) }
    let lately = latelyShown
    return sources.doubts.value.compactMap { doubt -> FailureCause? in
      let isNow = doubt.views.contains(where: shownNow.contains)
      let wasBefore = doubt.views.contains { shownBefore?.contains($0) == true }
      let wasLately = doubt.views.contains { view in lately.contains { $0.contains(view) } }
      switch doubt.kind {
      case .emptyAction:
        return wasBefore && isTouched(doubt) ? cause(doubt, 90, .sources) : nil
      case .noDestination:
        return wasBefore && !isNow && subject?.isMissing == true ? cause(doubt, 88) : nil
      case .outerDismiss:
        return wasLately && !isNow && !closedTooMuch.isEmpty ? cause(doubt, 91) : nil
      case .unpublished: return isNow && isUntouched ? cause(doubt, 83) : nil
      case .notKept: return isNow && isUntouched ? cause(doubt, 82) : nil
      case .unobserved: return isNow && isUntouched ? cause(doubt, 81) : nil
      case .copied: return wasLately && isUntouched ? cause(doubt, isNow ? 78 : 80) : nil
      case .lostCopy: return wasLately && isUntouched ? cause(doubt, 77) : nil
      case .unused: return isNow && isUntouched ? cause(doubt, strength(ofUnused: doubt)) : nil
      case .otherInstance: return isNow ? cause(doubt, 82) : nil
      case .sameTag: return wasBefore ? cause(doubt, noEffect.isEmpty ? 60 : 84) : nil
      case .noSuper, .replacedArguments: return nil
      }
    }
  }

  /// Whether the failure is about what the app shows, not about how the test uses it.
  var isAboutContent: Bool {
    switch content.reason {
    case .assertion, .waiting: true
    default: content.reason.obstacle == .noMatch
    }
  }

  /// Whether what was expected is missing, still there, or the same as before the test did something.
  private var isValueUntouched: Bool {
    guard let compared = ComparedValues(message: content.message) else { return true }
    let reading = readings.first {
      $0.read.value == compared.first || $0.read.value == compared.second
    }
    return reading.map { $0.read.attribute == .count || !unchanged($0).english.isEmpty } ?? false
  }

  /// How many of the last actions are looked at.
  private static let recentActions = 6

  /// The views that were on the screen at each of the last actions.
  private var latelyShown: [ShownViews] {
    let actions = events.reversed().lazy.filter {
      if case .action = $0.content { true } else { false }
    }
    return actions.prefix(Self.recentActions).compactMap { screen(before: $0) }
      .map { ShownViews($0, sources) }
  }

  /// How much speaks for what nothing uses: of a model it may be there for something else.
  private func strength(ofUnused doubt: CodeDoubt) -> Int {
    if isAboutLastStep(doubt) { return 75 }
    return doubt.views.contains(doubt.owner) ? 52 : 34
  }

  /// Whether what nothing uses reads what the last step changes.
  private func isAboutLastStep(_ doubt: CodeDoubt) -> Bool {
    guard let deed else { return false }
    let flow = sources.flow.value
    let changed = Set(effects(of: deed).map { flow.members[$0.member].name })
    return flow.members.contains { member in
      member.owner == doubt.owner && member.name == doubt.name
        && member.body.mentions.contains { !changed.isDisjoint(with: $0) }
    }
  }

  /// Whether the last action was a touch of an element of that name.
  private func isTouched(_ doubt: CodeDoubt) -> Bool {
    guard let deed, case .action(let action) = deed.content, action.kind.isTouch,
      let element = action.elementID.flatMap({ screen(before: deed)?.element(withID: $0) })
    else { return false }
    let maker = screen(before: deed).flatMap { control(of: element, in: $0) }
    return element.label == doubt.name && (maker == nil || maker?.owner == doubt.owner)
  }

  private func cause(
    _ doubt: CodeDoubt, _ strength: Int, _ certainty: FailureCause.Certainty = .guess
  ) -> FailureCause {
    FailureCause(
      kind: .appCode, certainty, strength: strength, text: sentence(of: doubt),
      location: doubt.location)
  }

  private func sentence(of doubt: CodeDoubt) -> String {
    let (name, owner, at) = (doubt.name, doubt.owner, doubt.location.description)
    switch doubt.kind {
    case .unpublished:
      return language.say(
        "\(name) of \(owner) is not @Published (\(at)): perhaps \(doubt.views.joined(separator: ", ")) "
          + "is not told when it changes.",
        ja: "\(owner) の \(name) は @Published ではありません（\(at)）。変更がビューに伝わらないのかもしれません。")
    case .notKept:
      return language.say(
        "\(owner) makes \(name) itself, as an @ObservedObject (\(at)): perhaps it begins anew "
          + "whenever what is around \(owner) changes; a @StateObject is kept.",
        ja: "\(owner) は \(name) を @ObservedObject として自分で作ります（\(at)）。"
          + "周りが変わるたびに新しくなるのかもしれません。@StateObject なら保たれます。")
    case .unobserved:
      return language.say(
        "\(owner) does not observe \(name) (\(at)): perhaps it is not told when that changes.",
        ja: "\(owner) は \(name) を監視していません（\(at)）。変更が伝わらないのかもしれません。")
    case .copied:
      return language.say(
        "\(owner) changes \(name), its own copy of what it was given (\(at)): perhaps what it was "
          + "given stays as it was.",
        ja: "\(owner) は渡された値のコピー \(name) を変更します（\(at)）。元の値は変わらないのかもしれません。")
    case .outerDismiss:
      return language.say(
        "\(name) at \(at) is that of \(owner), though it is called in what \(owner) presents: "
          + "perhaps it closes \(owner) too.",
        ja: "\(at) の \(name) は \(owner) のものですが、\(owner) が表示するものの中で呼ばれます。"
          + "\(owner) も閉じるのかもしれません。")
    case .unused:
      return language.say(
        "Nothing uses \(name) of \(owner) (\(at)): perhaps something else is shown in its place.",
        ja: "\(owner) の \(name) は使われていません（\(at)）。別のものが表示されているのかもしれません。")
    case .noDestination:
      return language.say(
        "A link of \(owner) has the value \(name) (\(at)): perhaps there is no "
          + "navigationDestination for values of its type.",
        ja: "\(owner) のリンクの値は \(name) です（\(at)）。その型の navigationDestination がないのかもしれません。")
    case .emptyAction:
      return language.say(
        "The action of \(name.quotedForPredicate) is empty (\(at)).",
        ja: "\(name.quotedForPredicate) のアクションは空です（\(at)）。")
    case .otherInstance:
      return language.say(
        "\(owner) makes a \(name) of its own (\(at)), and so does another view: perhaps what is "
          + "changed in one is not in the other.",
        ja: "\(owner) は自分の \(name) を作り（\(at)）、別のビューも作ります。"
          + "一方の変更が他方に伝わらないのかもしれません。")
    case .sameTag:
      return language.say(
        "Two choices of a picker of \(owner) have the tag \(name) (\(at)): perhaps to choose one "
          + "changes nothing.",
        ja: "\(owner) のピッカーの 2 つの選択肢のタグが \(name) です（\(at)）。"
          + "選んでも変わらないのかもしれません。")
    case .noSuper, .replacedArguments: return sentence(ofTests: doubt)
    case .lostCopy:
      return language.say(
        "\(owner) changes only \(name), a copy (\(at)): perhaps what it is a copy of stays as it was.",
        ja: "\(owner) はコピーの \(name) だけを変更します（\(at)）。元の値は変わらないのかもしれません。")
    }
  }
}

/// Which of an app's views a screen shows, by the texts that they set.
struct ShownViews {
  private let texts: Set<String>
  private let titles: Set<String>
  private let settings: [CodeSetting]
  /// How many of the texts that each view sets are on the screen.
  private let counts: Deferred<[String: Int]>

  init(_ tree: ElementTree, _ sources: FailureSources) {
    let shown = Set(
      tree.elements.flatMap { [$0.identifier, $0.label, $0.placeholderValue ?? ""] }
        .filter { !$0.isEmpty })
    // Views set keys where the app has tables.
    let keys = sources.translations.value.lazy.filter { shown.contains($0.text) }.map(\.key)
    texts = shown.union(keys)
    let bars = tree.elements.filter { $0.type == .navigationBar }.map(\.identifier)
    titles = Set(bars).union(
      sources.translations.value.lazy.filter { bars.contains($0.text) }.map(\.key))
    settings = sources.settings
    counts = Deferred { [texts, titles, settings] in
      var found: [String: Set<CodeLocator.Key>] = [:]
      for setting in settings where Self.shows(setting, texts, titles) {
        found[setting.owner, default: []].insert(setting.key)
      }
      return found.mapValues(\.count)
    }
  }

  /// Whether anything that the view sets is on the screen.
  func contains(_ view: String) -> Bool {
    settings.contains { $0.owner == view && Self.shows($0, texts, titles) }
  }

  /// How many of the texts that the view sets are on the screen.
  func count(of view: String) -> Int { counts.value[view] ?? 0 }

  /// How many texts of one view are on the screen at most.
  var most: Int { counts.value.values.max() ?? 0 }

  private static func shows(
    _ setting: CodeSetting, _ texts: Set<String>, _ titles: Set<String>
  ) -> Bool {
    // The title of a screen is also on the buttons that lead there and back.
    let isTitle = setting.expression.hasPrefix("navigation")
    let shown = isTitle ? titles : texts
    return setting.texts.contains(where: shown.contains)
      || setting.pattern.map { !$0.isOpen && shown.contains(where: $0.matches) } == true
  }
}
