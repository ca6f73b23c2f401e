import ElementModel
import Foundation
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that the run has seen or tried: what was nearly what was looked for.
extension FailureScene {
  /// Elements that are nearly what was looked for, or were found when that was tried.
  var nearMisses: [FailureCause] {
    let misses = (content.nearMisses ?? []) + (subject?.nearMisses ?? [])
    // Arguments come in pairs: the first says enough.
    let firstSetting = misses.first { $0.kind == .setTooLate && isAskedFor($0.name) }
    return misses.filter { $0.kind != .oneOfSeveral && !isApp($0) }.map { miss in
      let (kind, certainty, strength) =
        miss == firstSetting ? (.launchSwitch, .seen, 98) : rank(of: miss)
      let cause = FailureCause(
        kind: kind, certainty, strength: strength + (hasWhole(miss) ? 2 : 0),
        text: differsInCase(miss) ?? miss.text(language) + missingStep(miss),
        elementIDs: miss.elementID.map { [$0] } ?? [])
      return adding(trail(of: miss), to: cause)
    }
  }

  /// Where a missed element comes from, or what what was looked for depends on.
  private func trail(of miss: NearMiss) -> Trail {
    if miss.kind == .similarLabel, let deed,
      let element = miss.elementID.flatMap({ now.element(withID: $0) })
    {
      // What the last step has brought, or changed, is its work.
      let before = screen(before: deed)?.element(withID: element.id)
      guard differsInCase(miss) != nil else { return trail(of: .label, of: element) }
      return before?.label == element.label ? Trail() : trail(of: deed)
    }
    // What came and went needs no other cause.
    guard miss.kind.isAfterTap, miss.kind == .afterTap || tap(on: miss) == nil,
      let sought = subject?.searched.last,
      let control = control(seeking: sought)
    else {
      return Trail()
    }
    return conditionTrail(of: control)
  }

  /// What may be wrong where something else had to be done first.
  private func missingStep(_ miss: NearMiss) -> String {
    guard miss.kind.isAfterTap else { return "" }
    guard let tap = tap(on: miss) else {
      return language.say(
        " Perhaps that step is missing.", ja: "その操作が抜けているのかもしれません。")
    }
    let time = tap.time.momentText
    return miss.kind == .afterTapBriefly
      ? language.say(
        " The test tapped it at \(time) s: perhaps it was gone when it was looked for.",
        ja: "テストは \(time) 秒にタップしていて、探したときにはもう消えていたのかもしれません。")
      : language.say(
        " The test tapped it at \(time) s: perhaps too early for that.",
        ja: "テストは \(time) 秒にタップしていて、早すぎたのかもしれません。")
  }

  /// The test's latest tap on the button of a miss.
  private func tap(on miss: NearMiss) -> Event? {
    guard miss.kind.isAfterTap, let button = miss.elementID else { return nil }
    return events.last { event in
      guard case .action(let action) = event.content else { return false }
      return action.elementID == button && action.kind.isTouch
    }
  }

  /// What to say of an element whose text is what was looked for but for upper and lower case.
  private func differsInCase(_ miss: NearMiss) -> String? {
    guard miss.kind == .similarLabel || miss.kind == .similarIdentifier,
      let key = subject?.searched.last?.key, let name = miss.name, let detail = miss.detail,
      let element = miss.elementID.flatMap({ now.element(withID: $0) }),
      [element.identifier, element.label, element.value ?? ""].contains(where: {
        TextForm.difference(of: $0, key) == .letterCase
      })
    else { return nil }
    return language.say(
      "\(name) with \(detail) differs in upper and lower case only.",
      ja: "\(detail) の \(name) との違いは大文字と小文字だけです。")
  }

  private func rank(
    of miss: NearMiss
  ) -> (FailureCause.Kind, FailureCause.Certainty, strength: Int) {
    switch miss.kind {
    case .late, .goesLate, .rightLater: (.late, .tried, 96)
    case .changesLater: (.late, .tried, 70)
    case .furtherDown: (.furtherDown, .tried, 93)
    // Any element of a type that is found elsewhere says little.
    case .otherTab: (.otherTab, .tried, subject?.searched.isEmpty == true ? 60 : 93)
    case .systemAlert: (.systemAlert, .seen, 97)
    case .awaitsAction: (.systemAlert, .seen, 97)
    case .setTooLate: (.launchSwitch, .seen, 60)
    case .afterTap: (.notShown, .tried, 66)
    case .afterTapBriefly: (.notShown, .tried, tap(on: miss) == nil ? 66 : 85)
    // With nothing better known: the screen may be another one.
    case .otherKind: (.nearMiss, .seen, 69)
    case .noneInside: (.nearMiss, .seen, 86)
    case .itself: (.nearMiss, .seen, 88)
    case .otherType: (.nearMiss, .seen, isContentOfField(miss) ? 42 : 87)
    case .outsideScope, .otherWindow, .otherApp: (.nearMiss, .seen, 79)
    // What some other view sets is likely meant, and the likeness is chance.
    case .similarIdentifier, .similarLabel:
      (.nearMiss, .seen, isSetSomewhere || isTakenAway(but: miss.elementID) ? 45 : 80)
    case .oneOfSeveral: (.several, .seen, 94)
    }
  }

  /// Whether a step has taken away what was looked for, which has not become another element's.
  private func isTakenAway(but id: Int?) -> Bool {
    disappeared.contains { cause in
      let event = events.first { $0.index == cause.event }
      guard case .action? = event?.content else { return false }
      return !cause.elementIDs.contains { $0 == id }
    }
  }

  /// Whether a missed element is a field that has what was looked for as its content.
  private func isContentOfField(_ miss: NearMiss) -> Bool {
    guard let key = subject?.searched.last?.key,
      let element = miss.elementID.flatMap({ now.element(withID: $0) })
    else { return false }
    return element.value == key && element.identifier != key && element.label != key
  }

  /// Whether the text of a similar element has all of what was looked for.
  private func hasWhole(_ miss: NearMiss) -> Bool {
    guard miss.kind == .similarLabel, let key = subject?.searched.last?.key, !key.isEmpty else {
      return false
    }
    return miss.elementID.flatMap { now.element(withID: $0) }?.label.contains(key) == true
  }

  /// Whether a missed element is the app itself, which is called so by chance.
  private func isApp(_ miss: NearMiss) -> Bool {
    miss.elementID.flatMap { now.element(withID: $0) }?.type == .application
  }

  /// Whether a view sets what was looked for.
  private var isSetSomewhere: Bool {
    guard let key = subject?.searched.last?.key else { return false }
    return !sources.places(setting: key).isEmpty
  }
}

extension NearMiss.Kind {
  /// Whether a button brings it.
  var isAfterTap: Bool { self == .afterTap || self == .afterTapBriefly }
}
