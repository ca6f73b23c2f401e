import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie in that the app changes something else than it shows.
extension FailureScene {
  /// What the last action changes has nothing to do with what was expected.
  var mismatches: [FailureCause] {
    guard isAboutContent, let deed, case .action(let action) = deed.content,
      let target = expectedOrigins(after: deed), isConcerned(action)
    else { return [] }
    let flow = sources.flow.value
    let effects = self.effects(of: deed)
    let changed = Set(effects.flatMap(\.path))
    guard !changed.isEmpty, !target.origins.isEmpty, changed.isDisjoint(with: target.origins),
      let effect = effects.first, let shown = target.origins.first
    else { return [] }
    let (one, other) = (flow.members[effect.member], flow.members[shown])
    let isElsewhere = ((content.nearMisses ?? []) + (subject?.nearMisses ?? [])).contains {
      $0.kind.isAfterTap || [.otherTab, .furtherDown, .late].contains($0.kind)
    }
    let (first, second) = (named(one), named(other))
    let place = effect.change.location
    var writers = Trail()
    tellWriters(of: shown, in: &writers)
    return [
      FailureCause(
        kind: .appCode, .guess, strength: isElsewhere ? 64 : 80,
        text: language.say(
          "\(action.title) changes \(first) (\(place): `\(effect.change.text)`), and what was "
            + "expected depends on \(second) (\(target.place)): perhaps one of them is the wrong one."
            + sentence(of: writers),
          ja: "\(action.title) が変更するのは \(first)（\(place): `\(effect.change.text)`）ですが、"
            + "期待されたものは \(second)（\(target.place)）によります。どちらかが違うのかもしれません。"),
        event: deed.index, location: place)
    ]
  }

  private func named(_ member: CodeFlow.Member) -> String {
    let key = member.storageKey.map { " (kept as \($0.quotedForPredicate))" } ?? ""
    return (member.owner.isEmpty ? member.name : "\(member.owner).\(member.name)") + key
  }

  /// Whether what was expected may come from an action: of typing, only what was typed.
  private func isConcerned(_ action: Action) -> Bool {
    guard case .type(let text) = action.kind else { return action.kind.isTouch }
    let expected =
      ComparedValues(message: content.message).map { [$0.first, $0.second] }
      ?? [subject?.searched.last?.key ?? ""]
    return !text.isEmpty && expected.contains { $0.contains(text) }
  }

  /// What that was expected depends on, where the last action has not changed it.
  private func expectedOrigins(
    after deed: Event
  ) -> (origins: [Int], place: SourceLocation)? {
    let flow = sources.flow.value
    func kept(_ positions: [Int]) -> [Int] {
      variable(positions).filter { flow.members[$0].kind == .stored }
    }
    if subject?.isMissing == true, let sought = subject?.searched.last {
      guard let control = control(seeking: sought) else { return nil }
      let conditions = control.conditions.isEmpty ? [] : control.conditions
      for condition in conditions {
        let origins = kept(flow.origins(of: condition, in: control.owner))
        if !origins.isEmpty { return (origins, condition.location) }
      }
      return nil
    }
    let texts: [Read.Attribute] = [.label, .value, .title]
    guard
      ComparedValues(message: content.message) != nil
        || subject?.attribute.map(texts.contains) == true,
      let reading = readings.first, let id = reading.read.elementID,
      let element = now.element(withID: id),
      screen(before: deed)?.element(withID: id) != nil, let control = control(of: element, in: now),
      let last = lastChange(of: reading.read.attribute, id),
      !last.isChange
        || last.event.index != deed.index
    else { return nil }
    return (kept(flow.origins(of: control.shown, in: control.owner)), control.location)
  }
}
